import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** Escapes the wildcards of a text for `like`. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Whether a text stored through `fold_text` (lower case, no accents, ligatures split) contains another one, regardless
 * of its case and accents. Uses a trigram index on the column from three characters on.
 */
export const containsText = (normalized: SQLWrapper, text: string): SQL =>
  sql`${normalized} like '%' || fold_text(${literally(text)}) || '%'`;

/** Whether a code of plain letters and digits, such as a reference, contains a text; can use a trigram index on it. */
export const containsCode = (code: SQLWrapper, text: string): SQL =>
  sql`${code} ilike '%' || ${literally(text)} || '%'`;

/** Returns the words of a search, all of which must be found. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

/** Returns the `like` pattern that finds a text, for columns that are not stored normalized. */
export const likeText = (text: string): string => `%${literally(text)}%`;
