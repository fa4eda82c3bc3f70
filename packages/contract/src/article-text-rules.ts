/**
 * Rules for the text of articles, shared by server and interface; no schemas. On top of rich text, editors of the bank
 * can use headings, quotes, links and tables; nothing is loaded from elsewhere and styles are not kept.
 */
import { RICH_TEXT_TAGS, type RichTextTag } from './rich-text-rules.ts';

/** Elements allowed in an article. Only links have an attribute, their URL. */
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

/** Elements replaced by an allowed one: `h1` becomes `h2` because the page title is the only first-level heading. */
export const ARTICLE_TEXT_ALIASES = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
} as const satisfies Record<string, ArticleTextTag | RichTextTag>;
export type ArticleTextAlias = keyof typeof ARTICLE_TEXT_ALIASES;

/** Link URLs allowed in an article: absolute https URLs and mailto addresses. */
export const ARTICLE_LINK = /^(?:https:\/\/[^\s/]|mailto:[^\s@]+@)/i;
