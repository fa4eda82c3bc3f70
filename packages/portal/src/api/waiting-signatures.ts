import { callQuery } from './calls.ts';

/** Envelopes in which it is the person’s turn, the longest waiting first. */
export const waitingSignaturesQuery = (size: number) =>
  callQuery('signatures', 'waiting', { query: { size } });
