import { kindOf } from '@atrium/contract/endpoint';
import type { Endpoint } from '@atrium/contract/endpoint';
import { CORRELATION_HEADER, ERROR_STATUS } from '@atrium/contract/errors';
import type { ErrorCode } from '@atrium/contract/errors';
import { Problem } from '@atrium/contract/problem';
import type * as z from 'zod';
import type { CheckId } from './checks.ts';
import { isTurnedAway } from './send.ts';
import type { Exchange } from './send.ts';

/** Result of one check on one answer. `fault` is null if the check passed. */
export interface Verdict {
  readonly check: CheckId;
  readonly fault: { readonly expected: string; readonly got: string } | null;
}

/** The expected answer: a success, or a failure with one of these codes, reported under the given check. */
export type Expected =
  | { readonly success: true }
  | { readonly check: CheckId; readonly codes: readonly ErrorCode[] };

const right = (check: CheckId): Verdict => ({ check, fault: null });
const wrong = (check: CheckId, expected: string, got: string): Verdict => ({
  check,
  fault: { expected, got },
});
const verdict = (check: CheckId, isRight: boolean, expected: string, got: string): Verdict =>
  isRight ? right(check) : wrong(check, expected, got);

const shown = (value: string | null): string => (value === null ? 'none' : `“${value.slice(0, 200)}”`);
const mediaType = ({ headers }: Exchange): string =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Returns the status and the error code of a failure, but no values from the answer. */
export function summaryOf({ status, text, json }: Exchange): string {
  if (status === 0) return text;
  const codes = (json as { errors?: { code?: unknown }[] } | undefined)?.errors;
  const first = Array.isArray(codes) ? codes[0]?.code : undefined;
  return typeof first === 'string' ? `${status} ${first}` : String(status);
}

/** Describes validation issues by field path; the report must not contain values from an answer. */
function issuesOf(error: z.ZodError): string {
  const lines = error.issues
    .slice(0, 3)
    .map(
      ({ path, message }) => `${path.length > 0 ? path.map(String).join('.') : 'the response'}: ${message}`,
    );
  const more = error.issues.length - lines.length;
  return lines.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

const LEAKS =
  /\bat .{1,200}\.(?:ts|js|java|py|cs|go|rb|php):\d+|node_modules|\bselect .{1,200}\bfrom\b|Traceback|\bException in\b|ZodError|Postgres|ORA-\d{5}/i;

/** Checks that apply to every answer. */
function general(exchange: Exchange): Verdict[] {
  const { headers, correlationId, turnedAway, sent } = exchange;
  const came = headers.get(CORRELATION_HEADER);
  const cookies = headers.getSetCookie();
  const loose = cookies.find(
    (cookie) =>
      !/;\s*HttpOnly/i.test(cookie) ||
      !/;\s*SameSite=(?:Lax|Strict)/i.test(cookie) ||
      /;\s*Domain=/i.test(cookie),
  );
  const origin = sent.headers?.['origin'];
  const lets = headers.get('access-control-allow-origin');
  const waits = [
    ...turnedAway,
    ...(isTurnedAway(exchange) ? [{ status: exchange.status, retryAfter: headers.get('retry-after') }] : []),
  ];
  const hurried = waits.find(({ retryAfter }) => !/^\d{1,6}$/.test(retryAfter ?? ''));
  return [
    sent.headers?.[CORRELATION_HEADER] === undefined
      ? verdict('answer.correlation', came === correlationId, 'the id sent', shown(came))
      : verdict(
          'answer.correlation',
          came !== null && /^[\w-]{8,64}$/.test(came),
          'an id of 8 to 64 letters, digits, - and _',
          shown(came),
        ),
    verdict(
      'answer.sniffing',
      headers.get('x-content-type-options')?.toLowerCase() === 'nosniff',
      'x-content-type-options: nosniff',
      shown(headers.get('x-content-type-options')),
    ),
    ...(cookies.length > 0
      ? [
          verdict(
            'answer.cookie',
            loose === undefined,
            'HttpOnly, SameSite=Lax or Strict, no Domain',
            // Never print the cookie value.
            shown(loose?.replace(/=[^;]*/, '=…') ?? null),
          ),
        ]
      : []),
    ...(origin ? [verdict('answer.cors', lets === null, 'no access-control-allow-origin', shown(lets))] : []),
    ...(waits.length > 0
      ? [
          verdict(
            'problem.retry',
            hurried === undefined,
            'retry-after in seconds',
            shown(hurried?.retryAfter ?? null),
          ),
        ]
      : []),
  ];
}

function success(exchange: Exchange, endpoint: Endpoint): Verdict[] {
  const { status, headers, text, json } = exchange;
  const kind = kindOf(endpoint);
  const wanted = kind === 'empty' ? 204 : (endpoint.status ?? 200);
  // A report on a failed process (failedAnswer) is a valid answer, too.
  const isAnswer = status === wanted || status === endpoint.failedAnswer?.status;
  if (!isAnswer) return [wrong('answer.status', String(wanted), summaryOf(exchange))];
  const verdicts = [right('answer.status')];
  const type = mediaType(exchange);
  if (kind === 'json')
    verdicts.push(verdict('answer.type', type === 'application/json', 'application/json', shown(type)));
  if (kind === 'empty')
    verdicts.push(verdict('answer.type', text === '', 'no body', `${text.length} characters`));
  if (kind === 'binary')
    verdicts.push(verdict('answer.type', /^[\w.+-]+\/[\w.+-]+$/.test(type), 'a media type', shown(type)));
  if (typeof endpoint.response !== 'string') {
    const read = endpoint.response.safeParse(json);
    verdicts.push(
      read.success
        ? right('answer.schema')
        : wrong(
            'answer.schema',
            'a response that matches its schema',
            json === undefined ? 'no JSON' : issuesOf(read.error),
          ),
    );
  }
  // `content-range` is sent only with a 206, and `x-expected-bytes` only if the size is known.
  const declared = (endpoint.answerHeaders ?? []).filter(
    (name) => name !== 'content-range' && name !== 'x-expected-bytes',
  );
  const missing = declared.filter((name) => !headers.has(name));
  const disposition = headers.get('content-disposition');
  if (declared.length > 0)
    verdicts.push(
      missing.length > 0
        ? wrong('answer.headers', missing.join(', '), 'none')
        : verdict(
            'answer.headers',
            // A PDF may be shown inline; any other type could run scripts there.
            disposition === null || /^attachment\b/i.test(disposition) || type === 'application/pdf',
            'content-disposition: attachment',
            shown(disposition),
          ),
    );
  return [...verdicts, cacheVerdict(exchange, /\b(?:no-store|private)\b/i, 'no-store or private')];
}

const cacheVerdict = ({ headers }: Exchange, rule: RegExp, words: string): Verdict => {
  const control = headers.get('cache-control');
  return verdict('answer.cache', rule.test(control ?? ''), `cache-control: ${words}`, shown(control));
};

function failure(exchange: Exchange, { check, codes }: Exclude<Expected, { success: true }>): Verdict[] {
  const { status, text, json } = exchange;
  const statuses = codes.map((code) => ERROR_STATUS[code]);
  const wanted = codes.map((code) => `${ERROR_STATUS[code]} ${code}`).join(' or ');
  const isFailure = status >= 400;
  const read = Problem.safeParse(json);
  const code = read.success ? read.data.errors[0]!.code : null;
  const isWanted =
    (statuses as number[]).includes(status) && (code === null || (codes as readonly string[]).includes(code));
  const verdicts = [verdict(check, isWanted, wanted, summaryOf(exchange))];
  if (!isFailure) return verdicts;
  verdicts.push(
    verdict('problem.quiet', !LEAKS.test(text), 'no internals of the server', 'traces of the program'),
  );
  verdicts.push(shapeVerdict(exchange));
  return [...verdicts, cacheVerdict(exchange, /\bno-store\b/i, 'no-store')];
}

/** Checks that a failure is a problem document with an error code of the contract and the status of that code. */
function shapeVerdict(exchange: Exchange): Verdict {
  const { status, json } = exchange;
  const type = mediaType(exchange);
  if (type !== 'application/problem+json')
    return wrong('problem.shape', 'application/problem+json', shown(type));
  const read = Problem.safeParse(json);
  if (!read.success)
    return wrong(
      'problem.shape',
      'a problem document',
      json === undefined ? 'no JSON' : issuesOf(read.error),
    );
  if (read.data.status !== status)
    return wrong('problem.shape', `status ${status} in the document`, String(read.data.status));
  const strange = read.data.errors.find(({ code }) => !(code in ERROR_STATUS));
  if (strange) return wrong('problem.shape', 'a code of the contract', shown(strange.code));
  const code = read.data.errors[0]!.code as ErrorCode;
  if (ERROR_STATUS[code] !== status)
    return wrong('problem.shape', `status ${ERROR_STATUS[code]} with ${code}`, String(status));
  const isLabelled = read.data.errors.every(({ label }) => label.trim() !== '');
  return verdict('problem.shape', isLabelled, 'a label', 'an empty label');
}

/** Runs all checks that apply to an answer. */
export function judge(exchange: Exchange, endpoint: Endpoint | null, expected: Expected): Verdict[] {
  if (exchange.status === 0)
    return [wrong('success' in expected ? 'answer.status' : expected.check, 'a response', exchange.text)];
  const own =
    'success' in expected ? (endpoint ? success(exchange, endpoint) : []) : failure(exchange, expected);
  return [...own, ...general(exchange)];
}
