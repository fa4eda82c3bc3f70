import { and, asc, eq, gte } from 'drizzle-orm';
import type { guarantees as guaranteesContract } from '@atrium/contract/guarantees';
import { GUARANTEE_KINDS } from '@atrium/contract/guarantee-rules';
import { bankDay } from '../bank-time.ts';
import { guarantees, legalEntities } from '../database/schema/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { coveredBy } from '../contracts/index.ts';
import { countOf, sumOf } from '../database/index.ts';

export function guaranteeHandlers({ db, clock }: Platform): Handlers<typeof guaranteesContract> {
  return {
    async summary({ user, query: { next } }) {
      const inForce = and(
        coveredBy(db, user, 'GUARANTEES', guarantees),
        gte(guarantees.expiresOn, bankDay(clock())),
      );
      const rows = await db
        .select({ kind: guarantees.kind, count: countOf(), amountInEur: sumOf(guarantees.amountInEur) })
        .from(guarantees)
        .where(inForce)
        .groupBy(guarantees.kind);
      const [all] = await db
        .select({ count: countOf(), amountInEur: sumOf(guarantees.amountInEur) })
        .from(guarantees)
        .where(inForce);
      const nextToExpire = await db
        .select({
          id: guarantees.id,
          reference: guarantees.reference,
          kind: guarantees.kind,
          company: legalEntities.longName,
          beneficiary: guarantees.beneficiary,
          currency: guarantees.currency,
          amount: guarantees.amount,
          expiresOn: guarantees.expiresOn,
        })
        .from(guarantees)
        .innerJoin(legalEntities, eq(legalEntities.ricosCode, guarantees.ricosCode))
        .where(inForce)
        .orderBy(asc(guarantees.expiresOn), asc(guarantees.reference), asc(guarantees.id))
        .limit(next);
      return {
        count: all?.count ?? 0,
        amountInEur: all?.amountInEur ?? 0,
        byKind: GUARANTEE_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind)),
        nextToExpire,
      };
    },
  };
}
