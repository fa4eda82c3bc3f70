import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { DOCUMENT_CATEGORIES } from '@atrium/contract/document-rules';
import { SEARCH_TYPES } from '@atrium/contract/search-rules';
import { SERVICES } from '@atrium/contract/services';
import type { Reads } from '../database/index.ts';
import { searchWords } from '../database/schema/index.ts';
import { foundOf, named } from './parts.ts';
import type { Search } from './parts.ts';
import { wordsIn } from './terms.ts';
import type { Term } from './terms.ts';

/** Words shorter than this are neither corrected nor used as a correction. */
const WORD_MIN = 4;
/** Words of at least this length may contain two mistakes. */
const LONG_WORD = 8;
/** Maximum number of similar words for one word; only a text crafted for it contains that many. */
const ALIKE_MAX = 1000;

/** Words of the labels of codes: they find requests and documents although no row contains them. */
const LABEL_WORDS = [
  ...new Set(
    [...Object.values(SERVICES), ...Object.values(DOCUMENT_CATEGORIES)]
      .flatMap(({ label }) => wordsIn(`${label.en} ${label.fr}`))
      .filter((word) => word.length >= WORD_MIN),
  ),
];

/** Returns the word with two adjacent letters swapped, at each position: one mistake, but an edit distance of two. */
function exchanged(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    );
}

const texts = (words: readonly string[]): SQL =>
  sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;

/** Returns known words that differ from this one by at most `mistakes` mistakes. */
async function wordsLike(db: Reads, word: string, mistakes: number): Promise<string[]> {
  const { length } = word;
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct word from (select ${searchWords.word} from ${searchWords} union all select unnest(${texts(LABEL_WORDS)})) as known (word)
    where char_length(word) between ${Math.max(WORD_MIN, length - mistakes)}::int and ${length + mistakes}::int
      and (levenshtein_less_equal(word, ${word}, ${mistakes}::int) <= ${mistakes}::int or word = any(${texts(exchanged(word))}))
    order by word limit ${ALIKE_MAX}`);
  // Words of letters only have no special meaning in the tsquery and the regular expression that they become part of.
  return rows.flatMap((row) => (/^\p{L}+$/u.test(row.word) ? [row.word] : []));
}

/** Whether each term on its own finds anything that the user may see, in all types and without filters. */
async function findsEach(db: Reads, search: Search, terms: readonly Term[]): Promise<boolean[]> {
  const { changedSince: _visit, news: _news, ...unfiltered } = search;
  const { names } = await named(db, { ...unfiltered, terms });
  const each = terms.map((term, index) =>
    foundOf(db, { ...unfiltered, terms: [term], names: [names[index]!] }, SEARCH_TYPES),
  );
  const { rows } = await db.execute<Record<string, boolean>>(
    sql`select ${sql.join(
      each.map(
        (found, index) =>
          sql`${found ? sql`exists(${found})` : sql`false`} as ${sql.identifier(`finds_${index}`)}`,
      ),
      sql`, `,
    )}`,
  );
  return terms.map((_term, index) => rows[0]![`finds_${index}`]!);
}

/** Returns the term with similar words that find something, those with the fewest mistakes; null if there are none. */
async function forgiven(db: Reads, search: Search, term: Term): Promise<Term | null> {
  const { length } = term.prefix;
  if (length < WORD_MIN || /\d/.test(term.prefix)) return null;
  for (let mistakes = 1; mistakes <= (length < LONG_WORD ? 1 : 2); mistakes += 1) {
    const alike = await wordsLike(db, term.prefix, mistakes);
    const candidate = { ...term, alike };
    if (alike.length > 0 && (await findsEach(db, search, [candidate]))[0]) return candidate;
  }
  return null;
}

/**
 * Returns the search with similar words in place of the terms that find nothing for the user; null if every term finds
 * something, or if one of them has no similar words. Words of records that the user may not see make no difference:
 * they find nothing.
 */
export async function forgivingSearch(db: Reads, search: Search): Promise<Search | null> {
  const { terms } = search;
  if (terms.length === 0) return null;
  const finds = await findsEach(db, search, terms);
  if (finds.every(Boolean)) return null;
  const replaced: Term[] = [];
  for (const [index, term] of terms.entries()) {
    const other = finds[index] ? term : await forgiven(db, search, term);
    if (!other) return null;
    replaced.push(other);
  }
  return { ...search, terms: replaced };
}
