/** Size of a page in points, as the document states it before any rotation by the reader. */
export interface PageSize {
  width: number;
  height: number;
}

/** Quarter turns clockwise that the reader gave the document, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** Space above, between and below pages, in px. */
export const PAGE_GAP = 16;
/** Space at the left and the right of a page, in px. */
export const PAGE_MARGIN = 16;
/** Space under the last page, so that nothing stays below the controls. */
export const END_SPACE = 72;

/** Where every page stands in the scrolled area, in px. */
export interface PageLayout {
  readonly tops: readonly number[];
  readonly sizes: readonly PageSize[];
  /** Height of all pages with their gaps. */
  readonly height: number;
  /** Width of the widest page with its margins. */
  readonly width: number;
}

/** A page seen turned: a quarter turn swaps its sides. */
export const turned = ({ width, height }: PageSize, rotation: Rotation): PageSize =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** Lays pages out one below the other. */
export function layoutPages(sizes: readonly PageSize[], scale: number, rotation: Rotation): PageLayout {
  const tops: number[] = [];
  const scaled: PageSize[] = [];
  let top = PAGE_GAP;
  let widest = 0;
  for (const size of sizes) {
    const { width, height } = turned(size, rotation);
    const box = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
    tops.push(top);
    scaled.push(box);
    top += box.height + PAGE_GAP;
    widest = Math.max(widest, box.width);
  }
  return {
    tops,
    sizes: scaled,
    height: sizes.length > 0 ? top - PAGE_GAP + END_SPACE : 0,
    width: widest + 2 * PAGE_MARGIN,
  };
}

/** Index of the page at a height of the area; the gap below a page belongs to it. */
export function pageAt({ tops }: PageLayout, offset: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (tops[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** First and last page that touch a stretch of the area. */
export function pagesWithin(layout: PageLayout, from: number, to: number): [first: number, last: number] {
  const first = pageAt(layout, from);
  const last = pageAt(layout, Math.max(from, to));
  const isPast = from > (layout.tops[first] ?? 0) + (layout.sizes[first]?.height ?? 0);
  return [isPast && first < last ? first + 1 : first, last];
}

/** A place in the document that outlives a new layout: a page, and how far down it. */
export interface PagePosition {
  page: number;
  share: number;
}

export function positionAt(layout: PageLayout, offset: number): PagePosition {
  const page = pageAt(layout, offset);
  const height = layout.sizes[page]?.height ?? 0;
  return { page, share: height > 0 ? (offset - layout.tops[page]!) / height : 0 };
}

export function offsetOf(layout: PageLayout, { page, share }: PagePosition): number {
  return (layout.tops[page] ?? 0) + share * (layout.sizes[page]?.height ?? 0);
}

/** A typed page, held between the first and the last (DOC-029); what is no number leaves the reader where they are. */
export function clampPage(typed: string, total: number, current: number): number {
  const number = Number.parseInt(typed.replaceAll(/[\s\u00a0\u202f]/g, ''), 10);
  return Number.isNaN(number) ? current : Math.min(Math.max(number, 1), Math.max(total, 1));
}
