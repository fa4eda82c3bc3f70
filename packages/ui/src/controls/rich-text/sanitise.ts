import type { RichTextAlias, RichTextStyled, RichTextTag } from '@atrium/contract/rich-text-rules';
import { marksOf } from './marks.js';
import { createSanitiser, renameAliases, RICH_TEXT_TAGS } from './sanitiser.js';

/* Exactly the rules of the contract: the types reject a missing or an extra name. */
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
const STYLED: Record<RichTextStyled, true> = {
  span: true,
  b: true,
  strong: true,
  i: true,
  em: true,
  u: true,
};

const sanitise = createSanitiser({
  elements: [...Object.keys(RICH_TEXT_TAGS), ...Object.keys(ALIASES), ...Object.keys(STYLED)],
  // Only read below; no element keeps its style.
  attributes: ['style'],
});

/** Replaces an element by the marks that its name and style stand for. */
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
 * Returns rich text as a detached tree of the allowed elements, without attributes (RDET-049, RDET-058). `arrange` may
 * move elements while their styles can still be read.
 */
export function sanitiseRichText(html: string, arrange?: (tree: DocumentFragment) => void): DocumentFragment {
  const tree = sanitise(html);
  arrange?.(tree);
  for (const element of tree.querySelectorAll(Object.keys(STYLED).join())) takeMarks(element);
  for (const element of tree.querySelectorAll('[style]')) element.removeAttribute('style');
  renameAliases(tree, ALIASES);
  return tree;
}
