import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/** Makes files survive a crash of the machine: flushes their bytes and their directory entries. */

/** Resolves once the bytes of a file are on the disk. */
export async function syncFile(file: string): Promise<void> {
  // Windows flushes only files that are open for writing.
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Resolves once the entries of a folder are on the disk. Windows flushes them itself and cannot open a folder. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder with its parents and flushes their directory entries; does nothing when it exists. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = path.resolve(folder); ; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
    if (made === path.resolve(first)) return;
  }
}
