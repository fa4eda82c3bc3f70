/** An S3 server in a separate process, which verifies signatures: `node s3-server-main.ts FOLDER PORT BUCKET`. */
import S3rver from '@20minutes/s3rver';
import { createServer } from 'node:http';

const [directory = '', port = '0', bucket = ''] = process.argv.slice(2);
const options = { directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] };
const store = new S3rver(options);
await store.configureBuckets();
const answer = store.callback();
/** S3rver computes a different signature than Amazon for bucket calls, whose path ends with a slash. */
const answerOfBucket = new S3rver({ ...options, allowMismatchedSignatures: true }).callback();
const OF_BUCKET = /^\/[^/?]+\/(?:\?|$)/;

let underWay = 0;
const server = createServer((request, response) => {
  const { url = '' } = request;
  if (url === '/under-way') {
    response.end(String(underWay));
    return;
  }
  underWay += 1;
  response.on('close', () => (underWay -= 1));
  (OF_BUCKET.test(url) ? answerOfBucket : answer)(request, response);
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
