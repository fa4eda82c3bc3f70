import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import { areInForce, lastWarnedDay } from '@atrium/contract/power-of-attorney-rules';
import type { User } from '@atrium/contract/users';
import type { Database } from '../database/index.ts';
import {
  legalEntities,
  powerBranches,
  powersOfAttorney,
  powerSignatories,
} from '../database/schema/index.ts';
import { likeText, wordsOf } from '../listing/index.ts';
import { entitiesOfRequest } from '../requests/index.ts';
import { visiblePowers } from './rows.ts';

export interface PowersSearch {
  readonly sorting: 'ASC' | 'DESC';
  readonly query: string;
  readonly requestId?: string | undefined;
  readonly pageId: number;
  readonly pageSize: number;
}

const searched = sql`fold_text(${legalEntities.longName} || ' ' || ${legalEntities.ricosCode})`;

/** Returns the legal entities whose powers the user may see, by first end date of a power, undated last (DATA-066). */
export async function listPowers(
  db: Database,
  { user, today }: { readonly user: User; readonly today: string },
  { sorting, query, requestId, pageId, pageSize }: PowersSearch,
) {
  const where = and(
    visiblePowers(db, user),
    requestId ? sql`${powersOfAttorney.ricosCode} in ${entitiesOfRequest(db, user, requestId)}` : undefined,
    ...wordsOf(query).map((word) => sql`${searched} like fold_text(${likeText(word)})`),
  );
  const ofEntity = eq(legalEntities.ricosCode, powersOfAttorney.ricosCode);
  // The signatory of each entity whose power ends first.
  const first = db
    .selectDistinctOn([powerBranches.ricosCode], {
      ricosCode: powerBranches.ricosCode,
      fullName: powerSignatories.fullName,
      lastValidityDate: powerSignatories.lastValidityDate,
    })
    .from(powerSignatories)
    .innerJoin(powerBranches, eq(powerBranches.id, powerSignatories.branchId))
    .where(isNotNull(powerSignatories.lastValidityDate))
    .orderBy(powerBranches.ricosCode, powerSignatories.lastValidityDate, powerSignatories.id)
    .as('first');
  const rows = await db
    .select({
      ricosCode: powersOfAttorney.ricosCode,
      normalizedLegalName: legalEntities.longName,
      line1: legalEntities.addressLine1,
      line2: legalEntities.addressLine2,
      line3: legalEntities.addressLine3,
      zipCode: legalEntities.zipCode,
      city: legalEntities.city,
      state: legalEntities.state,
      country: legalEntities.countryCode,
      executionDate: powersOfAttorney.executionDate,
      hasSpartData: powersOfAttorney.hasSpartData,
      hasPdf: sql<boolean>`${powersOfAttorney.sha256} is not null`,
      fullName: first.fullName,
      lastValidityDate: first.lastValidityDate,
    })
    .from(powersOfAttorney)
    .innerJoin(legalEntities, ofEntity)
    // Without structured data only the paper says who may sign (POA-009).
    .leftJoin(first, and(eq(first.ricosCode, powersOfAttorney.ricosCode), powersOfAttorney.hasSpartData))
    .where(where)
    .orderBy(
      sql`${first.lastValidityDate} is null`,
      sorting === 'ASC' ? asc(first.lastValidityDate) : desc(first.lastValidityDate),
      asc(legalEntities.longName),
      asc(powersOfAttorney.ricosCode),
    )
    .limit(pageSize)
    .offset(windowOf(pageId, pageSize).offset);
  const [counted] = await db
    .select({ total: count() })
    .from(powersOfAttorney)
    .innerJoin(legalEntities, ofEntity)
    .where(where);
  const warned = lastWarnedDay(today);
  return pageOf(
    rows.map(
      ({
        line1,
        line2,
        line3,
        zipCode,
        city,
        state,
        country,
        fullName,
        lastValidityDate,
        executionDate,
        ...row
      }) => ({
        ...row,
        legalAddress: { line1, line2, line3, zipCode, city, state, country },
        hasExpiredInformationInTwoMonth: lastValidityDate !== null && lastValidityDate <= warned,
        firstToExpire: fullName && lastValidityDate ? { fullName, lastValidityDate } : null,
        inForceFrom: areInForce(executionDate, today) ? null : executionDate,
      }),
    ),
    counted?.total ?? 0,
    pageSize,
  );
}
