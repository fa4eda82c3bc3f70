/** Size of a page in points, as stated in the document, before rotation by the user. */
export interface PageSize {
  width: number;
  height: number;
}

/** Clockwise rotation set by the user, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** Space above, between and below pages, in px. */
export const PAGE_GAP = 16;
/** Space to the left and right of a page, in px. */
export const PAGE_MARGIN = 16;
/** Space below the last page, in px, so that nothing is hidden behind the controls. */
export const END_SPACE = 72;

/** Position of every page in the scrolled area, in px. */
export interface PageLayout {
  readonly tops: readonly number[];
  readonly sizes: readonly PageSize[];
  /** Height of all pages with their gaps. */
  readonly height: number;
  /** Width of the widest page with its margins. */
  readonly width: number;
}

/** Returns the size of a page after rotation: a quarter turn swaps width and height. */
export const turned = ({ width, height }: PageSize, rotation: Rotation): PageSize =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** Lays out pages one below the other. */
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

/** Returns the index of the page at a vertical offset, in px; the gap below a page belongs to it. */
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

/** Returns the first and last page that intersect a vertical range of the area. */
export function pagesWithin(layout: PageLayout, from: number, to: number): [first: number, last: number] {
  const first = pageAt(layout, from);
  const last = pageAt(layout, Math.max(from, to));
  const isPast = from > (layout.tops[first] ?? 0) + (layout.sizes[first]?.height ?? 0);
  return [isPast && first < last ? first + 1 : first, last];
}

/** A position that stays valid when the layout changes: a page, and the share of its height above the position. */
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

/** Returns the typed page number, clamped to the first and last page (DOC-029); `current` if it is not a number. */
export function clampPage(typed: string, total: number, current: number): number {
  const number = Number.parseInt(typed.replaceAll(/[\s\u00a0\u202f]/g, ''), 10);
  return Number.isNaN(number) ? current : Math.min(Math.max(number, 1), Math.max(total, 1));
}
