import { Failure, overload } from './failure.ts';

/** Maximum number of calls of one kind, per person and in total. */
interface Room {
  readonly perPerson: number;
  readonly total: number;
}

export interface AdmissionLimits {
  /** Calls that run at the same time. */
  readonly running: Room;
  /** Costly calls among the running ones. */
  readonly costly: Room;
  /** Queued calls. */
  readonly waiting: Room;
  /** Queued costly calls per person. */
  readonly costlyWaiting: number;
  /** Longest wait in the queue, in milliseconds. */
  readonly patience: number;
}

/**
 * Returns the limits for ordinary calls: the burst of calls of one page is served, a flood is refused. The embedded database
 * has one connection: a second costly call of a person would gain them nothing and double the wait of the others.
 */
export const callLimits = (isEmbedded: boolean): AdmissionLimits => ({
  running: { perPerson: 8, total: 24 },
  costly: isEmbedded ? { perPerson: 1, total: 2 } : { perPerson: 2, total: 4 },
  waiting: { perPerson: 64, total: 1_000 },
  costlyWaiting: 16,
  patience: 15_000,
});

/** Limits for file uploads, which last as long as the sender's network needs and hold no database connection meanwhile. */
export const TRANSFER_LIMITS: AdmissionLimits = {
  running: { perPerson: 12, total: 200 },
  costly: { perPerson: 12, total: 200 },
  waiting: { perPerson: 64, total: 1_000 },
  costlyWaiting: 64,
  patience: 60_000,
};

/**
 * Limits for exports and archives, each counted until its last byte is sent. They are refused at once instead of queued:
 * how long the others of the person last depends on the person's network. The total is high for the same reason.
 */
export const STREAM_LIMITS: AdmissionLimits = {
  running: { perPerson: 6, total: 200 },
  costly: { perPerson: 6, total: 200 },
  waiting: { perPerson: 0, total: 0 },
  costlyWaiting: 0,
  patience: 0,
};

export interface Applicant {
  /** Key of the caller; all sessions and tabs of one person share one limit. */
  readonly person: string;
  readonly isCostly: boolean;
  /** Aborted when the client disconnects: the call then leaves the queue. Requested only for calls that have to wait. */
  readonly signal: () => AbortSignal;
}

interface Waiting {
  readonly isCostly: boolean;
  readonly start: () => void;
}

/** Running and queued calls of one person. */
interface Lane {
  running: number;
  costly: number;
  readonly waiting: Waiting[];
}

/**
 * Creates a concurrency limiter, per person and in total (docs/decisions/0032-load.md). Queued calls are served round-robin
 * by person, not first in, first out; a person's costly call never delays their other calls. Throws TOO_MANY_REQUESTS when
 * the person has too many calls queued, SERVICE_UNAVAILABLE when the queue is full or the wait was too long.
 */
export function createAdmission(limits: AdmissionLimits) {
  /** Ordered by turn: the first person is served next. */
  const lanes = new Map<string, Lane>();
  const all = { running: 0, costly: 0, waiting: 0 };

  const mayRun = (lane: Lane, isCostly: boolean): boolean =>
    all.running < limits.running.total &&
    lane.running < limits.running.perPerson &&
    (!isCostly || (all.costly < limits.costly.total && lane.costly < limits.costly.perPerson));

  const count = (lane: Lane, isCostly: boolean, change: 1 | -1): void => {
    for (const counted of [all, lane]) {
      counted.running += change;
      if (isCostly) counted.costly += change;
    }
  };

  /** Removes the next call from the queue: the first one that may run, of the first person in turn who has one. */
  function takeNext(): Waiting | null {
    for (const [person, lane] of lanes) {
      const index = lane.waiting.findIndex(({ isCostly }) => mayRun(lane, isCostly));
      if (index === -1) continue;
      const [next] = lane.waiting.splice(index, 1);
      lanes.delete(person);
      lanes.set(person, lane);
      all.waiting -= 1;
      count(lane, next!.isCostly, 1);
      return next!;
    }
    return null;
  }

  function leave(person: string, lane: Lane): void {
    for (let next = takeNext(); next; next = takeNext()) next.start();
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(person);
  }

  async function wait(person: string, lane: Lane, isCostly: boolean, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry: Waiting = { isCostly, start: resolve };
    const giveUp = (reason: unknown): void => {
      const index = lane.waiting.indexOf(entry);
      if (index === -1) return;
      lane.waiting.splice(index, 1);
      all.waiting -= 1;
      leave(person, lane);
      reject(reason);
    };
    // The client is gone and reads no response: the 400 is only for the log, where it is not a server error.
    const gone = (): void => giveUp(new Failure('BAD_REQUEST'));
    lane.waiting.push(entry);
    all.waiting += 1;
    const timer = setTimeout(() => giveUp(overload('everybody')), limits.patience);
    signal.addEventListener('abort', gone, { once: true });
    if (signal.aborted) gone();
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', gone);
    }
  }

  return async function admit<T>(applicant: Applicant, work: () => Promise<T>): Promise<T> {
    const { person, isCostly, signal } = applicant;
    const lane = lanes.get(person) ?? { running: 0, costly: 0, waiting: [] };
    if (mayRun(lane, isCostly)) {
      count(lane, isCostly, 1);
      lanes.set(person, lane);
    } else {
      const costlyWaiting = isCostly ? lane.waiting.filter((entry) => entry.isCostly).length : 0;
      if (lane.waiting.length >= limits.waiting.perPerson || costlyWaiting >= limits.costlyWaiting)
        throw overload('person');
      if (all.waiting >= limits.waiting.total) throw overload('everybody');
      lanes.set(person, lane);
      await wait(person, lane, isCostly, signal());
    }
    try {
      return await work();
    } finally {
      count(lane, isCostly, -1);
      leave(person, lane);
    }
  };
}

export type Admission = ReturnType<typeof createAdmission>;
