import { callQuery } from './calls.ts';

/** Legal entities by the end of their powers, earliest first. */
export const endingPowersQuery = (pageId: number, pageSize: number) =>
  callQuery('powerOfAttorney', 'list', { query: { sorting: 'ASC', pageId, pageSize } });
