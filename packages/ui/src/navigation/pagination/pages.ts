/** A page number, or a gap between two of them. */
export type PageEntry = number | 'gap-start' | 'gap-end';

/** Returns the page numbers to show: the first, the last, the current one and its neighbours; at most seven entries. */
export function pageEntries(page: number, pages: number): PageEntry[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = Math.min(Math.max(page - 1, 3), pages - 4);
  const to = Math.max(Math.min(page + 1, pages - 2), 5);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [1, from > 3 ? 'gap-start' : 2, ...middle, to < pages - 2 ? 'gap-end' : pages - 1, pages];
}
