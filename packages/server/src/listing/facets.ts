import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Reads } from '../database/index.ts';

/** A filter with a count for each of its values. */
export interface Facet {
  /** Expression for the value of a row. */
  value: SQL;
  /**
   * Join to `listed.id` of the table with the values, if a row may have several. If several tables have values, one join
   * for each of them: the planner knows neither how many rows their union has nor how often a row occurs in it.
   */
  join?: SQL | readonly SQL[];
  /** Condition for the current setting of the filter; undefined if it is not set. */
  condition: SQL | undefined;
}

export interface FacetsOf<Name extends string> {
  /** The listed table, with the joins that its conditions need. */
  from: SQL;
  /** The key of the listed table. */
  id: SQL;
  /** Condition for every count: what the reader may see, and the filters that are not facets. */
  where: SQL | undefined;
  facets: Readonly<Record<Name, Facet>>;
  wanted: readonly Name[];
}

/**
 * Counts the rows of each value, for all wanted facets in one statement. Each facet is counted with the other filters
 * applied, but without its own.
 */
export async function countFacets<Name extends string>(
  db: Reads,
  { from, id, where, facets, wanted }: FacetsOf<Name>,
): Promise<Map<Name, { value: string; count: number }[]>> {
  if (wanted.length === 0) return new Map();
  const names = Object.keys(facets) as Name[];
  // Every column in a filter halves the planner's row estimate, even one that is always true. Facets that are not set
  // have no column: otherwise plans read the joined tables again for every row (nested loops).
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
  const counted = wanted.flatMap((name) => {
    const { join, value } = facets[name];
    const joins: SQL[] = join ? [join].flat() : [sql``];
    const others = set.filter((other) => other !== name).map((other) => sql`${column('passes', other)}`);
    const counts = join ? value : sql`${column('value', name)}`;
    return joins.map(
      (each) =>
        sql`select ${name}::text as facet, ${counts} as value, count(*)::int as count from listed ${each} ${
          others.length > 0 ? sql`where ${and(...others)}` : sql``
        } group by 2`,
    );
  });
  const { rows } = await db.execute<{ facet: Name; value: string | null; count: number }>(
    sql`with listed as materialized (select ${listed} from ${from} ${where ? sql`where ${where}` : sql``}) ${sql.join(counted, sql` union all `)}`,
  );
  const sums = new Map(wanted.map((name) => [name, new Map<string, number>()]));
  for (const { facet, value, count } of rows)
    if (value !== null) {
      const own = sums.get(facet)!;
      own.set(value, (own.get(value) ?? 0) + count);
    }
  return new Map(
    [...sums].map(([name, counts]) => [name, [...counts].map(([value, count]) => ({ value, count }))]),
  );
}
