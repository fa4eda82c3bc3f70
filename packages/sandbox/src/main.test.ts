import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Starts the server with the sandbox, which is to end by itself. */
function start(settings: Record<string, string>, ...args: string[]) {
  return spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '0', ...settings },
  });
}

it('reports an unreachable database in one sentence, without the password', () => {
  const { status, stderr } = start({
    DATABASE_URL: 'postgres://atrium:secret@127.0.0.1:1/bank',
    SANDBOX: 'true',
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    'the database 127.0.0.1:1/bank does not respond (ECONNREFUSED); check DATABASE_URL',
  ]);
});
it('reports a data folder that cannot be created in one sentence', () => {
  // A file is not a folder, even for root.
  const folder = path.join(import.meta.filename, 'data');
  const { status, stderr } = start({ ATRIUM_DATA: folder });
  expect([status, stderr.trim()]).toEqual([
    1,
    `the data folder ${folder} is not writable (ENOTDIR); set another in ATRIUM_DATA`,
  ]);
});
it('reports an unknown argument in one sentence', () => {
  const { status, stderr } = start({}, '--frsh');
  expect([status, stderr.trim()]).toEqual([
    1,
    "Unknown option '--frsh'; the only option of the server is --fresh",
  ]);
});
it('reports an invalid setting in one sentence', () => {
  const { status, stderr } = start({ PORT: 'eighty' });
  expect([status, stderr.trim()]).toEqual([1, 'PORT must be a whole number from 0 to 65535, not eighty']);
});
