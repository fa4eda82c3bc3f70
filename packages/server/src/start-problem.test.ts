import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { startProblem } from './start-problem.ts';

const config = {
  databaseUrl: 'postgres://atrium:secret@db.example:5432/bank',
  dataFolder: tmpdir(),
  port: 80,
};
const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

describe('why the server did not start', () => {
  it.each([
    [
      coded('ECONNREFUSED'),
      'the database db.example:5432/bank does not answer (ECONNREFUSED); see DATABASE_URL',
    ],
    [
      new Error('Failed query: select 1', { cause: coded('28P01') }),
      'the database db.example:5432/bank refuses the password; see DATABASE_URL',
    ],
    [coded('3D000'), 'the database db.example:5432/bank is not there: create it first; see DATABASE_URL'],
    [
      coded('EACCES', { syscall: 'listen' }),
      'port 80 cannot be used by this account; choose another with PORT',
    ],
    [
      coded('EROFS', { syscall: 'mkdir' }),
      `the data folder ${tmpdir()} cannot be written (EROFS); choose another with ATRIUM_DATA`,
    ],
    [
      coded('ENOSPC', { syscall: 'write' }),
      `the disk of the data folder ${tmpdir()} is full; make room, or choose another folder with ATRIUM_DATA`,
    ],
    [new ConfigError('PORT is a number'), 'PORT is a number'],
  ])('%s', async (error, sentence) => {
    expect(await startProblem(error, config)).toBe(sentence);
  });
  it('never shows the password of the database', async () => {
    for (const code of ['ENOTFOUND', '28000', '42501'])
      expect(await startProblem(coded(code), config)).not.toMatch(/secret|atrium:/);
  });
  it('leaves what it does not know as it is, and the codes of a database to those who named one', async () => {
    expect(await startProblem(new Error('broken'), config)).toBeNull();
    expect(await startProblem(coded('28P01'), { ...config, databaseUrl: null })).toBeNull();
    expect(await startProblem('broken', config)).toBeNull();
  });
});
