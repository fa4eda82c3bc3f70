const FIRST_WAIT = 1000;
/** How long something waits for the network to come back before it counts as failed. */
const OFFLINE_WAIT = 60_000;

/** Waits longer from attempt to attempt; where the browser knows that there is no network, until there is one. */
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
