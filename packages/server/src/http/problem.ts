import type { Context } from 'hono';
import { ERROR_STATUS } from '@atrium/contract/errors';
import type { ErrorCode } from '@atrium/contract/errors';
import type { Log } from '../log.ts';
import { Failure } from './failure.ts';
import type { AppEnv } from './mount.ts';

/** PostgreSQL's codes for input that breaks a rule of the schema. */
const DATABASE_CODES: Readonly<Record<string, ErrorCode>> = {
  '23505': 'CONFLICT',
  '23503': 'CONFLICT',
  '23514': 'BAD_REQUEST',
  '22001': 'BAD_REQUEST',
  '22003': 'BAD_REQUEST',
  '22021': 'BAD_REQUEST',
  '22P05': 'BAD_REQUEST',
};

/** What went wrong as a failure with a code; whatever is not a known refusal is INTERNAL. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  const databaseCode = (cause as { code?: unknown } | undefined)?.code;
  const code = typeof databaseCode === 'string' ? DATABASE_CODES[databaseCode] : undefined;
  return new Failure(code ?? 'INTERNAL', undefined, { cause: error });
}

/** Answers a failure as an RFC 9457 problem document with labels in the caller's language; never with a stack. */
export function problemResponse(error: unknown, context: Context<AppEnv>, log: Log): Response {
  const failure = failureOf(error);
  const { correlationId, language } = context.var;
  if (failure.status >= 500) {
    log('error', 'failed', {
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
      ...(failure.code === 'TOO_MANY_REQUESTS' && { 'retry-after': '60' }),
      // The rest of the body is not read: the connection cannot be used again.
      ...(failure.status === 413 && { connection: 'close' }),
    },
  });
}
