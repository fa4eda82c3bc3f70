import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
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

/** Folders of sockets: the prefix, the process that made it, and what makes it unique. */
const SOCKET_FOLDER = /^atrium-socket-(\d+)-\w+$/;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Whether something listens on a socket; a process of another container may, though its number says nothing here. */
function isAnswered(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

/** Removes the folders that servers left behind which were killed. */
async function removeStaleSockets(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(SOCKET_FOLDER.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const folder = path.join(tmpdir(), name);
    if (await isAnswered(path.join(folder, SOCKET_NAME))) continue;
    // Another account's stays: it is not ours to remove.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** Name of the socket in its folder: the driver looks for this one. */
const SOCKET_PORT = 5432;
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

/**
 * Starts PostgreSQL in a worker thread over a data folder. In its own thread a slow query never stops the server from
 * answering others. Sockets live in a folder that only this account can read; Windows has a loopback port instead.
 */
export async function startEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const onWindows = process.platform === 'win32';
  if (!onWindows) await removeStaleSockets();
  const socketFolder = onWindows ? null : await mkdtemp(path.join(tmpdir(), `atrium-socket-${process.pid}-`));
  const removeSocket = async (): Promise<void> => {
    if (socketFolder) await rm(socketFolder, { recursive: true, force: true });
  };
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: {
      folder,
      socket: socketFolder ? path.join(socketFolder, SOCKET_NAME) : null,
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
  }).catch(async (error: unknown) => {
    await removeSocket();
    throw error;
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
      await removeSocket();
    },
  };
}
