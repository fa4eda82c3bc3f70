import { callQuery } from './calls.ts';

/** The legal entities whose powers end first. */
export const endingPowersQuery = (pageSize: number) =>
  callQuery('powerOfAttorney', 'list', { query: { sorting: 'ASC', pageSize } });
