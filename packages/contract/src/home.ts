import * as z from 'zod';
import { activeAccount } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';

/** What others changed since the user’s previous visit; zero where the user has no access. */
export const HomeChanges = z
  .object({
    /** Start of the previous visit; null on the first visit. */
    since: Moment.nullable(),
    requests: z.number().int().min(0).describe('Number of requests changed by others'),
    documents: z.number().int().min(0).describe('Number of documents added by others'),
    articles: z.number().int().min(0).describe('Number of articles published'),
  })
  .meta({ id: 'HomeChanges' });
export type HomeChanges = z.output<typeof HomeChanges>;

export const home = endpoints({
  changes: {
    method: 'GET',
    path: '/home/changes',
    tag: 'home',
    summary: 'Get the number of changes since the previous visit of the current user',
    response: HomeChanges,
    errorKey: null,
    access: activeAccount,
  },
});
