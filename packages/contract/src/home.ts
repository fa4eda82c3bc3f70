import * as z from 'zod';
import { activeAccount } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';

/** What others changed since the person was here last; zero where the person may not look. */
export const HomeChanges = z
  .object({
    /** When the visit before this one began; null on the first. */
    since: Moment.nullable(),
    requests: z.number().int().min(0).describe('Requests that somebody else changed'),
    documents: z.number().int().min(0).describe('Documents that somebody else added'),
    articles: z.number().int().min(0).describe('Articles that were published'),
  })
  .meta({ id: 'HomeChanges' });
export type HomeChanges = z.output<typeof HomeChanges>;

export const home = endpoints({
  changes: {
    method: 'GET',
    path: '/home/changes',
    tag: 'home',
    summary: 'What changed since the last visit of the current user',
    response: HomeChanges,
    errorKey: null,
    access: activeAccount,
  },
});
