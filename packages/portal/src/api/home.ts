import { callQuery } from './calls.ts';

/** What others changed since the previous visit; cached for 5 minutes, as the time of that visit does not change. */
export const homeChangesQuery = () => ({ ...callQuery('home', 'changes'), staleTime: 5 * 60_000 });
