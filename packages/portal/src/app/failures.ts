import { ApiError } from '@atrium/contract/errors';

/** How one failure is handled; decided only in {@link judge}. */
export interface Verdict {
  /** `network`: a plain message for 9 s (PLAT-078); `error`: the toast with labels and support id (PLAT-066). */
  toast: 'none' | 'network' | 'error';
  /** Sent to POST /log. */
  log: boolean;
  /** The session is over: the user is asked to sign in again. */
  sessionLost: boolean;
  /** The user has to accept the terms before anything else (TERM-003). */
  termsDue: boolean;
}

const NOTHING: Verdict = { toast: 'none', log: false, sessionLost: false, termsDue: false };

/** Failures that the screen handles itself, whatever their status: never logged (RDET-060). */
const SPECIAL_CODES: ReadonlySet<string> = new Set(['SYMPHONY_EXCEPTION', 'TERMS_NOT_ACCEPTED']);
const isSpecial = ({ code }: ApiError): boolean => SPECIAL_CODES.has(code);

const isCancelled = (error: unknown): boolean => (error as Error | undefined)?.name === 'AbortError';

/**
 * Applies PLAT-066 to PLAT-079: a cancelled call is ignored; without a response only a plain message is shown; 401, 404
 * and due terms show no toast; 5xx and the special failures are not logged, everything else is.
 */
export function judge(error: unknown): Verdict {
  if (isCancelled(error)) return NOTHING;
  if (!(error instanceof ApiError)) return { ...NOTHING, log: true };
  const { status, key } = error;
  if (status === 0) return { ...NOTHING, toast: 'network' };
  const termsDue = error.code === 'TERMS_NOT_ACCEPTED';
  const isQuiet = status === 401 || status === 404 || key === null || termsDue;
  return {
    toast: isQuiet ? 'none' : 'error',
    log: status < 500 && !isSpecial(error),
    sessionLost: status === 401,
    termsDue,
  };
}

/** `isGone`: the record of a write is gone, and nothing else says so. */
export type FailureListener = (error: unknown, verdict: Verdict, isGone: boolean) => void;

const listeners = new Set<FailureListener>();

/** Judges a failure and notifies the listeners; called once for each failed query and mutation. */
export function handleFailure(error: unknown, isGone = false): void {
  const verdict = judge(error);
  if (verdict === NOTHING) return;
  for (const listener of listeners) listener(error, verdict, isGone);
}

export function onFailure(listener: FailureListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
