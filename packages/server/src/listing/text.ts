import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** The text as a pattern of `like`, in which its own signs stand for themselves. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Whether a text that was stored through `fold_text` (lower case, no accents, ligatures apart) contains another one,
 * however that is written. Uses a trigram index on the column from three characters on.
 */
export const containsText = (folded: SQLWrapper, text: string): SQL =>
  sql`${folded} like '%' || fold_text(${literally(text)}) || '%'`;

/** Whether a code of plain letters and digits, such as a reference, contains a text; for trigram indexes on codes. */
export const containsCode = (code: SQLWrapper, text: string): SQL =>
  sql`${code} ilike '%' || ${literally(text)} || '%'`;

/** The words of a search: each must be found. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

/** Text as part of a pattern of `like`, for columns that are not stored folded. */
export const likeText = (text: string): string => `%${literally(text)}%`;
