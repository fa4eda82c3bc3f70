import { sql } from 'drizzle-orm';
import type { Column } from 'drizzle-orm';

/** The exact sum of a column of money, as a number; zero over nothing. */
export const sumOf = (column: Column) => sql<number>`coalesce(sum(${column}), 0)::float8`;

/** The number of rows. */
export const countOf = () => sql<number>`count(*)::int`;
