import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { KycFilters, KycSearch, ListedKycRecord } from '@atrium/contract/kyc';
import { lastSoonDay } from '@atrium/contract/kyc-rules';
import type { ReviewStatus } from '@atrium/contract/kyc-rules';
import { countedPage, windowOf } from '@atrium/contract/list-rules';
import type { User } from '@atrium/contract/users';
import { coveredEntities, reachedEntities } from '../contracts/index.ts';
import type { Database } from '../database/index.ts';
import { contractLegalEntities, kycDocuments, kycRecords, legalEntities } from '../database/schema/index.ts';
import { countFacets, likeText, wordsOf } from '../listing/index.ts';
import { visibleKycDocuments, visibleRecords } from './access.ts';

/** Reader and current day of the bank. */
export interface KycReader {
  readonly user: User;
  readonly today: string;
}

const day = kycRecords.nextReviewAt;

/** Sorts by next review; records without a date come last in both directions (KYC-028). */
export const reviewOrder = (isDescending: boolean): SQL[] => [
  sql`${day} is null`,
  isDescending ? desc(day) : asc(day),
  asc(legalEntities.longName),
  asc(kycRecords.ricosCode),
];

/** The status of a record (KYC-033 to KYC-036). */
export const statusAt = (today: string): SQL<ReviewStatus> =>
  sql`case when ${day} is null then 'undated' when ${day} < ${today}::date then 'overdue' when ${day} <= ${lastSoonDay(today)}::date then 'soon' else 'later' end`;

/** Filters whose values are counted. */
export const KYC_FACETS = ['statuses', 'countries', 'contracts'] as const;
export type KycFacet = (typeof KYC_FACETS)[number];

const chosen = <T>(list: readonly T[], condition: (list: T[]) => SQL | undefined): SQL | undefined =>
  list.length > 0 ? condition([...list]) : undefined;

const statusIs = (status: ReviewStatus, today: string): SQL | undefined => {
  const soon = lastSoonDay(today);
  const conditions: Record<ReviewStatus, SQL | undefined> = {
    undated: sql`${day} is null`,
    overdue: lt(day, today),
    soon: and(gte(day, today), lte(day, soon)),
    later: gt(day, soon),
  };
  return conditions[status];
};

function facetConditions(
  db: Database,
  { user, today }: KycReader,
  filter: KycFilters,
): Record<KycFacet, SQL | undefined> {
  return {
    statuses: chosen(filter.statuses, (list) => or(...list.map((status) => statusIs(status, today)))),
    countries: chosen(filter.countries, (list) => inArray(legalEntities.countryCode, list)),
    contracts: chosen(filter.contracts, (list) => {
      const covered = db
        .select({ ricosCode: contractLegalEntities.ricosCode })
        .from(contractLegalEntities)
        .where(and(inArray(contractLegalEntities.contractId, list), reachedEntities(db, user, 'KYC')));
      return sql`${kycRecords.ricosCode} in ${covered}`;
    }),
  };
}

/** Text in which a record is searched, normalised by `fold_text`. */
export const recordWords = sql`fold_text(${legalEntities.longName} || ' ' || ${legalEntities.ricosCode} || ' ' || ${legalEntities.lei} || ' ' || ${legalEntities.registrationNumber} || ' ' || coalesce(${legalEntities.siren}, ''))`;

/** Conditions that are not facets: visibility, search words and period. */
const always = (db: Database, { user }: KycReader, { query, dateFrom, dateTo }: KycFilters) =>
  and(
    visibleRecords(db, user),
    ...wordsOf(query).map((word) => sql`${recordWords} like fold_text(${likeText(word)})`),
    dateFrom ? gte(day, dateFrom) : undefined,
    dateTo ? lte(day, dateTo) : undefined,
  );

const from = sql`${kycRecords} join ${legalEntities} on ${legalEntities.ricosCode} = ${kycRecords.ricosCode}`;

/** Number of documents of a record that the client still has to send, among those visible to the user. */
const documentsToProvide = (db: Database, { user, today }: KycReader): SQL<number> =>
  sql`(select count(*)::int from ${kycDocuments} where ${and(
    sql`${kycDocuments.ricosCode} = ${kycRecords.ricosCode}`,
    or(isNull(kycDocuments.receivedAt), lt(kycDocuments.validUntil, today)),
    visibleKycDocuments(db, user),
  )})`;

/** Returns a page of the visible records that match the search, with the total number. */
export async function searchRecords(db: Database, reader: KycReader, search: KycSearch) {
  const where = and(always(db, reader, search), ...Object.values(facetConditions(db, reader, search)));
  const ofEntity = eq(legalEntities.ricosCode, kycRecords.ricosCode);
  const pageRecords: ListedKycRecord[] = await db
    .select({
      ricosCode: kycRecords.ricosCode,
      legalName: legalEntities.longName,
      nextReviewAt: day,
      country: legalEntities.countryCode,
      lastReviewAt: kycRecords.lastReviewAt,
      documentsToProvide: documentsToProvide(db, reader),
    })
    .from(kycRecords)
    .innerJoin(legalEntities, ofEntity)
    .where(where)
    .orderBy(...reviewOrder(search.sort === 'NextReviewDescending'))
    .limit(search.limit)
    .offset(windowOf(search.page, search.limit).offset);
  const [counted] = await db
    .select({ total: count() })
    .from(kycRecords)
    .innerJoin(legalEntities, ofEntity)
    .where(where);
  return countedPage(pageRecords, counted?.total ?? 0);
}

/** Counts the records of each filter value under the other filters. */
export function countRecords(db: Database, reader: KycReader, filter: KycFilters) {
  const conditions = facetConditions(db, reader, filter);
  return countFacets(db, {
    from,
    id: sql`${kycRecords.ricosCode}`,
    where: always(db, reader, filter),
    facets: {
      statuses: { value: statusAt(reader.today), condition: conditions.statuses },
      countries: { value: sql`${legalEntities.countryCode}::text`, condition: conditions.countries },
      contracts: {
        value: sql`link.contract_id::text`,
        condition: conditions.contracts,
        join: sql`join ${contractLegalEntities} link on link.ricos_code = listed.id and (link.contract_id, link.ricos_code) in ${coveredEntities(db, reader.user, 'KYC')}`,
      },
    },
    wanted: KYC_FACETS,
  });
}
