import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/** What makes files outlive a crash of the machine: their bytes, and the entry of the folder under which they are found. */

/** Resolves once the bytes of a file are on the disk. */
export async function syncFile(file: string): Promise<void> {
  // Windows flushes only what is open for writing.
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Resolves once the names in a folder are on the disk. Windows keeps them by itself and opens no folder. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder with those above it, each of which lasts; nothing happens where it stands. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = path.resolve(folder); ; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
    if (made === path.resolve(first)) return;
  }
}
