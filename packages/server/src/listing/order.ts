import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ListOrder } from '@atrium/contract/list-rules';

/** Ends every order: of the rows that are equal so far, which comes first. Its last term must be unique. */
export type TieBreaker = readonly [SQL, ...SQL[]];

/** The terms of an order; blanks come last, whichever way the values go, and no two rows are equal. */
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

/** Place of a code in the order of the labels that people read in its stead. */
export function labelRank(code: SQL, labels: Readonly<Record<string, string>>, language: string): SQL {
  const { compare } = new Intl.Collator(language);
  const codes = Object.keys(labels).toSorted((a, b) => compare(labels[a]!, labels[b]!));
  return sql`array_position(array[${sql.join(
    codes.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[], ${code})`;
}
