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

/** Names by which records are found that are not their own: the rows that hold the word. */
type Named = 'people' | 'entities' | 'tags' | 'contractNames';

/** What a word stands in, whoever searches: what it does not stand in, the statement of the results need not look in. */
export type Names = Readonly<Record<Named, readonly string[]>> & {
  /** Whether a number of another application begins with it. */
  readonly isOfApplication: boolean;
  /** Of the types that are looked up here, those in which it stands. */
  readonly types: ReadonlySet<SearchType>;
};

/** Types of which few records exist; in requests and documents the statement of the results looks itself. */
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

/** What a word is looked up in: those with rows that others refer to answer these, the others whether there are any. */
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

/** Where each word of a search stands among names, in one statement. */
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
