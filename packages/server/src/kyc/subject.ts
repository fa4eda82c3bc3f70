import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { entitiesWith } from '../contracts/index.ts';
import {
  contractLegalEntities,
  contractServices,
  contractUserRights,
  kycRecords,
  legalEntities,
  legalEntitiesListMembers,
  roles,
  users,
} from '../database/schema/index.ts';
import type { Subject, SubjectKind } from '../notifications/index.ts';

const SERVICE = 'KYC';
const PAGE = '/kyc/';

/** Returns the notification subject of a KYC record, for users who have access to it. */
export const recordSubject = (ricosCode: string): Subject => ({
  service: SERVICE,
  path: () => `${PAGE}${encodeURIComponent(ricosCode)}`,
  concerned(db) {
    const contractIds = db
      .select({ id: contractServices.contractId })
      .from(contractServices)
      .innerJoin(contractLegalEntities, eq(contractLegalEntities.contractId, contractServices.contractId))
      .where(
        and(
          eq(contractServices.serviceCode, SERVICE),
          eq(contractServices.category, 'ACTIVATED'),
          eq(contractLegalEntities.ricosCode, ricosCode),
        ),
      );
    const inTheirList = db
      .select({ listId: legalEntitiesListMembers.listId })
      .from(legalEntitiesListMembers)
      .where(eq(legalEntitiesListMembers.ricosCode, ricosCode));
    const members = db
      .select({ id: contractUserRights.userId })
      .from(contractUserRights)
      .where(
        and(
          eq(contractUserRights.serviceCode, SERVICE),
          inArray(contractUserRights.contractId, contractIds),
          or(
            isNull(contractUserRights.legalEntitiesListId),
            inArray(contractUserRights.legalEntitiesListId, inTheirList),
          ),
        ),
      );
    const serving = db.select({ id: roles.userId }).from(roles).where(inArray(roles.contractId, contractIds));
    return sql`case when ${users.isInternal} then ${users.id} in ${serving} else ${users.id} in ${members} end`;
  },
});

export const recordSubjects: SubjectKind = {
  service: SERVICE,
  read: (url) => (url.startsWith(PAGE) ? decodeURIComponent(url.slice(PAGE.length)) : null),
  names: (db, { user }, ids) =>
    db
      .select({ id: kycRecords.ricosCode, name: legalEntities.longName })
      .from(kycRecords)
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, kycRecords.ricosCode))
      .where(
        and(
          inArray(kycRecords.ricosCode, [...ids]),
          sql`${kycRecords.ricosCode} in ${entitiesWith(db, user, SERVICE)}`,
        ),
      ),
};
