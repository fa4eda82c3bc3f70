import { sql } from 'drizzle-orm';
import type { Column, SQL, Table } from 'drizzle-orm';
import type { SearchType } from '@atrium/contract/search-rules';
import type { Reads } from '../database/index.ts';
import {
  articles,
  clients,
  contacts,
  contracts,
  legalEntities,
  powerBranches,
  powerSignatories,
  requestExternalApplications,
  tags,
  users,
} from '../database/schema/index.ts';
import { tsquery } from './terms.ts';
import type { Term } from './terms.ts';

/** Names of other rows by which records are found: the ids of the rows that contain the word. */
type Named = 'people' | 'entities' | 'tags' | 'contractNames';

/** Where a word occurs, regardless of the user: the query for the results skips all other places. */
export type Names = Readonly<Record<Named, readonly string[]>> & {
  /** Whether an id in an external application starts with it. */
  readonly isOfApplication: boolean;
  /** The types that contain it, of those looked up here. */
  readonly types: ReadonlySet<SearchType>;
};

/** Types with few records; requests and documents are searched by the query for the results itself. */
const SMALL_TYPES = [
  'contacts',
  'kyc',
  'highlights',
  'research',
  'contracts',
  'powers',
] as const satisfies readonly SearchType[];
export const isLookedUp = (type: SearchType): boolean =>
  (SMALL_TYPES as readonly SearchType[]).includes(type);

/** Where to look up a word: rows that others refer to return their ids, the others only whether there is a match. */
function lookups(term: Term, advanced: boolean): readonly (readonly [string, SQL])[] {
  const words = (column: Column, weights = ''): SQL => sql`${column} @@ ${tsquery(term, weights)}::tsquery`;
  const rows = (key: Column, where: SQL): SQL =>
    sql`(select json_agg(${key}) from ${key.table} where ${where})`;
  const any = (table: Table, where: SQL): SQL => sql`exists(select from ${table} where ${where})`;
  const entity = any(legalEntities, words(legalEntities.words, 'AB'));
  const article = any(articles, words(articles.vector, advanced ? '' : 'A'));
  const contract = sql`${any(contracts, words(contracts.words))} or ${any(clients, words(clients.nameWords))}`;
  const small: readonly (readonly [SearchType, SQL])[] = [
    ['contacts', any(contacts, words(contacts.words, advanced ? '' : 'A'))],
    ['kyc', advanced ? any(legalEntities, words(legalEntities.words)) : entity],
    ['highlights', article],
    ['contracts', contract],
    [
      'powers',
      advanced
        ? sql`${entity} or ${any(powerBranches, words(powerBranches.nameWords))} or ${any(powerSignatories, words(powerSignatories.nameWords))}`
        : entity,
    ],
  ];
  if (!advanced) return small;
  return [
    ...small,
    ['people', rows(users.id, words(users.nameWords))],
    ['entities', rows(legalEntities.ricosCode, words(legalEntities.words, 'A'))],
    ['tags', rows(tags.id, words(tags.words))],
    ['contractNames', rows(contracts.id, words(contracts.words, 'A'))],
    ['applications', any(requestExternalApplications, words(requestExternalApplications.words))],
  ];
}

type Row = Partial<Record<Named, string[] | null>> & Partial<Record<SearchType | 'applications', boolean>>;

/** Looks up each word of a search among names, in one statement. */
export async function namesOf(db: Reads, terms: readonly Term[], advanced: boolean): Promise<Names[]> {
  if (terms.length === 0) return [];
  const selects = terms.map((term, position) => {
    const columns = lookups(term, advanced).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
    return sql`select ${position}::int as position, ${sql.join(columns, sql`, `)}`;
  });
  const { rows } = await db.execute<Row & { position: number }>(sql.join(selects, sql` union all `));
  return terms.map((_term, position) => {
    const own = rows.find((row) => row.position === position)!;
    return {
      people: own.people ?? [],
      entities: own.entities ?? [],
      tags: own.tags ?? [],
      contractNames: own.contractNames ?? [],
      isOfApplication: own.applications === true,
      types: new Set<SearchType>(
        SMALL_TYPES.filter((type) => own[type === 'research' ? 'highlights' : type]),
      ),
    };
  });
}
