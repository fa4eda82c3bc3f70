import { and, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { RECENT_DAYS } from '@atrium/contract/search-rules';
import type { OwnKind } from '@atrium/contract/search-rules';
import type { SearchFilters } from '@atrium/contract/search';
import { bankDay } from '../bank-time.ts';
import { ownContracts } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import {
  contractLegalEntities,
  documentLegalEntities,
  documentTags,
  kycRecords,
  powersOfAttorney,
  requestLegalEntities,
  requestParticipants,
  requests,
  requestTags,
  tags,
} from '../database/schema/index.ts';
import { shortCountryCode } from '../enums/index.ts';
import type { Facet } from '../listing/index.ts';
import { inPeriod, monthOf, startOfDay } from '../filters/index.ts';
import { KYC_ID, POWER_ID } from './parts.ts';
import type { Search } from './parts.ts';

/** Filters with facet counts. */
export const SEARCH_FACETS = [
  'date',
  'recent',
  'own',
  'services',
  'country',
  'currency',
  'ricosCodes',
  'contracts',
  'tags',
] as const;
export type SearchFacet = (typeof SEARCH_FACETS)[number];

/** Columns of the subquery `found` (`foundOf`). */
const found = {
  type: sql`found.type`,
  id: sql`found.id`,
  at: sql`found.at`,
  contractId: sql`found.contract_id`,
};

const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`;
const texts = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** Condition that a result has a tag that meets `condition`. */
const taggedWith = (condition: SQL): SQL =>
  sql`${found.id} in (select ${requestTags.requestId} from ${requestTags} join ${tags} on ${tags.id} = ${requestTags.tagId} where ${condition} union all select ${documentTags.documentId} from ${documentTags} join ${tags} on ${tags.id} = ${documentTags.tagId} where ${condition})`;

/** Ids of results (`foundOf`) that concern a legal entity, with the code of the entity, by type. */
const CONCERNING_BY_TYPE: readonly SQL[] = [
  sql`select ${requestLegalEntities.requestId} as id, ${requestLegalEntities.ricosCode} as code from ${requestLegalEntities}`,
  sql`select ${documentLegalEntities.documentId} as id, ${documentLegalEntities.ricosCode} as code from ${documentLegalEntities}`,
  sql`select ${KYC_ID} as id, ${kycRecords.ricosCode} as code from ${kycRecords}`,
  sql`select ${POWER_ID} as id, ${powersOfAttorney.ricosCode} as code from ${powersOfAttorney}`,
];
/** {@link CONCERNING_BY_TYPE} for all types together. */
const concerning = sql`(${sql.join([...CONCERNING_BY_TYPE], sql` union all `)})`;

const isCountry = sql`${tags.groupType} = 'COUNTRY'`;
const isCurrency = sql`${tags.groupType} = 'CURRENCY'`;

/** Start of the period of the last `days` days, in the bank's time. */
const since = ({ now }: Search, days: string): SQL => startOfDay(bankDay(now), -Number(days));

/** Ids of results that belong to the user, by the value of the filter `own` that they match. */
function belonging(db: Reads, { user }: Search): Record<OwnKind, SQL> {
  const codes = sql`select ${contractLegalEntities.ricosCode} from ${contractLegalEntities} where ${contractLegalEntities.contractId} in ${ownContracts(db, user)}`;
  return {
    requests: sql`select ${requests.id} from ${requests} where ${requests.createdById} = ${user.id} union all select ${requestParticipants.requestId} from ${requestParticipants} where ${requestParticipants.userId} = ${user.id} and ${requestParticipants.isActive}`,
    entities: sql`select id from ${concerning} as concerned where code in (${codes})`,
  };
}

/** The conditions on results of the filters with facet counts. */
function facetConditions(
  db: Reads,
  search: Search,
  filter: SearchFilters,
): Record<SearchFacet, SQL | undefined> {
  const when = <T>(list: readonly T[], condition: (list: readonly T[]) => SQL): SQL | undefined =>
    list.length > 0 ? condition(list) : undefined;
  return {
    // Results without a date match no period.
    date: inPeriod(found.at, filter),
    recent: when(
      filter.recent,
      (list) =>
        sql`${found.at} >= ${since(
          search,
          RECENT_DAYS.findLast((days) => list.includes(days))!,
        )}`,
    ),
    own: when(filter.own, (list) => {
      const own = belonging(db, search);
      return or(...list.map((kind) => sql`${found.id} in (${own[kind]})`))!;
    }),
    services: when(filter.services, (list) => inArray(found.type, [...list])),
    contracts: when(filter.contracts, (list) => sql`${found.contractId} = any(${uuids(list)})`),
    tags: when(filter.tags, (list) => taggedWith(sql`${tags.id} = any(${uuids(list)})`)),
    country: when(filter.country, (list) =>
      taggedWith(
        and(
          isCountry,
          inArray(
            tags.countryCode,
            list.map((code) => shortCountryCode(code)),
          ),
        )!,
      ),
    ),
    currency: when(filter.currency, (list) => taggedWith(and(isCurrency, inArray(tags.name, [...list]))!)),
    ricosCodes: when(
      filter.ricosCodes,
      (list) =>
        sql`${found.id} in (select id from ${concerning} as concerned where code = any(${texts(list)}))`,
    ),
  };
}

/** The condition of all filters together. */
export const passes = (db: Reads, search: Search, filter: SearchFilters): SQL | undefined =>
  and(...Object.values(facetConditions(db, search, filter)));

/** Joins of the tags of requests and of documents that meet `condition`: one row per result and tag. */
const bearings = (condition: SQL): SQL[] => [
  sql`join ${requestTags} on ${requestTags.requestId} = listed.id join ${tags} on ${tags.id} = ${requestTags.tagId} and ${condition}`,
  sql`join ${documentTags} on ${documentTags.documentId} = listed.id join ${tags} on ${tags.id} = ${documentTags.tagId} and ${condition}`,
];

/** How the values of each filter are counted. */
export function searchFacets(db: Reads, search: Search, filter: SearchFilters): Record<SearchFacet, Facet> {
  const conditions = facetConditions(db, search, filter);
  const facet = (name: SearchFacet, value: SQL, join?: Facet['join']): Facet => ({
    value,
    condition: conditions[name],
    ...(join && { join }),
  });
  const isWord = sql`${tags.groupType} = 'TAGS'`;
  return {
    date: facet('date', monthOf(found.at)),
    // A result is counted in its shortest period only; `searchFilterBlocks` adds it to the longer ones.
    recent: facet(
      'recent',
      sql`case ${sql.join(
        RECENT_DAYS.map((days) => sql`when ${found.at} >= ${since(search, days)} then ${days}`),
        sql` `,
      )} end`,
    ),
    // Of each result it is only asked whether it belongs to the user: listing all that does costs several times as much.
    own: facet(
      'own',
      sql`own.kind`,
      sql`cross join lateral unnest(array[${sql.join(
        Object.entries(belonging(db, search)).map(
          ([kind, ids]) => sql`case when listed.id in (${ids}) then ${kind}::text end`,
        ),
        sql`, `,
      )}]) as own (kind)`,
    ),
    services: facet('services', found.type),
    contracts: facet('contracts', sql`${found.contractId}::text`),
    country: facet('country', sql`${tags.countryCode}`, bearings(isCountry)),
    currency: facet('currency', sql`${tags.name}`, bearings(isCurrency)),
    tags: facet('tags', sql`${tags.id}::text`, bearings(isWord)),
    ricosCodes: facet(
      'ricosCodes',
      sql`concerned.code`,
      CONCERNING_BY_TYPE.map((ids) => sql`join (${ids}) as concerned on concerned.id = listed.id`),
    ),
  };
}
