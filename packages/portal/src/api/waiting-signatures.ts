import { callQuery } from './calls.ts';

/**
 * Envelopes in which it is the person’s turn, the longest waiting first. Asked again whenever the page is looked at: people
 * sign in another tab and come back.
 */
export const waitingSignaturesQuery = (page: number, size: number) => ({
  ...callQuery('signatures', 'waiting', { query: { page, size } }),
  refetchOnWindowFocus: 'always' as const,
});
