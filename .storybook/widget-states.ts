import { createElement, type ComponentType } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { modes } from './modes.ts';
import type { WidgetFrameProps } from '../packages/ui/src/dashboard/index.js';
import { uiStringsEn, uiStringsFr } from '../packages/ui/src/foundations/index.js';

/** Stories shared by all widgets: the states without content, and the parameters of the snapshot sheet. */

type Strings = typeof uiStringsEn;

export const stringsOf = (globals: Record<string, unknown>): Strings =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

interface Played {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

interface WidgetStates<Without, Empty> {
  /** Arguments without content: nothing has loaded yet. */
  without: Without;
  /** Arguments of an answer without records. */
  empty: Empty;
  /** The texts shown for an empty answer. */
  words: (strings: Strings) => { empty: string; emptyHelp?: string };
}

const SUPPORT_ID = '6f1c0d2ab3';

/** Normalizes whitespace as text queries do: the narrow spaces of French become plain spaces. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

const region = ({ canvas }: Played) => canvas.getByRole('region');
const titleOf = (played: Played) => region(played).querySelector('h2')!;

/**
 * Arguments and play functions for the states of a widget (WID-005, WID-006): loading, no results, service unavailable,
 * failed. A story file spreads each into its own story and adds the tags of its requirements.
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

/** Width in px of a widget by its number of columns, in a window of 1440 px. */
const WIDTH_OF = { 1: 324, 2: 680, 3: 1036 } as const;

/** Renders a widget at a width it can have on the board, where none of it may overflow (DS-026). */
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

/** Parameters of the story that shows a widget in all states in one frame, so the same landmark repeats on the page. */
export const SHEET = {
  chromatic: { disableSnapshot: false, modes },
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
};
