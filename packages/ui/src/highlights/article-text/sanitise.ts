import type { ArticleTextAlias, ArticleTextTag } from '@atrium/contract/article-text-rules';
import type { RichTextDropped } from '@atrium/contract/rich-text-rules';
import DOMPurify from 'dompurify';

/* The rules of the contract, letter by letter: a tag more or less than there does not compile. */
const TAGS: Record<ArticleTextTag, true> = {
  p: true,
  br: true,
  strong: true,
  em: true,
  u: true,
  ul: true,
  ol: true,
  li: true,
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
const DROPPED: Record<RichTextDropped, true> = {
  applet: true,
  audio: true,
  canvas: true,
  embed: true,
  frameset: true,
  iframe: true,
  img: true,
  math: true,
  noembed: true,
  noframes: true,
  noscript: true,
  object: true,
  option: true,
  plaintext: true,
  script: true,
  select: true,
  style: true,
  svg: true,
  template: true,
  textarea: true,
  title: true,
  video: true,
  xmp: true,
};

/** The addresses that the contract allows: whole ones, and encrypted. */
const LINK = /^(?:https:\/\/[^\s/]|mailto:[^\s@]+@)/i;

/** The element that draws a node of an article; null for what the rules do not know. */
export const articleTagOf = (name: string): ArticleTextTag | null =>
  Object.hasOwn(TAGS, name) ? (name as ArticleTextTag) : null;

/** The text of an article as a detached tree of the elements of its rules; nothing of it becomes HTML again. */
export function sanitiseArticle(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['#text', ...Object.keys(TAGS), ...Object.keys(ALIASES)],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: LINK,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: Object.keys(DROPPED),
    RETURN_DOM_FRAGMENT: true as const,
  });
  for (const [alias, tag] of Object.entries(ALIASES)) {
    for (const element of fragment.querySelectorAll(alias)) {
      const renamed = element.ownerDocument.createElement(tag);
      renamed.append(...element.childNodes);
      element.replaceWith(renamed);
    }
  }
  for (const element of fragment.querySelectorAll('[href]')) {
    if (element.localName !== 'a') element.removeAttribute('href');
  }
  return fragment;
}
