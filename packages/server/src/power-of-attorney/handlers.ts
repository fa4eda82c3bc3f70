import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import { dayOf } from '@atrium/contract/calendar';
import { lastWarnedDay } from '@atrium/contract/power-of-attorney-rules';
import type { powerOfAttorney as powerOfAttorneyContract } from '@atrium/contract/power-of-attorney';
import { legalEntities, powersOfAttorney, powerSignatories } from '../database/schema/index.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { entitiesWith } from '../contracts/access.ts';
import { entitiesOfRequest } from '../requests/access.ts';

export function powerOfAttorneyHandlers({ db, clock }: Platform): Handlers<typeof powerOfAttorneyContract> {
  return {
    async list({ user, query: { sorting, requestId, pageId, pageSize } }) {
      const visible = and(
        sql`${powersOfAttorney.ricosCode} in ${entitiesWith(db, user, 'POWER_OF_ATTORNEY')}`,
        requestId
          ? sql`${powersOfAttorney.ricosCode} in ${entitiesOfRequest(db, user, requestId)}`
          : undefined,
      );
      // The signatory of each entity whose power ends first.
      const first = db
        .selectDistinctOn([powerSignatories.ricosCode], {
          ricosCode: powerSignatories.ricosCode,
          fullName: powerSignatories.fullName,
          lastValidityDate: powerSignatories.lastValidityDate,
        })
        .from(powerSignatories)
        .where(isNotNull(powerSignatories.lastValidityDate))
        .orderBy(powerSignatories.ricosCode, powerSignatories.lastValidityDate, powerSignatories.id)
        .as('first');
      const rows = await db
        .select({
          ricosCode: powersOfAttorney.ricosCode,
          normalizedLegalName: legalEntities.longName,
          line1: legalEntities.addressLine1,
          zipCode: legalEntities.zipCode,
          city: legalEntities.city,
          country: legalEntities.countryCode,
          hasSpartData: powersOfAttorney.hasSpartData,
          hasPdf: powersOfAttorney.hasPdf,
          fullName: first.fullName,
          lastValidityDate: first.lastValidityDate,
        })
        .from(powersOfAttorney)
        .innerJoin(legalEntities, eq(legalEntities.ricosCode, powersOfAttorney.ricosCode))
        .leftJoin(first, eq(first.ricosCode, powersOfAttorney.ricosCode))
        .where(visible)
        .orderBy(
          sql`${first.lastValidityDate} is null`,
          sorting === 'ASC' ? asc(first.lastValidityDate) : desc(first.lastValidityDate),
          asc(legalEntities.longName),
          asc(powersOfAttorney.ricosCode),
        )
        .limit(pageSize)
        .offset(windowOf(pageId, pageSize).offset);
      const [counted] = await db.select({ total: count() }).from(powersOfAttorney).where(visible);
      const total = counted?.total ?? 0;
      const warned = lastWarnedDay(dayOf(clock()));
      return pageOf(
        rows.map(({ line1, zipCode, city, country, fullName, lastValidityDate, ...row }) => ({
          ...row,
          legalAddress: { line1, zipCode, city, country },
          hasExpiredInformationInTwoMonth: lastValidityDate !== null && lastValidityDate <= warned,
          firstToExpire: fullName && lastValidityDate ? { fullName, lastValidityDate } : null,
        })),
        total,
        pageSize,
      );
    },
  };
}
