import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface EmbeddedDatabase {
  /** Where the driver finds it: a socket in a folder of our own, or a loopback port. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly database: string;
    readonly user: string;
  };
  stop(): Promise<void>;
}

type Message = { readonly ready: true; readonly port: number } | { readonly failed: string };

/** Name of the socket in its folder: the driver looks for this one. */
const SOCKET_PORT = 5432;

/**
 * Starts PostgreSQL in a worker thread over a data folder. In its own thread a slow query never stops the server from
 * answering others. Sockets live in a folder that only this account can read; Windows has a loopback port instead.
 */
export async function startEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const onWindows = process.platform === 'win32';
  const socketFolder = onWindows ? null : await mkdtemp(path.join(tmpdir(), 'atrium-'));
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: {
      folder,
      socket: socketFolder ? path.join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`) : null,
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    // Under `node --watch` a thread also reports the modules it loads; those messages are not for us.
    worker.on('message', (message: Message) => {
      if ('ready' in message) resolve(message.port);
      else if ('failed' in message) reject(new Error(message.failed));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the embedded database ended with code ${code}`)));
  });
  return {
    connection: {
      host: socketFolder ?? '127.0.0.1',
      port: socketFolder ? SOCKET_PORT : port,
      database: 'postgres',
      user: 'postgres',
    },
    stop: async () => {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage('stop');
      await ended;
      if (socketFolder) await rm(socketFolder, { recursive: true, force: true });
    },
  };
}
