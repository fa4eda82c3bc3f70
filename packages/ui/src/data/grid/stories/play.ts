/** Shared by the play functions of the grid's stories. */
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { uiStringsEn, uiStringsFr } from '../../../foundations/strings/index.js';

/** The grid's strings in the current language. */
export const strings = () => (document.documentElement.lang === 'fr' ? uiStringsFr : uiStringsEn).grid;

/** A string with its variables filled in. */
export const filled = (text: string, variables: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(variables[name]));

export const gridOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[role=grid], [role=treegrid]')!;

/** Returns the cell of a line (−1 is the header) and an aria-colindex, if it is rendered. */
export const cell = (canvasElement: HTMLElement, position: number, column: number) =>
  canvasElement.querySelector<HTMLElement>(
    `[aria-rowindex="${position + 2}"] > [aria-colindex="${column}"]`,
  )!;

export const head = (canvasElement: HTMLElement, column: string) =>
  canvasElement.querySelector<HTMLElement>(`[role=columnheader][data-column="${column}"]`)!;

/** Returns the texts of a column's rendered cells, from the first line on. */
export const texts = (canvasElement: HTMLElement, column: string, count: number) => {
  const index = head(canvasElement, column).getAttribute('aria-colindex');
  return Array.from(
    { length: count },
    (_, position) => cell(canvasElement, position, Number(index))?.textContent ?? '',
  );
};

export const focused = () => document.activeElement as HTMLElement;

export const announced = (text: string) =>
  waitFor(() => expect(document.querySelector('[aria-live=polite]')?.textContent).toContain(text));

/** Returns queries for the open filter panel. */
export const panel = async () => within(await within(document.body).findByRole('dialog'));

/** Clicks with Shift held down. */
export const shiftClick = async (element: Element) => {
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(element);
  await user.keyboard('{/Shift}');
};

export const keys = (text: string) => userEvent.keyboard(text);
