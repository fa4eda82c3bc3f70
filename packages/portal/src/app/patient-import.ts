import { waitForNetwork } from '../api/transport/wait-for-network.ts';

/** Attempts before the code counts as missing: a release may have replaced it. */
const ATTEMPTS = 4;

/**
 * Returns a loader that retries failed imports once the network is back. Used for parts of forms: a late part only
 * leaves a gap while the network is down, but a failed import would unmount the form with everything typed.
 */
export function patiently<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await load();
      } catch (error) {
        if (attempt >= ATTEMPTS) throw error;
        await waitForNetwork(attempt);
      }
    }
  };
}
