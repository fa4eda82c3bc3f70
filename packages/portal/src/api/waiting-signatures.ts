import { callQuery } from './calls.ts';

/**
 * Envelopes that wait for the user's signature, longest waiting first. Refetched whenever the window regains focus:
 * users sign in another tab and come back.
 */
export const waitingSignaturesQuery = (page: number, size: number) => ({
  ...callQuery('signatures', 'waiting', { query: { page, size } }),
  refetchOnWindowFocus: 'always' as const,
});
