import { SEARCH_WORDS_MAX } from '@atrium/contract/search-rules';
import type { TextRange } from '@atrium/contract/search-rules';

/** A word of a search. */
export interface Term {
  /** What a word of a text must start with; normalized, letters and digits only. */
  readonly prefix: string;
  /** Similar prefixes that also match, if no text contains this one. */
  readonly alike: readonly string[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{M}+/gu;
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

const PLAIN = /^[A-Za-z0-9]*$/;

/** Normalizes a word like `fold_text` in the database: lower case, no accents, ligatures split. */
const normalizeWord = (word: string): string =>
  // Nearly all words are plain, and excerpts are looked for in whole texts.
  PLAIN.test(word)
    ? word.toLowerCase()
    : word
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(MARKS, '')
        .replaceAll(/[œæß]/g, (letter) => LIGATURES[letter]!);

/** From this length on, a plural also finds the singular, in both languages. */
const PLURAL_LENGTH = 5;

const singular = (word: string): string =>
  word.length >= PLURAL_LENGTH && /[a-z][sx]$/.test(word) ? word.slice(0, -1) : word;

/** Returns the normalized words of a text. */
export const wordsIn = (text: string): string[] =>
  [...text.matchAll(WORD)].map(([word]) => normalizeWord(word)).filter(Boolean);

/** Returns the terms of a search, without duplicates, and whether its text has no word at all. */
export function readText(query: string): { readonly terms: Term[]; readonly isWordless: boolean } {
  const words = wordsIn(query).map((word) => singular(word));
  const terms = [...new Set(words)].slice(0, SEARCH_WORDS_MAX).map((prefix) => ({ prefix, alike: [] }));
  return { terms, isWordless: query !== '' && terms.length === 0 };
}

/** The term as a PostgreSQL tsquery, limited to words with these weights if given. */
export const tsquery = ({ prefix, alike }: Term, weights = ''): string =>
  [prefix, ...alike].map((word) => `'${word}':*${weights}`).join(' | ');

/** All terms as one tsquery. */
export const tsqueryOfAll = (terms: readonly Term[], weights = ''): string =>
  terms.map((term) => `(${tsquery(term, weights)})`).join(' & ');

/** The term as a regular expression for the start of a word in a normalized text. */
export const wordPattern = ({ prefix, alike }: Term): string =>
  String.raw`\m(${[prefix, ...alike].join('|')})`;

/** Whether a normalized word begins with one of the terms. */
export const startsWithTerm = (terms: readonly Term[], word: string): boolean =>
  terms.some(({ prefix, alike }) => [prefix, ...alike].some((start) => word.startsWith(start)));

/** Returns the ranges of the words in a text that match the terms. */
export function marksOf(text: string, terms: readonly Term[]): TextRange[] {
  if (terms.length === 0) return [];
  return [...text.matchAll(WORD)].flatMap((match) =>
    startsWithTerm(terms, normalizeWord(match[0]))
      ? [{ start: match.index, end: match.index + match[0].length }]
      : [],
  );
}

/** Maximum characters of an excerpt, and how many of them come before its first match. */
const EXCERPT_LENGTH = 220;
const BEFORE_MARK = 60;

/** Returns the text from a position on, cut between words. */
function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  if (text.length - start <= EXCERPT_LENGTH) return (start > 0 ? '… ' : '') + text.slice(start);
  const end = text.lastIndexOf(' ', start + EXCERPT_LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end > start ? end : start + EXCERPT_LENGTH).toWellFormed()} …`;
}

/** Joins the lines of a text; lines without punctuation at the end (headings, list items) are followed by " · ". */
const inOneLine = (text: string): string =>
  text
    .trim()
    .replaceAll(/([^\s.!?:;,…])[^\S\n]*\n\s*/gu, '$1 · ')
    .replaceAll(/\s+/gu, ' ');

/** Returns the range of the first word that matches the terms. */
function firstMark(text: string, terms: readonly Term[]): TextRange | undefined {
  if (terms.length === 0) return undefined;
  for (const match of text.matchAll(WORD))
    if (startsWithTerm(terms, normalizeWord(match[0])))
      return { start: match.index, end: match.index + match[0].length };
  return undefined;
}

/** Returns the part of a text around the first match, or else its beginning, with the ranges of the matches in it. */
export function excerptOf(text: string, terms: readonly Term[]): { text: string; marks: TextRange[] } {
  const plain = inOneLine(text);
  const first = firstMark(plain, terms);
  const from = first && first.end > EXCERPT_LENGTH ? first.start - BEFORE_MARK : 0;
  const excerpt = cut(plain, from);
  return { text: excerpt, marks: marksOf(excerpt, terms) };
}

/** Returns a whole text with the ranges of the matches in it. */
export const markedText = (text: string, terms: readonly Term[]) => ({ text, marks: marksOf(text, terms) });
