import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  legalEntities,
  powerBranches,
  powersOfAttorney,
  powerSignatories,
} from '../database/schema/index.ts';
import { visiblePowers } from '../power-of-attorney/index.ts';
import { isAsked } from './source.ts';
import type { ExpirySource } from './source.ts';

/**
 * End dates of the powers of signatories. A signatory of several branches or categories of a legal entity with the same
 * end date is listed once. Where only the paper says who may sign (POA-009), no date is known.
 */
export const signatoryPowers: ExpirySource = {
  kind: 'SIGNATORY_POWER',
  async read(db, { user }, question) {
    const first = sql<string>`min(${powerSignatories.id}::text)`;
    const rows = await db
      .select({
        id: first,
        fullName: powerSignatories.fullName,
        date: powerSignatories.lastValidityDate,
        ricosCode: powersOfAttorney.ricosCode,
        name: legalEntities.longName,
      })
      .from(powerSignatories)
      .innerJoin(powerBranches, eq(powerBranches.id, powerSignatories.branchId))
      .innerJoin(powersOfAttorney, eq(powersOfAttorney.ricosCode, powerBranches.ricosCode))
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, powersOfAttorney.ricosCode))
      .where(
        and(
          visiblePowers(db, user),
          eq(powersOfAttorney.hasSpartData, true),
          isNotNull(powerSignatories.lastValidityDate),
          isAsked(
            { date: powerSignatories.lastValidityDate, ricosCode: powersOfAttorney.ricosCode },
            question,
          ),
        ),
      )
      .groupBy(
        powersOfAttorney.ricosCode,
        legalEntities.longName,
        powerSignatories.fullName,
        powerSignatories.lastValidityDate,
      )
      .orderBy(asc(powerSignatories.lastValidityDate), asc(first))
      .limit(question.limit);
    return rows.map(({ id, fullName, date, ricosCode, name }) => ({
      id: `SIGNATORY_POWER-${id}`,
      kind: 'SIGNATORY_POWER',
      date: date!,
      title: fullName,
      reference: null,
      entities: [{ ricosCode, name }],
      amount: null,
      path: `/power-of-attorney/${encodeURIComponent(ricosCode)}`,
    }));
  },
};
