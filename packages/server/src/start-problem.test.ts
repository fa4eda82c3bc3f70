import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { FilesUnavailableError } from './files/blob-store.ts';
import { startProblem } from './start-problem.ts';

const config = {
  databaseUrl: 'postgres://atrium:secret@db.example:5432/bank',
  dataFolder: tmpdir(),
  files: null,
  host: 'portal.internal',
  port: 80,
};
const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

describe('start-up errors', () => {
  it.each([
    [
      coded('ECONNREFUSED'),
      'the database db.example:5432/bank does not respond (ECONNREFUSED); check DATABASE_URL',
    ],
    [
      new Error('Failed query: select 1', { cause: coded('28P01') }),
      'the database db.example:5432/bank rejects the password; check DATABASE_URL',
    ],
    [coded('3D000'), 'the database db.example:5432/bank does not exist: create it first; check DATABASE_URL'],
    [coded('EACCES', { syscall: 'listen' }), 'cannot listen on port 80 (EACCES); set another PORT'],
    [
      coded('EADDRNOTAVAIL', { syscall: 'listen' }),
      'HOST portal.internal is not an address of this machine (EADDRNOTAVAIL); set another, or 0.0.0.0 for all addresses',
    ],
    [
      coded('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'portal.internal' }),
      'HOST portal.internal is not an address of this machine (ENOTFOUND); set another, or 0.0.0.0 for all addresses',
    ],
    [
      new Error('Failed query: select 1', { cause: new Error('timeout exceeded when trying to connect') }),
      'the database db.example:5432/bank does not respond (ETIMEDOUT); check DATABASE_URL',
    ],
    [
      coded('57P03'),
      'the database db.example:5432/bank is not ready for connections: try again in a moment; check DATABASE_URL',
    ],
    [
      coded('EROFS', { syscall: 'open', path: path.join(tmpdir(), 'blobs/file') }),
      `the data folder ${tmpdir()} is not writable (EROFS); set another in ATRIUM_DATA`,
    ],
    [
      coded('ENOSPC', { syscall: 'write' }),
      `the disk of the data folder ${tmpdir()} is full; free space, or set another folder in ATRIUM_DATA`,
    ],
    [new ConfigError('PORT is a number'), 'PORT is a number'],
  ])('%s', async (error, sentence) => {
    expect(await startProblem(error, config)).toBe(sentence);
  });
  it('never contain the password of the database', async () => {
    for (const code of ['ENOTFOUND', '28000', '42501'])
      expect(await startProblem(coded(code), config)).not.toMatch(/secret|atrium:/);
  });
  it('name the data folder for its files and parent folders only', async () => {
    const about = (file: string) =>
      startProblem(coded('ENOENT', { path: file }), { ...config, dataFolder: '/srv/atrium' });
    for (const file of ['/srv/atrium', '/srv/atrium/..blobs', '/srv', '/'])
      expect(await about(file)).toMatch(/^the data folder \/srv\/atrium is not writable/);
    for (const file of ['/srv/atrium-2', '/app/drizzle/0001.sql', '/srv/portal'])
      expect(await about(file)).toBeNull();
  });
  it('name the file store and FILES_URL', async () => {
    const error = new FilesUnavailableError(
      'the file store s3://bank is not available (NoSuchBucket)',
      'NoSuchBucket',
    );
    const files = { bucket: 'bank', prefix: '', endpoint: null, region: null };
    expect(await startProblem(error, { ...config, files })).toBe(
      'the file store s3://bank is not available (NoSuchBucket); check FILES_URL',
    );
  });
  it('leave unknown errors unchanged, and explain database codes only for configured databases', async () => {
    expect(await startProblem(new Error('broken'), config)).toBeNull();
    expect(await startProblem(coded('28P01'), { ...config, databaseUrl: null })).toBeNull();
    expect(await startProblem('broken', config)).toBeNull();
  });
});
