import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountColumns, renderGrid, type GridProps } from '../grid.fixture.js';
import type { GridState } from '../index.js';

async function handleOf(column: string, props: GridProps = {}) {
  const onStateChange = vi.fn<(state: GridState) => void>();
  const grid = renderGrid({ onStateChange, ...props });
  await grid.dragsReady();
  const handle = () => grid.head(column).querySelector<HTMLElement>('[data-grid-resize]')!;
  const drag = (dx: number, end: 'release' | 'escape' = 'release') => {
    const at = (offset: number) => ({
      clientX: 500 + offset,
      isPrimary: true,
      pointerId: 3,
      button: 0,
    });
    fireEvent.pointerDown(handle(), at(0));
    // The first move starts the resize.
    fireEvent.pointerMove(document.body, at(Math.sign(dx) * 5));
    fireEvent.pointerMove(document.body, at(dx));
    if (end === 'escape') fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerUp(document.body, at(dx));
  };
  const width = () => Number.parseFloat(grid.head(column).style.width);
  const sizing = () => onStateChange.mock.lastCall?.[0].columnSizing;
  return { ...grid, handle, drag, width, sizing, onStateChange };
}

describe('REQ-017 resize handle', () => {
  it.each([
    [40, 200],
    [-40, 120],
    [-500, 64],
    [2_000, 960],
  ])('dragged by %i px makes the column %i px wide', async (dx, expected) => {
    const { drag, width, sizing } = await handleOf('state');
    drag(dx);
    expect(width()).toBe(expected);
    expect(sizing()).toEqual({ state: expected });
  });

  it('of a column pinned at the end is on its other side', async () => {
    const { drag, width } = await handleOf('state', {
      initialState: { columnPinning: { start: [], end: ['state'] } },
    });
    drag(-40);
    expect(width()).toBe(200);
  });

  it('announces the width and its limits', async () => {
    const { handle } = await handleOf('state', {
      columns: accountColumns.map((column) => (column.id === 'state' ? { ...column, width: 50 } : column)),
    });
    const { ariaValueNow, ariaValueMin, ariaValueMax } = handle();
    expect([ariaValueNow, ariaValueMin, ariaValueMax]).toEqual(['50', '50', '960']);
    expect(handle()).toHaveAccessibleName('Width of State');
  });

  it('Escape restores the width', async () => {
    const { drag, width, sizing } = await handleOf('state', {
      initialState: { columnSizing: { state: 180 } },
    });
    drag(60, 'escape');
    expect(width()).toBe(180);
    expect(sizing()).toEqual({ state: 180 });
  });

  it('Escape makes a growing column grow again without storing a width', async () => {
    const { drag, width, sizing } = await handleOf('name');
    const grown = width();
    expect(grown).toBeGreaterThan(300);
    drag(-100, 'escape');
    expect(width()).toBe(grown);
    expect(sizing()).toEqual({});
  });

  it('does not exist for columns with a fixed width', async () => {
    const columns = accountColumns.map((column) =>
      column.id === 'state' ? { ...column, resizable: false } : column,
    );
    expect((await handleOf('state', { columns })).handle()).toBeNull();
    expect((await handleOf('star')).handle()).toBeNull();
  });

  it('ignores other mouse buttons', async () => {
    const { handle, onStateChange } = await handleOf('state');
    fireEvent.pointerDown(handle(), { clientX: 0, pointerId: 3, button: 2 });
    fireEvent.pointerMove(document.body, { clientX: 90, pointerId: 3 });
    fireEvent.pointerUp(document.body, { clientX: 90, pointerId: 3 });
    expect(onStateChange).not.toHaveBeenCalled();
  });

  it('neither sorts nor moves the column', async () => {
    const { drag, onStateChange } = await handleOf('state');
    drag(50);
    const last = onStateChange.mock.lastCall?.[0];
    expect([last?.sorting, last?.columnOrder]).toEqual([[], []]);
  });
});
