/** What the stories of the matrix find and press in it. */
import { userEvent } from 'storybook/test';
import { uiStringsEn, uiStringsFr } from '../foundations/index.js';

export const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).rightsMatrix;

/** A string with its variables filled, and with the plain spaces that queries see. */
export const filled = (text: string, values: Record<string, string | number> = {}) =>
  text
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
    .replaceAll(/[\u00a0\u202f]/g, ' ');

export const gridOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[role=grid]')!;
/** A cell that is drawn, by the index of its person and its column. */
export const cell = (root: HTMLElement, row: number, column: number) =>
  gridOf(root).querySelector<HTMLElement>(
    `[aria-rowindex="${row + 3}"] [role=gridcell][aria-colindex="${column + 2}"]`,
  )!;
/** The degrees of the first cells of a row. */
export const degrees = (root: HTMLElement, row: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => cell(root, row, from + index).dataset['degree']).join(' ');
export const keys = (text: string) => userEvent.keyboard(text);

/** A copy, cut or paste as the browser tells of it; the text that it leaves in the clipboard. */
export function clipboard(target: Element, type: 'copy' | 'cut' | 'paste', text = ''): string {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain');
}
