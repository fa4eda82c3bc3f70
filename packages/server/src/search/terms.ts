import { SEARCH_WORDS_MAX } from '@atrium/contract/search-rules';
import type { TextRange } from '@atrium/contract/search-rules';

/** A word of a search. */
export interface Term {
  /** What a word of a text must begin with; folded, of letters and digits alone. */
  readonly prefix: string;
  /** Beginnings written alike that stand for it where nothing holds it. */
  readonly alike: readonly string[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{M}+/gu;
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** A word as the database folds it (`fold_text`): lower case, no accents, ligatures apart. */
const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .replaceAll(/[œæß]/g, (letter) => LIGATURES[letter]!);

/** Words from this length on are found in the singular by their plural, in both languages. */
const PLURAL_LENGTH = 5;

const singular = (word: string): string =>
  word.length >= PLURAL_LENGTH && /[a-z][sx]$/.test(word) ? word.slice(0, -1) : word;

/** The words of a text, folded. */
export const wordsIn = (text: string): string[] =>
  [...text.matchAll(WORD)].map(([word]) => foldWord(word)).filter(Boolean);

/** The words of a search, each once. */
export function termsOf(query: string): Term[] {
  const words = wordsIn(query).map((word) => singular(word));
  return [...new Set(words)].slice(0, SEARCH_WORDS_MAX).map((prefix) => ({ prefix, alike: [] }));
}

/** The term as a query of PostgreSQL's full text search, in words of these weights alone where some are named. */
export const tsquery = ({ prefix, alike }: Term, weights = ''): string =>
  [prefix, ...alike].map((word) => `'${word}':*${weights}`).join(' | ');

/** All terms as one query. */
export const tsqueryOfAll = (terms: readonly Term[], weights = ''): string =>
  terms.map((term) => `(${tsquery(term, weights)})`).join(' & ');

/** The term as a regular expression that a word of a folded text begins with. */
export const wordPattern = ({ prefix, alike }: Term): string =>
  String.raw`\m(${[prefix, ...alike].join('|')})`;

/** Whether a folded word begins with one of the terms. */
export const holds = (terms: readonly Term[], folded: string): boolean =>
  terms.some(({ prefix, alike }) => [prefix, ...alike].some((word) => folded.startsWith(word)));

/** Where words that the terms find stand in a text. */
export function marksOf(text: string, terms: readonly Term[]): TextRange[] {
  if (terms.length === 0) return [];
  return [...text.matchAll(WORD)].flatMap((match) =>
    holds(terms, foldWord(match[0])) ? [{ start: match.index, end: match.index + match[0].length }] : [],
  );
}

/** Most characters of an excerpt, and how many of them stand before its first mark. */
const EXCERPT_LENGTH = 220;
const BEFORE_MARK = 60;

/** The text from a position on, cut between words. */
function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  if (text.length - start <= EXCERPT_LENGTH) return (start > 0 ? '… ' : '') + text.slice(start);
  const end = text.lastIndexOf(' ', start + EXCERPT_LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end > start ? end : start + EXCERPT_LENGTH).toWellFormed()} …`;
}

/** The text in one line; a heading or an entry of a list, which ends with no sign, is set apart from what follows. */
const inOneLine = (text: string): string =>
  text
    .trim()
    .replaceAll(/([^\s.!?:;,…])[^\S\n]*\n\s*/gu, '$1 · ')
    .replaceAll(/\s+/gu, ' ');

/** Where the first word that the terms find stands. */
function firstMark(text: string, terms: readonly Term[]): TextRange | undefined {
  if (terms.length === 0) return undefined;
  for (const match of text.matchAll(WORD))
    if (holds(terms, foldWord(match[0]))) return { start: match.index, end: match.index + match[0].length };
  return undefined;
}

/** The part of a text where the first of the terms stands, else its beginning, with the marks in it. */
export function excerptOf(text: string, terms: readonly Term[]): { text: string; marks: TextRange[] } {
  const plain = inOneLine(text);
  const first = firstMark(plain, terms);
  const from = first && first.end > EXCERPT_LENGTH ? first.start - BEFORE_MARK : 0;
  const excerpt = cut(plain, from);
  return { text: excerpt, marks: marksOf(excerpt, terms) };
}

/** A whole text with the marks in it. */
export const markedText = (text: string, terms: readonly Term[]) => ({ text, marks: marksOf(text, terms) });
