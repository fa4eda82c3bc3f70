import { Failure, overload } from './failure.ts';

/** How many calls of a kind one person, and all persons together, may have. */
interface Room {
  readonly perPerson: number;
  readonly total: number;
}

export interface AdmissionLimits {
  /** Calls that run at once. */
  readonly running: Room;
  /** Costly ones among them. */
  readonly costly: Room;
  /** Calls that wait for their turn. */
  readonly waiting: Room;
  /** Costly calls of one person that wait. */
  readonly costlyWaiting: number;
  /** Longest wait in milliseconds. */
  readonly patience: number;
}

/**
 * Of calls that answer and are gone: what a page asks for at once is served, a flood is not. The embedded database has one
 * connection: a second costly call of a person would win them nothing, and keep the others waiting twice as long.
 */
export const callLimits = (isEmbedded: boolean): AdmissionLimits => ({
  running: { perPerson: 8, total: 24 },
  costly: isEmbedded ? { perPerson: 1, total: 2 } : { perPerson: 2, total: 4 },
  waiting: { perPerson: 64, total: 1_000 },
  costlyWaiting: 16,
  patience: 15_000,
});

/** Of files that come in, which take as long as the line of their sender is slow, and hold no connection meanwhile. */
export const TRANSFER_LIMITS: AdmissionLimits = {
  running: { perPerson: 12, total: 200 },
  costly: { perPerson: 12, total: 200 },
  waiting: { perPerson: 64, total: 1_000 },
  costlyWaiting: 64,
  patience: 60_000,
};

export interface Applicant {
  /** Whose call it is; calls of one person share their room, whatever session or tab they come from. */
  readonly person: string;
  readonly isCostly: boolean;
  /** The connection of the call: one that breaks gives up its place. Asked only of calls that have to wait. */
  readonly signal: () => AbortSignal;
}

interface Waiting {
  readonly isCostly: boolean;
  readonly start: () => void;
}

/** What one person has under way. */
interface Lane {
  running: number;
  costly: number;
  readonly waiting: Waiting[];
}

/**
 * Lets calls in, so many at once for a person and for all (docs/decisions/0032-load.md). Who has to wait is served in turn
 * by person, not behind all that another has asked for; a person's costly call never holds up their other ones. Throws
 * TOO_MANY_REQUESTS to who has too many waiting, SERVICE_UNAVAILABLE when all the room is taken or the wait was too long.
 */
export function createAdmission(limits: AdmissionLimits) {
  /** In the order of their turn. */
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

  /** Takes the next call out of the queue: the first that may run of the person whose turn it is. */
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
    // Nobody reads this answer: it only stands in the log, as no fault of the server.
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
