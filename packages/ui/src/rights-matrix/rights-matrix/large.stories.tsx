import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { largeRights } from '../rights-matrix.fixture.js';
import { RightsMatrix, type RightsMatrixProps } from './index.js';
import { cell, filled, gridOf, keys, strings } from '../play.js';

const LARGE = largeRights(1_000, 60);
const meta = preview.meta({
  title: 'Contracts/Rights matrix/Large',
  component: RightsMatrix,
  args: {
    label: 'Rights of a large contract',
    state: { status: 'ready', data: LARGE },
    editable: true,
    onSave: fn(() => Promise.resolve()),
  } satisfies RightsMatrixProps,
});

export const Thousand = meta.story({
  name: '1,000 people by 17 services by 60 legal entities: few elements, and every cell is reached by keyboard',
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await expect(grid).toHaveAttribute('aria-rowcount', '1002');
    const last = Number(grid.getAttribute('aria-colcount')) - 2;
    await expect(last).toBeGreaterThan(480);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_500);
    await userEvent.click(cell(canvasElement, 0, 0));
    await keys('{Control>}{End}{/Control}');
    await expect(cell(canvasElement, 999, last)).toHaveFocus();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_500);
    await keys('{Control>}{Home}{/Control}');
    await expect(cell(canvasElement, 0, 0)).toHaveFocus();
  },
});

export const HeadsStay = meta.story({
  name: 'Both heads stay in view on both axes, and the focus stays in its cell',
  // It counts rows of 50 px.
  globals: { density: 'comfortable' },
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await userEvent.click(cell(canvasElement, 1, 1));
    const focused = document.activeElement!;
    grid.scrollTop = 20_000;
    grid.scrollLeft = 9_000;
    await waitFor(() => expect(cell(canvasElement, 405, 170)).toBeInTheDocument());
    await expect(focused).toHaveFocus();
    const box = grid.getBoundingClientRect();
    const name = grid.querySelector('[aria-rowindex="408"] [role=rowheader]')!.getBoundingClientRect();
    await expect(Math.round(name.left - box.left)).toBe(0);
    const code = grid.querySelector('[role=columnheader][aria-colindex="172"]')!.getBoundingClientRect();
    await expect(code.top - box.top).toBeLessThan(72);
    await keys('{ArrowDown}');
    await expect(cell(canvasElement, 2, 1)).toHaveFocus();
    await expect(grid.scrollTop).toBeLessThan(200);
  },
});

export const OneRow = meta.story({
  name: 'A changed cell touches its row alone',
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    await userEvent.click(cell(canvasElement, 3, 2));
    const touched = new Set<Element | null>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) touched.add((target as Element).closest('[role=row]'));
    });
    observer.observe(gridOf(canvasElement).querySelector('[role=rowgroup]:last-of-type')!, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    // Only one of them changes it, whatever its value.
    await keys(t.keys.none.toLowerCase());
    await keys(t.keys.full.toLowerCase());
    await waitFor(() => expect(touched.size).toBeGreaterThan(0));
    observer.disconnect();
    await expect([...touched]).toEqual([cell(canvasElement, 3, 2).closest('[role=row]')]);
    await expect(canvas.getByRole('heading', { level: 2 })).not.toHaveTextContent(filled(t.changes.none));
  },
});
