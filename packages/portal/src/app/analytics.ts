import type { AnalyticsEvent } from '@atrium/contract/analytics';

/** Each person's own: what one did is not sent in the name of who signs in next in the same browser tab. */
const keyOf = (person: string) => `analytics-queue:${person}`;
const FLUSH_EVERY_MS = 10_000;
/** Keeps a body under the server's limit, and session storage small when the server is away for long. */
const MAXIMUM_EVENTS = 200;
/** Longest texts that the server takes: one event that it refuses would hold back all behind it. */
const MAXIMUM_LENGTH = { page: 200, eventTarget: 200, url: 2000 };

export interface AnalyticsOptions {
  /** Whose events. */
  person: string;
  /** Milliseconds in which the same event is not recorded again (PLAT-098). */
  debounce: number;
  /** POST /analytics. */
  send: (events: AnalyticsEvent[]) => Promise<unknown>;
  /** Hands events to the browser while the page is left; false when it does not take them. */
  beacon: (events: AnalyticsEvent[]) => boolean;
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now?: () => Date;
}

export type RecordedEvent = Pick<AnalyticsEvent, 'page' | 'eventType' | 'eventTarget'>;

/** The queue of analytics events: kept in session storage, sent as an array, cleared once sent (PLAT-095 to PLAT-099). */
export function createAnalytics({
  person,
  debounce,
  send,
  beacon,
  storage = sessionStorage,
  now = () => new Date(),
}: AnalyticsOptions) {
  const key = keyOf(person);
  const lastRecorded = new Map<string, number>();
  let sending = false;

  const read = (): AnalyticsEvent[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? (kept as AnalyticsEvent[]) : [];
    } catch {
      return [];
    }
  };
  const write = (events: AnalyticsEvent[]) => {
    try {
      if (events.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(events.slice(-MAXIMUM_EVENTS)));
    } catch {
      // Storage refused: the event is lost, the page is not.
    }
  };

  function record({ page, eventType, eventTarget }: RecordedEvent): void {
    const at = now();
    const event: AnalyticsEvent = {
      eventType,
      page: page.slice(0, MAXIMUM_LENGTH.page),
      eventTarget: eventTarget.slice(0, MAXIMUM_LENGTH.eventTarget),
      url: window.location.href.slice(0, MAXIMUM_LENGTH.url),
      createdAt: at.toISOString(),
    };
    const identity = `${event.page} ${event.eventType} ${event.eventTarget}`;
    const last = lastRecorded.get(identity);
    if (last !== undefined && at.getTime() - last < debounce) return;
    lastRecorded.set(identity, at.getTime());
    write([...read(), event]);
  }

  /** Sends what is queued; kept when the call fails (PLAT-099). */
  async function flush(): Promise<void> {
    const events = read();
    if (events.length === 0 || sending) return;
    sending = true;
    try {
      await send(events);
      // Events recorded meanwhile stand behind those sent.
      write(read().slice(events.length));
    } catch {
      // Kept for the next round.
    } finally {
      sending = false;
    }
  }

  function leave(): void {
    const events = read();
    if (events.length > 0 && !sending && beacon(events)) write([]);
  }

  function start(): () => void {
    const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
    };
  }

  return { record, flush, leave, start };
}
export type Analytics = ReturnType<typeof createAnalytics>;
