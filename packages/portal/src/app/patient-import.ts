import { waitForNetwork } from '../api/transport/wait-for-network.ts';

/** Attempts before the code counts as gone: a release may have replaced it. */
const ATTEMPTS = 4;

/**
 * Fetches code again when it did not come, once the network is back. Forms take their parts so: what comes too late leaves
 * a gap for as long as the network is away, what fails would take the form and all that was typed with it.
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
