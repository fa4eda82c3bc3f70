import { vi } from 'vitest';
import type { LayoutItem } from '../layout-engine/index.js';

/** A board on a page that is not drawn: four columns of 280 px, gutters of 32, rows of 200 and 40 between them. */
const COLUMN = 312;
const ROW = 240;
const GUTTER = 32;
const HEIGHT = 200;

/** Where a place of the board is on the screen, from its corner. */
export const at = (column: number, row: number, dx = 0, dy = 0) => ({
  clientX: column * COLUMN + dx,
  clientY: row * ROW + dy,
});

const boxOf = ({ x, y, w }: Pick<LayoutItem, 'x' | 'y' | 'w'>) =>
  new DOMRect(x * COLUMN, y * ROW, w * COLUMN - GUTTER, HEIGHT);

/** What a cell says of its own place, as the style sheet reads it. */
function cellPosition(cell: HTMLElement) {
  const [x, w] = cell.style.getPropertyValue('--cell-column').split(' / span ').map(Number);
  return { x: x! - 1, y: Number(cell.style.getPropertyValue('--cell-row')) - 1, w: w! };
}

/** Gives the elements of a board their places, as a browser would; answers end with `vi.unstubAllGlobals`. */
export function layOut(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    // No motion: nothing here draws it.
    matches: media.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollBy', () => {});
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const cell = this.closest<HTMLElement>('[data-widget]');
    return cell ? boxOf(cellPosition(cell)) : new DOMRect(0, 0, 4 * COLUMN - GUTTER, 4 * ROW);
  });
  if (document.querySelector('style')) return;
  const columns = document.createElement('style');
  columns.textContent = `ul { grid-template-columns: 280px 280px 280px 280px; column-gap: ${GUTTER}px }`;
  document.head.append(columns);
}
