import { and, asc, eq } from 'drizzle-orm';
import { coveredBy } from '../contracts/index.ts';
import { guarantees, legalEntities } from '../database/schema/index.ts';
import { isAsked } from './source.ts';
import type { ExpirySource } from './source.ts';

/** Expiry dates of guarantees. */
export const guaranteesEnding: ExpirySource = {
  kind: 'GUARANTEE',
  async read(db, { user }, question) {
    const rows = await db
      .select({ guarantee: guarantees, name: legalEntities.longName })
      .from(guarantees)
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, guarantees.ricosCode))
      .where(
        and(
          coveredBy(db, user, 'GUARANTEES', guarantees),
          isAsked({ date: guarantees.expiresOn, ricosCode: guarantees.ricosCode }, question),
        ),
      )
      .orderBy(asc(guarantees.expiresOn), asc(guarantees.reference), asc(guarantees.id))
      .limit(question.limit);
    return rows.map(({ guarantee, name }) => ({
      id: `GUARANTEE-${guarantee.id}`,
      kind: 'GUARANTEE',
      date: guarantee.expiresOn,
      title: guarantee.beneficiary,
      reference: guarantee.reference,
      entities: [{ ricosCode: guarantee.ricosCode, name }],
      amount: { value: guarantee.amount, currency: guarantee.currency },
      path: `/grid/GUARANTEES?${new URLSearchParams({ 'has.reference': guarantee.reference })}`,
    }));
  },
};
