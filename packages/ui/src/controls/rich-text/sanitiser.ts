import type { RichTextDropped, RichTextTag } from '@atrium/contract/rich-text-rules';
import DOMPurify from 'dompurify';

/* The rules of the contract, letter by letter: a tag more or less than there does not compile. */
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
  /** Names of elements, with those that are renamed afterwards. */
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
  /** Addresses that a link may have. */
  readonly addresses?: RegExp;
}

/**
 * Reads HTML as a detached tree that holds no more than what is allowed. The text is parsed by the sanitiser alone, under
 * its own Trusted Types policy; nothing of it becomes HTML again.
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

/** Gives an element its own name among the rules; one that only wraps paragraphs and lists is taken away. */
function rename(element: Element, tag: string): void {
  if (tag === 'p' && hasBlocks(element)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Gives the elements of a tree that have another name in the rules that name, without their attributes. */
export function renameAliases(tree: DocumentFragment, aliases: Readonly<Record<string, string>>): void {
  for (const [alias, tag] of Object.entries(aliases)) {
    for (const element of tree.querySelectorAll(alias)) rename(element, tag);
  }
}
