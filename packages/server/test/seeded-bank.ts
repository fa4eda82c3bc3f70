/** A seeded bank that is cached between runs while its sources are unchanged. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { startProcess } from './server-process.ts';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const CACHE = path.resolve(PACKAGE, '../../.cache/test-bank');

/** Returns a fingerprint of everything the seeded bank depends on, including the day, because its dates are relative. */
async function bankKey(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const folder of ['../sandbox/src/seed', 'src/database', 'src/files', 'drizzle', '../contract/src']) {
    const files = await readdir(path.join(PACKAGE, folder), { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
    for (const file of names.sort()) hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Removes banks of other days and abandoned drafts. Younger ones may belong to a run in progress. */
async function removeOldBanks(): Promise<void> {
  const limit = Date.now() - 24 * 3_600_000;
  for (const name of await readdir(CACHE)) {
    const folder = path.join(CACHE, name);
    if ((await stat(folder)).mtimeMs < limit) await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the data folder of a seeded bank, created if its sources or the day have changed. Copy it before use. */
export async function seededBank(): Promise<string> {
  const folder = path.join(CACHE, await bankKey());
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  await removeOldBanks();
  const draft = await mkdtemp(path.join(CACHE, 'new-'));
  const server = await startProcess(draft);
  await server.end('SIGTERM');
  try {
    await rename(draft, folder);
  } catch (error) {
    // Another run has created the same bank in the meantime.
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  }
  return folder;
}
