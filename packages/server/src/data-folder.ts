import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from './files/index.ts';

/** Another server is already using the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `the data folder ${folder} is in use by process ${pid}; stop it first, or set another folder in ATRIUM_DATA`,
    );
    this.name = 'FolderInUseError';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

export interface DataFolder {
  /** Folder of the embedded database. */
  readonly database: string;
  /** Folder of uploaded files. */
  readonly blobs: string;
  release(): Promise<void>;
}

/**
 * Opens the data folder, exclusively for this process if it holds the embedded database (throws FolderInUseError). With
 * an external database it only holds files by their content hash, and servers share it.
 */
export async function takeDataFolder(folder: string, { alone }: { alone: boolean }): Promise<DataFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    database: path.join(folder, 'database'),
    blobs: path.join(folder, 'blobs'),
    release: alone ? await lock(folder) : async () => {},
  };
}

/**
 * Locks the folder with a file that names this process; the lock of a process that no longer runs is taken over. The
 * embedded database has no lock of its own, and two processes on one folder lose each other's rows. Returns the
 * function that releases the lock.
 */
async function lock(folder: string): Promise<() => Promise<void>> {
  const pidFile = path.join(folder, 'server.pid');
  for (let attempt = 0; ; attempt += 1) {
    try {
      const file = await open(pidFile, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt >= 3) throw error;
      const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
      // An empty lock file is just being written by another process.
      if (pid === 0 && attempt < 2) await new Promise((resolve) => setTimeout(resolve, 100));
      else if (pid !== 0 && pid !== process.pid && isAlive(pid)) throw new FolderInUseError(folder, pid);
      else await rm(pidFile, { force: true });
    }
  }
  return () => rm(pidFile, { force: true });
}

/** Creates `folder` completely or not at all: `make` fills a temporary folder beside it, which is then renamed. */
export async function makeOnce(folder: string, make: (temporary: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  const temporary = `${folder}.new`;
  await rm(temporary, { recursive: true, force: true });
  await make(temporary);
  await rename(temporary, folder);
  await syncFolder(path.dirname(path.resolve(folder)));
}
