import type { AnalyticsEvent } from '@atrium/contract/analytics';

/** One queue per user: events must not be sent under the name of the next user who signs in in the same browser tab. */
const keyOf = (person: string) => `analytics-queue:${person}`;
const FLUSH_EVERY_MS = 10_000;
/** Keeps a body under the server's limit, and session storage small during a long outage. */
const MAXIMUM_EVENTS = 200;
/** Maximum lengths that the server accepts: one rejected event would block all events queued after it. */
const MAXIMUM_LENGTH = { page: 200, eventTarget: 200, url: 2000 };

export interface AnalyticsOptions {
  /** Id of the user whose events are recorded. */
  person: string;
  /** Milliseconds in which the same event is not recorded again (PLAT-098). */
  debounce: number;
  /** POST /analytics. */
  send: (events: AnalyticsEvent[]) => Promise<unknown>;
  /** Hands events to the browser on page unload; returns false when the browser does not accept them. */
  beacon: (events: AnalyticsEvent[]) => boolean;
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now?: () => Date;
}

export type RecordedEvent = Pick<AnalyticsEvent, 'page' | 'eventType' | 'eventTarget'>;

/** Creates the event queue: kept in session storage, sent as an array, cleared once sent (PLAT-095 to PLAT-099). */
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
      // Storage is full or disabled: the event is lost, but the page keeps working.
    }
  };

  function record({ page, eventType, eventTarget }: RecordedEvent): void {
    const at = now();
    const event: AnalyticsEvent = {
      eventType,
      page: page.slice(0, MAXIMUM_LENGTH.page),
      eventTarget: eventTarget.slice(0, MAXIMUM_LENGTH.eventTarget),
      // Not the query and fragment, which may hold the words of a search.
      url: window.location.pathname.slice(0, MAXIMUM_LENGTH.url),
      createdAt: at.toISOString(),
    };
    const identity = `${event.page} ${event.eventType} ${event.eventTarget}`;
    const last = lastRecorded.get(identity);
    if (last !== undefined && at.getTime() - last < debounce) return;
    lastRecorded.set(identity, at.getTime());
    write([...read(), event]);
  }

  /** Sends the queued events; they stay queued when the call fails (PLAT-099). */
  async function flush(): Promise<void> {
    const events = read();
    if (events.length === 0 || sending) return;
    sending = true;
    try {
      await send(events);
      // Events recorded during the call are queued after the sent ones.
      write(read().slice(events.length));
    } catch {
      // The events stay queued for the next flush.
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
