import { newCorrelationId } from '@atrium/contract/client';
import { CORRELATION_HEADER } from '@atrium/contract/errors';
import type { Person } from './people.ts';

/** A request to send. */
export interface Sent {
  readonly method: string;
  /** Relative to the address of the backend. */
  readonly path: string;
  readonly person?: Person | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Do not retry when rejected because of load (429, 503): that rejection is what the check tests. */
  readonly isLast?: boolean;
}

/** A request and its answer. */
export interface Exchange {
  readonly sent: Sent;
  readonly correlationId: string;
  /** 0 if there was no answer; `text` then says why. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON body; undefined if there is none. */
  readonly json: unknown;
  /** Answers 429 and 503 before this one. */
  readonly turnedAway: readonly { readonly status: number; readonly retryAfter: string | null }[];
}

export interface SendOptions {
  readonly base: string;
  /** Maximum number of concurrent calls. */
  readonly concurrency: number;
  /** Timeout of a call in milliseconds. */
  readonly timeout: number;
}

export type Send = (sent: Sent) => Promise<Exchange>;

/** Maximum number of attempts for a call rejected because of load, and the longest wait between them in milliseconds. */
const TRIES = 3;
const LONGEST_WAIT = 10_000;

/** Limits concurrency; waiting calls run in order of arrival. */
function limitTo(calls: number) {
  let free = calls;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the URL of a call; an API on another origin has a full URL already. */
const addressOf = (path: string, base: string): string => (path.startsWith('http') ? path : base + path);

async function sendOnce(sent: Sent, { base, timeout }: SendOptions): Promise<Omit<Exchange, 'turnedAway'>> {
  const correlationId = newCorrelationId();
  const call = { sent, correlationId };
  try {
    const answer = await fetch(addressOf(sent.path, base), {
      method: sent.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        [CORRELATION_HEADER]: correlationId,
        'accept-language': 'en',
        ...(sent.person && { cookie: sent.person.cookie }),
        ...(typeof sent.body === 'string' && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      body: sent.body ?? null,
    });
    const text = await answer.text();
    return { ...call, status: answer.status, headers: answer.headers, text, json: parsed(text) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    const text =
      cause.name === 'TimeoutError' ? `no response within ${timeout} ms` : `no response: ${cause.message}`;
    return { ...call, status: 0, headers: new Headers(), text, json: undefined };
  }
}

/** Creates a sender with limited concurrency, which retries calls rejected because of load. */
export function createSend(options: SendOptions): Send {
  const enter = limitTo(options.concurrency);
  return (sent) =>
    enter(async () => {
      const turnedAway: { status: number; retryAfter: string | null }[] = [];
      for (let tries = 1; ; tries += 1) {
        const exchange = await sendOnce(sent, options);
        if (!isTurnedAway(exchange) || sent.isLast || tries === TRIES) return { ...exchange, turnedAway };
        const retryAfter = exchange.headers.get('retry-after');
        turnedAway.push({ status: exchange.status, retryAfter });
        const seconds = Number(retryAfter ?? '1');
        const wait = Math.min(Number.isFinite(seconds) ? seconds * 1_000 : 1_000, LONGEST_WAIT);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    });
}

/** Whether an answer rejects the call because of load; a JSON report of a failed process is a regular answer. */
export const isTurnedAway = ({ status, headers }: Pick<Exchange, 'status' | 'headers'>): boolean =>
  (status === 429 || status === 503) && !headers.get('content-type')?.startsWith('application/json');

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
/** A body with a long run of one letter: the command generates it, since spelled out it would be too long. */
const LONG_RUN = /^(.*?)(x{10000,})(.*)$/s;

/** Returns a shell command that repeats the call; its cookie is in the variable COOKIE. */
export function curlOf({ method, path, person, headers = {}, body }: Sent, base: string): string {
  const parts = ['curl -i', `-X ${method}`];
  if (person) parts.push(`-H "cookie: $COOKIE"`);
  const isJson = typeof body === 'string' && !('content-type' in headers);
  const sent = { ...(isJson && { 'content-type': 'application/json' }), ...headers };
  for (const [name, value] of Object.entries(sent)) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (body instanceof FormData) parts.push(`-F 'file=@conformance.pdf;type=application/pdf'`);
  const long = typeof body === 'string' ? LONG_RUN.exec(body) : null;
  if (typeof body === 'string') parts.push(long ? '--data-binary @-' : `--data-raw ${quoted(body)}`);
  parts.push(quoted(addressOf(path, base)));
  if (!long) return parts.join(' ');
  const [, before, run, after] = long;
  return `{ printf %s ${quoted(before!)}; head -c ${run!.length} /dev/zero | tr '\\0' x; printf %s ${quoted(after!)}; } | ${parts.join(' ')}`;
}
