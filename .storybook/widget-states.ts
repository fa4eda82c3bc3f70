import { createElement, type ComponentType } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { modes } from './modes.ts';
import type { WidgetFrameProps } from '../packages/ui/src/dashboard/index.js';
import { uiStringsEn, uiStringsFr } from '../packages/ui/src/foundations/index.js';

/** Stories that every widget has in common: what it says without content, and the sheet of its snapshots. */

type Strings = typeof uiStringsEn;

export const stringsOf = (globals: Record<string, unknown>): Strings =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

interface Played {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

interface WidgetStates<Without, Empty> {
  /** Arguments that take the content away: nothing has come. */
  without: Without;
  /** Arguments of an answer with nothing in it. */
  empty: Empty;
  /** What it says then. */
  words: (strings: Strings) => { empty: string; emptyHelp?: string };
}

const SUPPORT_ID = '6f1c0d2ab3';

/** As a query by text reads the page: the narrow spaces of French are spaces. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

const region = ({ canvas }: Played) => canvas.getByRole('region');
const titleOf = (played: Played) => region(played).querySelector('h2')!;

/**
 * Arguments and proof of the states of a widget (WID-005, WID-006): loading, no results, service unavailable, failed. A
 * story file spreads each into a story of its own, with the name of its rows.
 */
export function widgetStates<Without extends object, Empty extends object>({
  without,
  empty,
  words,
}: WidgetStates<Without, Empty>) {
  return {
    loading: {
      args: { ...without, status: 'loading' as const },
      play: async (played: Played) => {
        await expect(region(played)).toHaveAttribute('aria-busy', 'true');
        await expect(titleOf(played)).toBeVisible();
        await expect(played.canvas.queryByText(spaced(words(stringsOf(played.globals)).empty))).toBeNull();
      },
    },
    empty: {
      args: empty,
      play: async (played: Played) => {
        const said = words(stringsOf(played.globals));
        await expect(region(played)).not.toHaveAttribute('aria-busy');
        await expect(titleOf(played)).toBeVisible();
        await expect(played.canvas.getByText(spaced(said.empty))).toBeVisible();
        if (said.emptyHelp) await expect(played.canvas.getByText(spaced(said.emptyHelp))).toBeVisible();
      },
    },
    unavailable: {
      args: { ...without, status: 'unavailable' as const },
      play: async (played: Played) => {
        const { widget } = stringsOf(played.globals).home;
        const title = titleOf(played);
        await expect(title).toBeVisible();
        await expect(played.canvas.getByText(spaced(widget.unavailable))).toBeVisible();
        const help = widget.unavailableHelp.replace('{{service}}', title.textContent);
        await expect(played.canvas.getByText(spaced(help))).toBeVisible();
      },
    },
    failed: {
      args: { ...without, status: 'error' as const, error: { supportId: SUPPORT_ID, onRetry: fn() } },
      play: async (played: Played & { args: Pick<WidgetFrameProps, 'error'> }) => {
        const { canvas, globals, args } = played;
        const { home, feedback } = stringsOf(globals);
        await expect(
          canvas.getByText(spaced(home.widget.failed.replace('{{service}}', titleOf(played).textContent))),
        ).toBeVisible();
        await expect(canvas.getByText(SUPPORT_ID)).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
        await expect(args.error?.onRetry).toHaveBeenCalledOnce();
      },
    },
  };
}

/** Widths of a place on the board by its columns, px: those of a window of 1440. */
const WIDTH_OF = { 1: 324, 2: 680, 3: 1036 } as const;

/** A widget in a place that it may take on the board, where nothing of it stands outside (DS-026). */
export const inColumns = (columns: keyof typeof WIDTH_OF) => ({
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story: ComponentType) =>
      createElement('div', { style: { width: WIDTH_OF[columns] } }, createElement(Story)),
  ],
  play: async (played: Played) => {
    const frame = region(played);
    await expect(titleOf(played)).toBeVisible();
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
});

/** For the story that packs a widget into one frame: the same one stands several times on one page, as on no home. */
export const SHEET = {
  chromatic: { disableSnapshot: false, modes },
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
};
