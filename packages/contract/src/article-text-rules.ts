/**
 * Rules of the text of articles that server and interface share; free of schemas. Editors of the bank write headings,
 * quotes, links and tables beside what rich text has; nothing is loaded and nothing has a style.
 */
import { RICH_TEXT_TAGS, type RichTextTag } from './rich-text-rules.ts';

/** Elements of an article. Only links bear an attribute, their address. */
export const ARTICLE_TEXT_TAGS = [
  ...RICH_TEXT_TAGS,
  'h2',
  'h3',
  'blockquote',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type ArticleTextTag = (typeof ARTICLE_TEXT_TAGS)[number];

/** Other spellings of the same: the title of the page is its first heading. */
export const ARTICLE_TEXT_ALIASES = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
} as const satisfies Record<string, ArticleTextTag | RichTextTag>;
export type ArticleTextAlias = keyof typeof ARTICLE_TEXT_ALIASES;

/** Addresses that a link of an article may have: whole ones, and encrypted. */
export const ARTICLE_LINK = /^(?:https:\/\/[^\s/]|mailto:[^\s@]+@)/i;
