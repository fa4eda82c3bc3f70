/**
 * The server log: one JSON object per line. It never contains bodies, query strings, cookies or tokens, and no personal
 * data except the caller's network address: callers pass only what {@link LogFacts} lists.
 */
export interface LogFacts {
  readonly correlationId?: string;
  /** Network address of the caller, which distinguishes an attack from a fault. */
  readonly address?: string;
  readonly method?: string;
  /** Path without its query. */
  readonly path?: string;
  readonly status?: number;
  /** Milliseconds. */
  readonly duration?: number;
  readonly code?: string;
  readonly error?: unknown;
  readonly count?: number;
  /** Kind of an event, as in `requests.updated`. */
  readonly topic?: string;
  /** Part of the installation, as in `database`. */
  readonly component?: string;
}

export type LogLevel = 'info' | 'warn' | 'error';
export type Log = (level: LogLevel, event: string, facts?: LogFacts) => void;

const RANK: Record<LogLevel | 'silent', number> = { info: 0, warn: 1, error: 2, silent: 3 };

/** Of many errors in one, only the first ones are described. */
const MOST_ERRORS = 3;

/** Name, database code and stack of an error and its cause; never its message, which may quote user input. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    stack: stack?.slice(0, 12).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describe(error.cause) }),
    ...(error instanceof AggregateError && {
      errors: error.errors.slice(0, MOST_ERRORS).map((each: unknown) => describe(each)),
    }),
  };
}

/** Writes entries at or above `threshold` to the standard output, errors to the standard error. */
export function createLog(threshold: LogLevel | 'silent'): Log {
  return (level, event, facts = {}) => {
    if (RANK[level] < RANK[threshold]) return;
    const { error, ...rest } = facts;
    const line = JSON.stringify({
      time: new Date().toISOString(),
      level,
      event,
      ...rest,
      ...(error !== undefined && { error: describe(error) }),
    });
    (level === 'error' ? console.error : console.log)(line);
  };
}
