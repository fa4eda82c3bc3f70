import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface EmbeddedDatabase {
  /** Where the driver connects: a socket in a private folder, or a loopback port. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly database: string;
    readonly user: string;
  };
  stop(): Promise<void>;
}

type Message = { readonly ready: true; readonly port: number } | { readonly failed: string };

/** Names of socket folders: prefix, process id and a unique suffix. */
const SOCKET_FOLDER = /^atrium-socket-(\d+)-\w+$/;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Whether something listens on a socket: a process of another container may, although its pid is unknown here. */
function isAnswered(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

/** Removes the socket folders of servers that were killed. */
async function removeStaleSockets(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(SOCKET_FOLDER.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const folder = path.join(tmpdir(), name);
    if (await isAnswered(path.join(folder, SOCKET_NAME))) continue;
    // A folder of another account cannot be removed and stays.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** Name of the socket in its folder, as the driver expects it. */
const SOCKET_PORT = 5432;
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

/**
 * Starts PostgreSQL on a data folder in a worker thread, so that a slow query does not block the event loop of the server.
 * The socket is in a folder that only this account can read; Windows uses a loopback port instead.
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
    // Under `node --watch` a thread also reports the modules it loads; ignore those messages.
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
