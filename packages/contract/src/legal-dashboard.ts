import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { nextRows } from './paging.ts';
import { AGREEMENT_KINDS } from './legal-dashboard-rules.ts';

const count = z.number().int().min(0);

/** WID-079: the agreements between the bank and the caller's legal entities. */
export const LegalDashboardSummary = z
  .object({
    toSign: count,
    negotiation: count,
    inForce: count,
    endingSoon: count.describe('In force, ending within three months'),
    open: z
      .array(
        z.object({
          id: Id,
          kind: z.enum(AGREEMENT_KINDS),
          company: z.string(),
          state: z.enum(['TO_SIGN', 'NEGOTIATION']),
          since: Day,
        }),
      )
      .describe('Agreements not yet in force: those to sign first, then the longest waiting'),
  })
  .meta({ id: 'LegalDashboardSummary' });
export type LegalDashboardSummary = z.output<typeof LegalDashboardSummary>;

export const legalDashboard = endpoints({
  summary: {
    method: 'GET',
    path: '/legal-dashboard/summary',
    tag: 'legal-dashboard',
    summary: 'Get the number of agreements by state, and the agreements that are not yet in force',
    query: z.object({ next: nextRows() }),
    response: LegalDashboardSummary,
    errorKey: 'get-legal-dashboard',
    access: holdsService('LEGAL_DASHBOARD'),
  },
});
