/** The level that Microsoft Word gives a paragraph of a list: `mso-list:l0 level2 lfo1`. */
const LEVEL = /(?:^|;)\s*mso-list\s*:[^;]*\blevel(\d)/i;
/** A number or letter that counts: `1.`, `b)`, `iv.`; all else is a bullet. */
const COUNTED = /^\s*\(?(?:\d+|[a-z]{1,5})[.)]/i;

const levelOf = (paragraph: Element): number =>
  Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

/** Takes the drawn bullet or number out of a paragraph; answers the list that it belongs to. */
function takeMarker(paragraph: Element): 'ol' | 'ul' {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  marker?.remove();
  return COUNTED.test(marker?.textContent ?? '') ? 'ol' : 'ul';
}

/**
 * Puts the list paragraphs of Microsoft Word into lists, in place. Word pastes each item as a paragraph whose bullet is text
 * and whose level stands in its style alone. Needs the style attributes as they came.
 */
export function arrangeWordLists(tree: ParentNode): void {
  /** The lists that the next item may go on with, the outermost first. */
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
