import type {
  RichTextAlias,
  RichTextDropped,
  RichTextStyled,
  RichTextTag,
} from '@atrium/contract/rich-text-rules';
import DOMPurify from 'dompurify';
import { marksOf } from './marks.js';

/* The rules of the contract, letter by letter: a tag more or less than there does not compile. */
const TAGS: Record<RichTextTag, true> = {
  p: true,
  br: true,
  strong: true,
  em: true,
  u: true,
  ul: true,
  ol: true,
  li: true,
};
const ALIASES: Record<RichTextAlias, RichTextTag> = {
  b: 'strong',
  i: 'em',
  div: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
  tr: 'p',
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

const STYLED: Record<RichTextStyled, true> = {
  span: true,
  b: true,
  strong: true,
  i: true,
  em: true,
  u: true,
};

export const RICH_TEXT_ELEMENTS: ReadonlySet<string> = new Set(Object.keys(TAGS));

const OPTIONS = {
  ALLOWED_TAGS: ['#text', ...Object.keys(TAGS), ...Object.keys(ALIASES), ...Object.keys(STYLED)],
  // Only read, see below; no element keeps one.
  ALLOWED_ATTR: ['style'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORBID_CONTENTS: Object.keys(DROPPED),
  RETURN_DOM_FRAGMENT: true as const,
};

const hasBlocks = (element: Element): boolean => element.querySelector('p, ul, ol, div, tr') !== null;

/** Gives an element its own name among the rules; one that only wraps paragraphs and lists is taken away. */
function rename(element: Element, tag: RichTextTag): void {
  if (tag === 'p' && hasBlocks(element)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Puts the marks of an element in its place: those of its name and of its style. */
function takeMarks(element: Element): void {
  const marks = marksOf(element.localName as RichTextStyled, element.getAttribute('style') ?? '');
  let inner: Node[] = [...element.childNodes];
  for (const mark of marks.toReversed()) {
    const wrapper = element.ownerDocument.createElement(mark);
    wrapper.append(...inner);
    inner = [wrapper];
  }
  element.replaceWith(...inner);
}

/**
 * Rich text as a detached tree of the elements of the rules, without attributes (RDET-049, RDET-058). The text is
 * parsed by the sanitiser alone, under its own Trusted Types policy; nothing of it becomes HTML again.
 */
export function sanitiseRichText(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, OPTIONS);
  for (const element of fragment.querySelectorAll(Object.keys(STYLED).join())) takeMarks(element);
  for (const element of fragment.querySelectorAll('[style]')) element.removeAttribute('style');
  for (const [alias, tag] of Object.entries(ALIASES)) {
    for (const element of fragment.querySelectorAll(alias)) rename(element, tag);
  }
  return fragment;
}
