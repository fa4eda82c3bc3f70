import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Reads } from '../database/index.ts';

/** A filter whose values are counted. */
export interface Facet {
  /** The value of a row. */
  value: SQL;
  /** The table that has the values, where a row may have several: joined to `listed.id`. */
  join?: SQL;
  /** The condition that the filter is set to now. */
  condition: SQL | undefined;
}

export interface FacetsOf<Name extends string> {
  /** The table that is listed, with what its conditions need. */
  from: SQL;
  /** Its key. */
  id: SQL;
  /** What holds for every count: what the reader may see, and the filters that are no facets. */
  where: SQL | undefined;
  facets: Readonly<Record<Name, Facet>>;
  wanted: readonly Name[];
}

/**
 * Counts the rows of each value, for all wanted facets in one statement: each facet under the other filters, without its
 * own, as if it alone were open.
 */
export async function countFacets<Name extends string>(
  db: Reads,
  { from, id, where, facets, wanted }: FacetsOf<Name>,
): Promise<Map<Name, { value: string; count: number }[]>> {
  const result = new Map<Name, { value: string; count: number }[]>(wanted.map((name) => [name, []]));
  if (wanted.length === 0) return result;
  const names = Object.keys(facets) as Name[];
  // Each column that is filtered by halves the rows that a plan expects, also one that is always true: facets that are not set
  // have none, or plans read the joined tables again for every row.
  const set = names.filter((name) => facets[name].condition !== undefined);
  const column = (prefix: string, name: Name) => sql.identifier(`${prefix}_${name}`);
  const listed = sql.join(
    [
      sql`${id} as id`,
      ...set.map((name) => sql`(${facets[name].condition}) as ${column('passes', name)}`),
      ...wanted
        .filter((name) => !facets[name].join)
        .map((name) => sql`${facets[name].value} as ${column('value', name)}`),
    ],
    sql`, `,
  );
  const counted = wanted.map((name) => {
    const { join, value } = facets[name];
    const others = set.filter((other) => other !== name).map((other) => sql`${column('passes', other)}`);
    const counts = join ? value : sql`${column('value', name)}`;
    return sql`select ${name}::text as facet, ${counts} as value, count(*)::int as count from listed ${join ?? sql``} ${
      others.length > 0 ? sql`where ${and(...others)}` : sql``
    } group by 2`;
  });
  const { rows } = await db.execute<{ facet: Name; value: string | null; count: number }>(
    sql`with listed as materialized (select ${listed} from ${from} ${where ? sql`where ${where}` : sql``}) ${sql.join(counted, sql` union all `)}`,
  );
  for (const { facet, value, count } of rows) if (value !== null) result.get(facet)!.push({ value, count });
  return result;
}
