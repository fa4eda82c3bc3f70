import { callQuery } from './calls.ts';

/** What others changed since the last visit; asked once a session, as the visit before does not change. */
export const homeChangesQuery = () => ({ ...callQuery('home', 'changes'), staleTime: 5 * 60_000 });
