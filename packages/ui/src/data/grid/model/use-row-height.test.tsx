import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts, renderGrid } from '../grid.fixture.js';

/** Row height from the page's CSS, with its unit. */
let styled = '';
beforeEach(() => {
  styled = '';
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(
    () => ({ getPropertyValue: () => styled }) as unknown as CSSStyleDeclaration,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['density'];
});

const rows = accounts(40);
const heights = (grid: ReturnType<typeof renderGrid>) => grid.row(1)!.style.height;

describe('row height', () => {
  it.each([
    ['is the given height in any density', { rowHeight: 36, density: 'compact' as const }, '44px', '36px'],
    ['is the height of the density', {}, '40px', '40px'],
    ['is the comfortable height without a style', {}, '', '50px'],
  ])('is %s', (_, props, style, height) => {
    styled = style;
    expect(heights(renderGrid({ rows, ...props }))).toBe(height);
  });

  it('follows the density of the page, keeping scroll position and focus', async () => {
    styled = '50px';
    const grid = renderGrid({ rows });
    await grid.user.click(grid.cell(3, 'name')!);
    expect(grid.row(3)!.style.transform).toBe('translateY(150px)');
    styled = '40px';
    await act(async () => {
      document.documentElement.dataset['density'] = 'compact';
      await Promise.resolve();
    });
    expect(grid.row(3)!.style.transform).toBe('translateY(120px)');
    expect(grid.cell(3, 'name')).toHaveFocus();
    expect(grid.container.firstElementChild).toHaveAttribute('data-lines', 'one');
  });
});

describe('REQ-018 height of a grid that fits its rows', () => {
  it.each([
    [3, { maxRows: 15 }, '190px'],
    [40, { maxRows: 15 }, '790px'],
    [3, { maxRows: 15, minHeight: 500 }, '500px'],
    [0, { maxRows: 15 }, '90px'],
    [15, { maxRows: 15, headHeight: 50 }, '800px'],
    // While loading: the height of the skeleton rows.
    [0, { maxRows: 15, loading: true }, '640px'],
    [0, { maxRows: 4, loading: true }, '240px'],
  ])('%i rows with %j: %s', (count, props, height) => {
    styled = '50px';
    expect(renderGrid({ rows: accounts(count), ...props }).grid().style.height).toBe(height);
  });

  it('fills its container without a number of rows', () => {
    expect(renderGrid({ rows }).grid().style.height).toBe('');
  });
});
