import type { ArticleTextAlias, ArticleTextTag } from '@atrium/contract/article-text-rules';
import { createSanitiser, renameAliases, RICH_TEXT_TAGS } from '../../controls/rich-text/internal.js';

/* The rules of the contract package: an additional or missing tag does not compile. */
const TAGS: Record<ArticleTextTag, true> = {
  ...RICH_TEXT_TAGS,
  h2: true,
  h3: true,
  blockquote: true,
  a: true,
  table: true,
  thead: true,
  tbody: true,
  tr: true,
  th: true,
  td: true,
};
const ALIASES: Record<ArticleTextAlias, ArticleTextTag> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};

const sanitise = createSanitiser({
  elements: [...Object.keys(TAGS), ...Object.keys(ALIASES)],
  attributes: ['href'],
  // The URLs that the contract allows: absolute and encrypted.
  addresses: /^(?:https:\/\/[^\s/]|mailto:[^\s@]+@)/i,
});

/** Returns the element that renders a node of an article; null for elements the rules do not allow. */
export const articleTagOf = (name: string): ArticleTextTag | null =>
  Object.hasOwn(TAGS, name) ? (name as ArticleTextTag) : null;

/** Sanitises the text of an article into a detached tree of allowed elements. */
export function sanitiseArticle(html: string): DocumentFragment {
  const tree = sanitise(html);
  renameAliases(tree, ALIASES);
  for (const element of tree.querySelectorAll('[href]')) {
    if (element.localName !== 'a') element.removeAttribute('href');
  }
  return tree;
}
