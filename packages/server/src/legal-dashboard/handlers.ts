import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { addMonths } from '@atrium/contract/calendar';
import type { legalDashboard as legalDashboardContract } from '@atrium/contract/legal-dashboard';
import { bankDay } from '../bank-time.ts';
import { legalAgreements as agreements, legalEntities } from '../database/schema/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { coveredBy } from '../contracts/index.ts';

const OPEN_STATES = ['TO_SIGN', 'NEGOTIATION'] as const;
const ENDING_SOON_MONTHS = 3;

export function legalDashboardHandlers({ db, clock }: Platform): Handlers<typeof legalDashboardContract> {
  return {
    async summary({ user, query: { next } }) {
      const today = bankDay(clock());
      const soon = addMonths(today, ENDING_SOON_MONTHS);
      const covered = coveredBy(db, user, 'LEGAL_DASHBOARD', agreements);
      // An agreement past its end date is not in force, even if its state has not been updated yet.
      const lives = or(isNull(agreements.endsOn), gte(agreements.endsOn, today));
      const counted = (condition: ReturnType<typeof sql>) =>
        sql<number>`(count(*) filter (where ${condition}))::int`;
      const inForce = sql`${agreements.state} = 'IN_FORCE'`;
      const [counts] = await db
        .select({
          toSign: counted(sql`${agreements.state} = 'TO_SIGN'`),
          negotiation: counted(sql`${agreements.state} = 'NEGOTIATION'`),
          inForce: counted(inForce),
          endingSoon: counted(sql`${inForce} and ${agreements.endsOn} <= ${soon}`),
        })
        .from(agreements)
        .where(and(covered, lives));
      const open = await db
        .select({
          id: agreements.id,
          kind: agreements.kind,
          company: legalEntities.longName,
          state: sql<(typeof OPEN_STATES)[number]>`${agreements.state}`,
          since: agreements.since,
        })
        .from(agreements)
        .innerJoin(legalEntities, eq(legalEntities.ricosCode, agreements.ricosCode))
        .where(and(covered, lives, inArray(agreements.state, [...OPEN_STATES])))
        .orderBy(sql`${agreements.state} <> 'TO_SIGN'`, asc(agreements.since), asc(agreements.id))
        .limit(next);
      return { ...(counts ?? { toSign: 0, negotiation: 0, inForce: 0, endingSoon: 0 }), open };
    },
  };
}
