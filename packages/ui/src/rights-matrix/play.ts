/** Helpers for the play functions of the matrix stories. */
import { userEvent } from 'storybook/test';
import { uiStringsEn, uiStringsFr } from '../foundations/index.js';
import { elided } from '../foundations/strings/internal.js';

export const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).rightsMatrix;

/** Fills in the variables of a string, with plain spaces as DOM queries see them; only French texts have what is elided. */
export const filled = (text: string, values: Record<string, string | number> = {}) =>
  elided('fr', values, (variables = {}) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(variables[name])),
  ).replaceAll(/[\u00a0\u202f]/g, ' ');

export const gridOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[role=grid]')!;
/** Returns a rendered cell, by the index of its user and its column. */
export const cell = (root: HTMLElement, row: number, column: number) =>
  gridOf(root).querySelector<HTMLElement>(
    `[aria-rowindex="${row + 3}"] [role=gridcell][aria-colindex="${column + 2}"]`,
  )!;
/** Returns the degrees of the first cells of a row. */
export const degrees = (root: HTMLElement, row: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => cell(root, row, from + index).dataset['degree']).join(' ');
export const keys = (text: string) => userEvent.keyboard(text);

/** Dispatches a copy, cut or paste event; returns the text left in the clipboard. `null` is a clipboard without text. */
export function clipboard(target: Element, type: 'copy' | 'cut' | 'paste', text: string | null = ''): string {
  const clipboardData = new DataTransfer();
  if (text !== null) clipboardData.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain');
}
