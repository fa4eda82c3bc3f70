import { vi } from 'vitest';
import type { LayoutItem } from '../layout-engine/index.js';

/** A board without a real layout: four columns of 280 px with gutters of 32 px, rows of 200 px with gaps of 40 px. */
const COLUMN = 312;
const ROW = 240;
const GUTTER = 32;
const HEIGHT = 200;

/** Returns the screen coordinates of a board position, from its corner. */
export const at = (column: number, row: number, dx = 0, dy = 0) => ({
  clientX: column * COLUMN + dx,
  clientY: row * ROW + dy,
});

const boxOf = ({ x, y, w }: Pick<LayoutItem, 'x' | 'y' | 'w'>) =>
  new DOMRect(x * COLUMN, y * ROW, w * COLUMN - GUTTER, HEIGHT);

/** Returns the position of a cell from the custom properties that the style sheet reads. */
function cellPosition(cell: HTMLElement) {
  const [x, w] = cell.style.getPropertyValue('--cell-column').split(' / span ').map(Number);
  return { x: x! - 1, y: Number(cell.style.getPropertyValue('--cell-row')) - 1, w: w! };
}

/** Mocks the layout of the board's elements; undo with `vi.unstubAllGlobals`. */
export function layOut(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    // Reduced motion: there are no animations here.
    matches: media.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
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
