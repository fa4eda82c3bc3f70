import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ListOrder } from '@atrium/contract/list-rules';

/** The last terms of every sort order, for rows that are equal so far. The last one must be unique. */
export type TieBreaker = readonly [SQL, ...SQL[]];

/** Returns the terms of a sort order: nulls last in both directions, and no two rows equal. */
export function orderTerms<By extends string>(
  rules: readonly ListOrder<By>[],
  terms: Readonly<Record<By, SQL>>,
  tieBreaker: TieBreaker,
): SQL {
  const chosen = rules.map(({ by, descending }) =>
    descending ? sql`${terms[by]} desc nulls last` : sql`${terms[by]} asc nulls last`,
  );
  return sql.join([...chosen, ...tieBreaker], sql`, `);
}

/** Returns the rank of a code in the alphabetical order of the labels. */
export function labelRank(code: SQL, labels: Readonly<Record<string, string>>, language: string): SQL {
  const { compare } = new Intl.Collator(language);
  const codes = Object.keys(labels).toSorted((a, b) => compare(labels[a]!, labels[b]!));
  return sql`array_position(array[${sql.join(
    codes.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[], ${code})`;
}
