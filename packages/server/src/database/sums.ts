import { sql } from 'drizzle-orm';
import type { Column } from 'drizzle-orm';

/** Returns the exact sum of a money column as a number; 0 without rows. */
export const sumOf = (column: Column) => sql<number>`coalesce(sum(${column}), 0)::float8`;

/** Returns the number of rows. */
export const countOf = () => sql<number>`count(*)::int`;
