import { and, count, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countryList } from '@atrium/contract/countries';
import { MEDIA_CATEGORIES, MEDIA_PATTERNS } from '@atrium/contract/document-rules';
import type { DocumentSort, MediaCategory } from '@atrium/contract/document-rules';
import type { Document, DocumentFilters, DocumentSearch } from '@atrium/contract/documents';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import type { Page } from '@atrium/contract/paging';
import { SERVICES } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Database, Reads } from '../database/index.ts';
import {
  blobs,
  contracts,
  documentLegalEntities,
  documents,
  documentTags,
  tags,
} from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import { containsText, countFacets, labelRank, orderTerms, wordsOf } from '../listing/index.ts';
import { inPeriod, monthOf } from '../filters/index.ts';
import { isMarked, markedDocuments } from './marks.ts';
import { selectDocuments, shownDocuments } from './rows.ts';

interface Reader {
  readonly user: User;
  readonly language: Language;
}

/** The kind of a file by its media type. */
const kindOfFile: SQL = sql`case ${sql.join(
  Object.entries(MEDIA_PATTERNS).map(([kind, pattern]) => sql`when ${blobs.mime} ~ ${pattern} then ${kind}`),
  sql` `,
)} else 'OTHERS' end`;

/** Condition that a document's media type belongs to one of these kinds. */
function ofTypes(types: readonly MediaCategory[]): SQL | undefined {
  const matches = (kind: MediaCategory) =>
    kind === 'OTHERS'
      ? sql`not (${blobs.mime} ~ ${Object.values(MEDIA_PATTERNS).join('|')})`
      : sql`${blobs.mime} ~ ${MEDIA_PATTERNS[kind]}`;
  return types.length === MEDIA_CATEGORIES.length ? undefined : or(...types.map((type) => matches(type)));
}

/** Filters with facet counts. */
export const DOCUMENT_FACETS = [
  'date',
  'marks',
  'categories',
  'ricosCodes',
  'services',
  'contracts',
  'types',
  'states',
  'tags',
] as const;
export type DocumentFacet = (typeof DOCUMENT_FACETS)[number];

const chosen = <T>(list: readonly T[], condition: (list: T[]) => SQL | undefined): SQL | undefined =>
  list.length > 0 ? condition([...list]) : undefined;

/** The conditions of the filters with facet counts. */
function facetConditions(
  db: Reads,
  user: User,
  filter: DocumentFilters,
): Record<DocumentFacet, SQL | undefined> {
  const one = { one: sql`1` };
  return {
    date: inPeriod(documents.createdAt, filter),
    marks: chosen(filter.marks, (list) => isMarked(db, user, list)),
    categories: chosen(filter.categories, (list) => inArray(documents.category, list)),
    services: chosen(filter.services, (list) => inArray(documents.serviceCode, list)),
    contracts: chosen(filter.contracts, (list) => inArray(documents.contractId, list)),
    states: chosen(filter.states, (list) => inArray(documents.state, list)),
    types: chosen(filter.types, ofTypes),
    ricosCodes: chosen(filter.ricosCodes, (list) =>
      exists(
        db
          .select(one)
          .from(documentLegalEntities)
          .where(
            and(
              eq(documentLegalEntities.documentId, documents.id),
              inArray(documentLegalEntities.ricosCode, list),
            ),
          ),
      ),
    ),
    tags: chosen(filter.tags, (list) =>
      exists(
        db
          .select(one)
          .from(documentTags)
          .where(and(eq(documentTags.documentId, documents.id), inArray(documentTags.tagId, list))),
      ),
    ),
  };
}

/** The conditions of all other filters. */
const otherConditions = (filter: DocumentFilters): SQL | undefined =>
  and(
    ...wordsOf(filter.query).map((word) => containsText(documents.filenameText, word)),
    chosen(filter.ids, (list) => inArray(documents.id, list)),
  );

const serviceLabels = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(SERVICES).map(([code, { label }]) => [code, label[language]]));

const countryNames = (language: Language): string =>
  JSON.stringify(Object.fromEntries(countryList(language)));

/** The first tag of a document by the name that is shown, used to sort by tags. */
const firstTag = (language: Language): SQL =>
  sql`(select min(fold_text(coalesce(${countryNames(language)}::jsonb ->> ${tags.countryCode}::text, ${language === 'fr' ? sql`${tags.frenchName}, ` : sql``}${tags.name}))) from ${documentTags} join ${tags} on ${tags.id} = ${documentTags.tagId} where ${documentTags.documentId} = ${documents.id})`;

/** Sort order: equal documents newest first, documents without the property last. */
function orderOf(sort: DocumentSort, language: Language): SQL {
  const newest = [sql`${documents.createdAt} desc`, sql`${documents.id} desc`] as const;
  if (sort === 'DateDescending') return sql.join([...newest], sql`, `);
  if (sort === 'DateAscending') return sql`${documents.createdAt} asc, ${documents.id} asc`;
  const terms = {
    Services: labelRank(sql`${documents.serviceCode}`, serviceLabels(language), language),
    Tags: firstTag(language),
    Contracts: sql`fold_text(${contracts.name})`,
  };
  const by = (Object.keys(terms) as (keyof typeof terms)[]).find((term) => sort.startsWith(term))!;
  return orderTerms([{ by, descending: sort.endsWith('Descending') }], terms, newest);
}

/** Returns one page of the documents that match the filters, among those that `visible` allows. */
export async function searchDocuments(
  db: Database,
  reader: Reader,
  visible: SQL,
  filter: DocumentSearch,
): Promise<Page<Document>> {
  const where = and(
    visible,
    otherConditions(filter),
    ...Object.values(facetConditions(db, reader.user, filter)),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(documents)
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .where(where);
  const rows = await selectDocuments(db)
    .where(where)
    .orderBy(orderOf(filter.sort, reader.language))
    .limit(filter.limit)
    .offset(windowOf(filter.page, filter.limit).offset);
  const total = counted?.total ?? 0;
  return pageOf(await shownDocuments(db, reader, rows), total, filter.limit);
}

/** Counts these documents for each value of the filters, with the other filters applied. */
export function countDocuments(
  db: Reads,
  user: User,
  visible: SQL,
  filter: DocumentFilters,
): Promise<Map<DocumentFacet, { value: string; count: number }[]>> {
  const conditions = facetConditions(db, user, filter);
  const column = (name: DocumentFacet, value: SQL) => ({ value, condition: conditions[name] });
  return countFacets(db, {
    from: sql`${documents} join ${blobs} on ${blobs.sha256} = ${documents.sha256}`,
    id: sql`${documents.id}`,
    where: and(visible, otherConditions(filter)),
    facets: {
      date: column('date', monthOf(documents.createdAt)),
      marks: {
        ...column('marks', sql`marked.value`),
        join: sql`join ${markedDocuments(db, user)} on marked.id = listed.id`,
      },
      categories: column('categories', sql`${documents.category}`),
      services: column('services', sql`${documents.serviceCode}`),
      contracts: column('contracts', sql`${documents.contractId}::text`),
      types: column('types', kindOfFile),
      states: column('states', sql`${documents.state}`),
      ricosCodes: {
        ...column('ricosCodes', sql`${documentLegalEntities.ricosCode}`),
        join: sql`join ${documentLegalEntities} on ${documentLegalEntities.documentId} = listed.id`,
      },
      tags: {
        ...column('tags', sql`${documentTags.tagId}::text`),
        join: sql`join ${documentTags} on ${documentTags.documentId} = listed.id`,
      },
    },
    wanted: DOCUMENT_FACETS,
  });
}
