import { statfs } from 'node:fs/promises';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { FolderInUseError } from './data-folder.ts';

/** What a database does that cannot be reached, by the code of the system. */
const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
]);
/** What a database says of an address that is wrong; appendix A of the PostgreSQL manual. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28000': 'refuses the account',
  '28P01': 'refuses the password',
  '3D000': 'is not there: create it first',
  '42501': 'does not let the account make its tables',
};
const UNWRITABLE = new Set(['EACCES', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS']);
const FULL = new Set(['EDQUOT', 'ENOSPC']);
/** Bytes: with less, PostgreSQL writes no new segment of its log. */
const LEAST_ROOM = 16 * 2 ** 20;

interface SystemError {
  readonly code?: string;
  readonly syscall?: string;
  readonly cause?: unknown;
}

/** An error and what caused it, from the outside in. */
function chainOf(error: unknown): SystemError[] {
  const chain: SystemError[] = [];
  for (let next = error; next instanceof Error; next = next.cause) chain.push(next);
  return chain;
}

/** The embedded database fails without a code when its disk is full. */
async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < LEAST_ROOM;
}

/** Where a database is, without its account and password. */
function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/**
 * Why the server did not start, in one sentence that says what to look at; null for what nobody can mend from outside, which
 * is shown as it is. Without a configuration, it is this that could not be read.
 */
export async function startProblem(
  error: unknown,
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'port'> | undefined,
): Promise<string | null> {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (!config) return null;
  const { databaseUrl, dataFolder, port } = config;
  const chain = chainOf(error);
  const codeIn = (codes: ReadonlySet<string>) => chain.find(({ code }) => code && codes.has(code))?.code;
  if (chain.some(({ syscall }) => syscall === 'listen'))
    return `port ${port} cannot be used by this account; choose another with PORT`;
  if (databaseUrl) {
    const unreachable = codeIn(UNREACHABLE);
    if (unreachable)
      return `the database ${addressOf(databaseUrl)} does not answer (${unreachable}); see DATABASE_URL`;
    const refusal = codeIn(new Set(Object.keys(REFUSALS)));
    if (refusal) return `the database ${addressOf(databaseUrl)} ${REFUSALS[refusal]}; see DATABASE_URL`;
  }
  if (codeIn(FULL) || (await isFull(dataFolder)))
    return `the disk of the data folder ${dataFolder} is full; make room, or choose another folder with ATRIUM_DATA`;
  const unwritable = codeIn(UNWRITABLE);
  if (unwritable)
    return `the data folder ${dataFolder} cannot be written (${unwritable}); choose another with ATRIUM_DATA`;
  return null;
}
