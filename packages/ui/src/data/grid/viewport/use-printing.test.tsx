import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accounts, renderGrid } from '../grid.fixture.js';

const rowsDrawn = (grid: HTMLElement) => grid.querySelectorAll('[role=row]').length - 1;

describe('a print', () => {
  it('has every line and every column, and the screen has few again after it', () => {
    const { grid } = renderGrid({ rows: accounts(80) });
    const before = rowsDrawn(grid());
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(rowsDrawn(grid())).toBe(80);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(rowsDrawn(grid())).toBe(before);
  });

  it('ends after a thousand lines: more is a job for an export', () => {
    const { grid } = renderGrid({
      rows: accounts(1_200),
      initialState: { columnVisibility: { star: false, state: false, amount: false, opened: false } },
    });
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(rowsDrawn(grid())).toBe(1_000);
  });
});
