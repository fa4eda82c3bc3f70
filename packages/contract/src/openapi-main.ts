/** Prints the OpenAPI document, or writes it to the file that is named. */
import { writeFileSync } from 'node:fs';
import { api } from './index.ts';
import { openapi } from './openapi.ts';
import { VERSION } from './version.ts';

const [file] = process.argv.slice(2);
if (file === '--help') {
  console.log(
    'npm run --silent openapi        prints the OpenAPI document\nnpm run openapi -- openapi.json   writes it to a file',
  );
  process.exit(0);
}
const document = `${JSON.stringify(openapi(api, VERSION), null, 2)}\n`;
if (file) writeFileSync(file, document);
else process.stdout.write(document);
