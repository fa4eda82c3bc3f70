import { callQuery } from './calls.ts';

/** Envelopes in which it is the person’s turn, the longest waiting first. */
export const waitingSignaturesQuery = (page: number, size: number) =>
  callQuery('signatures', 'waiting', { query: { page, size } });
