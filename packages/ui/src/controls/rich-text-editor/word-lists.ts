/** The list level that Microsoft Word gives a paragraph: `mso-list:l0 level2 lfo1`. */
const LEVEL = /(?:^|;)\s*mso-list\s*:[^;]*\blevel(\d)/i;
/** An ordered list marker: `1.`, `b)`, `iv.`; anything else is a bullet. */
const COUNTED = /^\s*\(?(?:\d+|[a-z]{1,5})[.)]/i;

const levelOf = (paragraph: Element): number =>
  Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

/** Removes the bullet or number text from a paragraph; returns the kind of list it belongs to. */
function takeMarker(paragraph: Element): 'ol' | 'ul' {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  marker?.remove();
  return COUNTED.test(marker?.textContent ?? '') ? 'ol' : 'ul';
}

/**
 * Converts the list paragraphs of Microsoft Word to lists, in place. Word pastes each item as a paragraph whose bullet
 * is text and whose level is only in its style. Needs the original style attributes.
 */
export function arrangeWordLists(tree: ParentNode): void {
  /** The lists that the next item may continue, outermost first. */
  let open: { level: number; list: Element }[] = [];
  for (const paragraph of tree.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    const kind = takeMarker(paragraph);
    open = open.filter((one) => one.level < level || (one.level === level && one.list.localName === kind));
    if (open.at(-1)?.level !== level) {
      const list = paragraph.ownerDocument.createElement(kind);
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(paragraph);
    open.at(-1)!.list.append(item);
  }
}
