import type { Context } from 'hono';
import { ERROR_STATUS } from '@atrium/contract/errors';
import type { ErrorCode } from '@atrium/contract/errors';
import type { Log } from '../log.ts';
import { isUnavailable } from '../database/index.ts';
import { Interrupted } from '../file-process/index.ts';
import { FilesUnavailableError } from '../files/index.ts';
import { Failure, refusal } from './failure.ts';
import type { AppEnv } from './mount.ts';

/** Retry-After in seconds when the database, the file store or the process that reads files is unavailable. */
const UNAVAILABLE_SECONDS = 5;

const NO_FILES = {
  en: 'Files cannot be reached at the moment. Nothing was lost. Try again in a few minutes.',
  fr: 'Les fichiers sont inaccessibles pour le moment. Rien n’est perdu. Réessayez dans quelques minutes.',
};

/** SQLSTATE codes of violated constraints: unique, foreign key, check. */
const DATABASE_CODES: Readonly<Record<string, ErrorCode>> = {
  '23505': 'CONFLICT',
  '23503': 'CONFLICT',
  '23514': 'BAD_REQUEST',
};

/** SQLSTATE class 22, data exceptions: a value that the database cannot store or compute with, which is bad input. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

function codeOf(databaseCode: unknown): ErrorCode {
  if (typeof databaseCode !== 'string') return 'INTERNAL';
  return DATABASE_CODES[databaseCode] ?? (DATA_EXCEPTION.test(databaseCode) ? 'BAD_REQUEST' : 'INTERNAL');
}

/** Converts any error to a failure with a code; unknown errors become INTERNAL. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof FilesUnavailableError || error instanceof Interrupted)
    return refusal('SERVICE_UNAVAILABLE', NO_FILES, undefined, {
      cause: error,
      retryAfter: UNAVAILABLE_SECONDS,
    });
  if (isUnavailable(error))
    return new Failure('SERVICE_UNAVAILABLE', undefined, { cause: error, retryAfter: UNAVAILABLE_SECONDS });
  const cause = error instanceof Error ? error.cause : undefined;
  const code = codeOf((cause as { code?: unknown } | undefined)?.code);
  return new Failure(code, undefined, { cause: error });
}

/** Converts an error to an RFC 9457 problem response, labels in the caller's language, never a stack; logs 5xx errors. */
export function problemResponse(error: unknown, context: Context<AppEnv>, log: Log): Response {
  const failure = failureOf(error);
  const { correlationId, language } = context.var;
  if (failure.status >= 500) {
    // A call refused because of load before it started is not a server error.
    const isTurnedAway = failure.retryAfter !== null && failure.cause === undefined;
    log(isTurnedAway ? 'warn' : 'error', isTurnedAway ? 'turned away' : 'failed', {
      correlationId,
      path: context.req.path,
      code: failure.code,
      error: failure.cause ?? failure,
    });
  }
  const body = {
    type: `urn:atrium:error:${failure.code.toLowerCase().replaceAll('_', '-')}`,
    title: failure.code,
    status: ERROR_STATUS[failure.code],
    errors: failure.entries.map(({ code, label, path }) => ({
      code,
      label: label[language],
      ...(path && { path }),
    })),
  };
  return new Response(JSON.stringify(body), {
    status: failure.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(failure.allow !== null && { allow: failure.allow.join(', ') }),
      ...(failure.retryAfter !== null && { 'retry-after': String(failure.retryAfter) }),
      // The rest of the body is not read, so the connection cannot be reused.
      ...(failure.status === 413 && { connection: 'close' }),
    },
  });
}
