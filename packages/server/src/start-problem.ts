import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { FolderInUseError } from './data-folder.ts';
import { FilesUnavailableError } from './files/index.ts';

/** System error codes of a database that cannot be reached. */
const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
]);
/** Messages of the driver's timeout errors, which have no code. */
const TIMEOUT = /^timeout exceeded when trying to connect$|connection timeout$/;
/** Error codes for a HOST that is not an address of this machine, or a name that does not resolve. */
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAI_AGAIN', 'ENOTFOUND', 'EINVAL', 'EAFNOSUPPORT']);
/** Why a database refuses a connection or statement, by SQLSTATE (PostgreSQL manual, appendix A). */
const REFUSALS: Readonly<Record<string, string>> = {
  '28000': 'rejects the account',
  '28P01': 'rejects the password',
  '3D000': 'does not exist: create it first',
  '42501': 'does not allow the account to create tables',
  '53300': 'has reached its connection limit',
  '57P03': 'is not ready for connections: try again in a moment',
};
const UNWRITABLE = new Set(['EACCES', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS']);
const FULL = new Set(['EDQUOT', 'ENOSPC']);
/** Bytes of free space below which PostgreSQL cannot write a new WAL segment. */
const LEAST_SPACE = 16 * 2 ** 20;

interface SystemError {
  readonly message: string;
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly cause?: unknown;
}

/** Returns an error and its causes, outermost first. */
function chainOf(error: unknown): SystemError[] {
  const chain: SystemError[] = [];
  for (let next = error; next instanceof Error; next = next.cause) chain.push(next);
  return chain;
}

/** Whether the disk is full, when the embedded database fails without an error code. */
async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < LEAST_SPACE;
}

/** Whether `inner` is `outer` or inside it. */
function isInside(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Host and path of a database URL, without account and password. */
function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/**
 * Returns why the server did not start, in one sentence that names the setting to check; null for any other error,
 * which is shown as it is. `config` is undefined until it has been read.
 */
export async function startProblem(
  error: unknown,
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'files' | 'host' | 'port'> | undefined,
): Promise<string | null> {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (!config) return null;
  const { databaseUrl, dataFolder, files, host, port } = config;
  if (files && error instanceof FilesUnavailableError) return `${error.message}; check FILES_URL`;
  const chain = chainOf(error);
  const codeIn = (codes: ReadonlySet<string>) => chain.find(({ code }) => code && codes.has(code))?.code;
  const noAddress = chain.find(
    ({ code, syscall, ...error }) =>
      host !== null &&
      NO_ADDRESS.has(code ?? '') &&
      (syscall === 'listen' || (error as { hostname?: unknown }).hostname === host),
  );
  if (noAddress)
    return `HOST ${host} is not an address of this machine (${noAddress.code}); set another, or 0.0.0.0 for all addresses`;
  const cannotListen = chain.find(({ syscall }) => syscall === 'listen');
  if (cannotListen) return `cannot listen on port ${port} (${cannotListen.code}); set another PORT`;
  if (databaseUrl) {
    const isTimeout = chain.some(({ message }) => TIMEOUT.test(message));
    const unreachable = codeIn(UNREACHABLE) ?? (isTimeout ? 'ETIMEDOUT' : undefined);
    if (unreachable)
      return `the database ${addressOf(databaseUrl)} does not respond (${unreachable}); check DATABASE_URL`;
    const refusal = codeIn(new Set(Object.keys(REFUSALS)));
    if (refusal) return `the database ${addressOf(databaseUrl)} ${REFUSALS[refusal]}; check DATABASE_URL`;
  }
  if (codeIn(FULL) || (await isFull(dataFolder)))
    return `the disk of the data folder ${dataFolder} is full; free space, or set another folder in ATRIUM_DATA`;
  // A missing file of the product is a different problem. Creating the folder may fail at one of its parents.
  const unwritable = chain.find(
    ({ code, path: file }) =>
      code && UNWRITABLE.has(code) && file && (isInside(file, dataFolder) || isInside(dataFolder, file)),
  );
  if (unwritable)
    return `the data folder ${dataFolder} is not writable (${unwritable.code}); set another in ATRIUM_DATA`;
  return null;
}
