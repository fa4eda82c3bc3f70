/** Worker thread of the embedded database: owns the data folder and serves the PostgreSQL protocol on a socket. */
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { parentPort, workerData } from 'node:worker_threads';
import { batchedMessages } from './batched-messages.ts';

const { folder, socket } = workerData as { folder: string; socket: string | null };

try {
  const db = await PGlite.create(folder, { extensions: { fuzzystrmatch, pg_trgm } });
  // Pages are in memory, so random reads cost about as much as sequential ones; this makes the planner prefer indexes.
  await db.exec('set random_page_cost = 1.1');
  const server = new PGLiteSocketServer({
    db: batchedMessages(db),
    ...(socket ? { path: socket } : { host: '127.0.0.1', port: 0 }),
    maxConnections: 2,
  });
  await server.start();
  parentPort?.on('message', () => {
    void (async () => {
      await server.stop();
      await db.close();
      process.exit(0);
    })();
  });
  const port = socket ? 0 : Number(server.getServerConn().split(':').pop());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ ready: true, port });
} catch (error) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) });
}
