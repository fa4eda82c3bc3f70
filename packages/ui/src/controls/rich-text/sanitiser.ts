import type { RichTextDropped, RichTextTag } from '@atrium/contract/rich-text-rules';
import DOMPurify from 'dompurify';

/* Exactly the rules of the contract: the types reject a missing or an extra tag. */
export const RICH_TEXT_TAGS: Record<RichTextTag, true> = {
  p: true,
  br: true,
  strong: true,
  em: true,
  u: true,
  ul: true,
  ol: true,
  li: true,
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

interface Allowed {
  /** Element names, including those that are renamed afterwards. */
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
  /** URLs allowed in links. */
  readonly addresses?: RegExp;
}

/**
 * Creates a function that parses HTML into a detached tree of allowed elements and attributes only. Only DOMPurify
 * parses the text, under its own Trusted Types policy; the result is never serialized to HTML again.
 */
export function createSanitiser({ elements, attributes, addresses }: Allowed) {
  const options = {
    ALLOWED_TAGS: ['#text', ...elements],
    ALLOWED_ATTR: [...attributes],
    ...(addresses && { ALLOWED_URI_REGEXP: addresses }),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: Object.keys(DROPPED),
    RETURN_DOM_FRAGMENT: true as const,
  };
  return (html: string): DocumentFragment => DOMPurify.sanitize(html, options);
}

const hasBlocks = (element: Element): boolean => element.querySelector('p, ul, ol, div, tr') !== null;

/** Renames an element; one renamed to `p` that only wraps blocks is replaced by its children. */
function rename(element: Element, tag: string): void {
  if (tag === 'p' && hasBlocks(element)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Renames the aliased elements of a tree to their allowed names, without their attributes. */
export function renameAliases(tree: DocumentFragment, aliases: Readonly<Record<string, string>>): void {
  for (const [alias, tag] of Object.entries(aliases)) {
    for (const element of tree.querySelectorAll(alias)) rename(element, tag);
  }
}
