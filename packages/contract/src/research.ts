import * as z from 'zod';
import { allOf, holdsService, notImpersonated } from './access.ts';
import { Day, Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { page, paging } from './paging.ts';
import { RESEARCH_PAGE_SIZE, RESEARCH_RATINGS } from './research-rules.ts';

/** DATA-045: a note of the bank’s analysts about a company. */
export const ResearchNote = z
  .object({
    id: Id,
    companyName: z.string(),
    currency: z.string().length(3),
    currentTargetPrice: z.number(),
    rating: z.enum(RESEARCH_RATINGS),
    publicationDate: Day,
    requestedAt: Moment.nullable().describe('When the caller requested the document; null if they did not'),
  })
  .meta({ id: 'ResearchNote' });
export type ResearchNote = z.output<typeof ResearchNote>;

const readsResearch = holdsService('GLOBAL_MARKETS_RESEARCH');

/** The document is sent to the user’s mailbox, so it cannot be requested during impersonation. */
export const mayRequestResearch = allOf(readsResearch, notImpersonated);

export const research = endpoints({
  notes: {
    method: 'GET',
    path: '/kepler',
    tag: 'research',
    summary: 'List company research, newest first (API-116)',
    query: z.object({
      company: z.string().trim().max(200).default('').describe('Words in the company name'),
      ...paging(RESEARCH_PAGE_SIZE),
    }),
    response: page(ResearchNote),
    errorKey: 'get-kepler-data',
    access: readsResearch,
  },
  requestDocument: {
    method: 'POST',
    path: '/kepler/document',
    tag: 'research',
    summary: 'Request the document of a note by email; idempotent (API-117)',
    body: z.strictObject({ id: Id }),
    response: z.object({ requestedAt: Moment }),
    errorKey: 'request-kepler-document',
    access: mayRequestResearch,
  },
});
