import { ApiError } from '@atrium/contract/errors';
import type { LogEntry } from '@atrium/contract/log';
import { onFailure } from './failures.ts';

/** PLAT-093: 0 is the least severe, 4 the most. */
export const SEVERITY = { debug: 0, info: 1, warning: 2, error: 3, fatal: 4 } as const;

export type SendLog = (entry: LogEntry, correlationId: string | undefined) => Promise<unknown>;

const MAXIMUM_LENGTH = { message: 1000, scope: 100, stack: 8000 };
/** A page that fails in a loop must not flood the server. */
const MAXIMUM_ENTRIES = 50;

/** Creates a logger that sends each distinct entry to POST /log once; failed log calls are ignored (API-001). */
export function createLogger(send: SendLog) {
  const sent = new Set<string>();
  return function log(
    severity: (typeof SEVERITY)[keyof typeof SEVERITY],
    scope: string,
    error: unknown,
    correlationId?: string,
  ): void {
    const {
      name,
      message: text,
      stack,
    } = error instanceof Error ? error : new Error(String(error), { cause: error });
    // The server rejects entries without a message.
    const message = text.trim() || name;
    const fingerprint = correlationId ?? `${scope} ${message}`;
    if (sent.has(fingerprint) || sent.size >= MAXIMUM_ENTRIES) return;
    sent.add(fingerprint);
    const entry: LogEntry = {
      severity,
      message: message.slice(0, MAXIMUM_LENGTH.message),
      scope: scope.slice(0, MAXIMUM_LENGTH.scope),
      stack: (error instanceof Error ? (stack ?? '') : '').slice(0, MAXIMUM_LENGTH.stack),
    };
    send(entry, correlationId).catch(() => {});
  };
}
export type Log = ReturnType<typeof createLogger>;

/** Logs failed calls as `judge` decides (PLAT-076, PLAT-077, PLAT-094), and uncaught errors. */
export function logFailures(log: Log): () => void {
  const stop = onFailure((error, verdict) => {
    if (!verdict.log) return;
    if (error instanceof ApiError)
      log(SEVERITY.warning, `call ${error.key ?? ''}`.trim(), error, error.supportId);
    else log(SEVERITY.error, 'query', error);
  });
  const onError = (event: ErrorEvent) => log(SEVERITY.error, 'window', event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof ApiError || (event.reason as Error | undefined)?.name === 'AbortError')
      return;
    log(SEVERITY.error, 'promise', event.reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    stop();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
