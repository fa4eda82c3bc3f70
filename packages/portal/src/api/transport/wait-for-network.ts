const FIRST_WAIT = 1000;
/** Longest wait for the network to come back before the next attempt, in milliseconds. */
const OFFLINE_WAIT = 60_000;

/** Waits with exponential backoff; when the browser is offline, until it is online. Rejects when aborted. */
export function waitForNetwork(attempt: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const offline = !navigator.onLine;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('online', online);
      signal?.removeEventListener('abort', aborted);
      settle();
    };
    const online = () => end(resolve);
    const aborted = () => end(() => reject(new DOMException('aborted', 'AbortError')));
    const timer = setTimeout(() => end(resolve), offline ? OFFLINE_WAIT : FIRST_WAIT * 2 ** (attempt - 1));
    if (offline) window.addEventListener('online', online);
    signal?.addEventListener('abort', aborted);
  });
}
