import { callQuery } from './calls.ts';

/** The legal entities whose powers end first. */
export const endingPowersQuery = (pageId: number, pageSize: number) =>
  callQuery('powerOfAttorney', 'list', { query: { sorting: 'ASC', pageId, pageSize } });
