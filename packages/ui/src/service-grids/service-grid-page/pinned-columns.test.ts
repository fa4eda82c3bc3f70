import { describe, expect, it } from 'vitest';
import { fittingPins, ownPins } from './pinned-columns.js';

describe('GRID-009 the pinned columns leave room for the others', () => {
  // The guarantees: six columns of 894 px together, then five others.
  const widths = [116, 192, 200, 200, 108, 78, 102, 108, 180, 109, 260];

  it.each([
    ['all six where the widest other column fits beside them', 1154, 6],
    ['five if it is one pixel short', 1153, 5],
    ['four in the grid of a window of 1024 px', 976, 4],
    ['three in 800 px', 800, 3],
    ['the first in any width', 50, 1],
  ])('%s', (_, room, pins) => {
    expect(fittingPins(widths, 6, room).start).toBe(pins);
  });

  it('counts a widened column and no hidden one', () => {
    expect(fittingPins(widths.with(3, 400), 6, 1154).start).toBe(3);
    expect(fittingPins(widths.with(3, 0), 6, 976).start).toBe(6);
  });

  it('counts a column that is not pinned for want of room among the others', () => {
    expect(fittingPins([100, 200, 90], 2, 300).start).toBe(1);
    expect(fittingPins([100, 200], 2, 300).start).toBe(2);
  });

  it.each([
    ['at the end in the grid of a window of 1024 px', 976, 6, 8, { start: 3, end: [8] }],
    ['at the end if all wanted columns are pinned too', 976, 1, 8, { start: 1, end: [8] }],
    [
      'not at the end if fewer of six columns were pinned than without them',
      1232,
      6,
      8,
      { start: 6, end: [] },
    ],
    ['not at the end where they are in sight', 1284, 6, 8, { start: 6, end: [] }],
    ['not at the end where nothing else would fit', 500, 1, 8, { start: 1, end: [] }],
  ])('shows the totalled columns: %s', (_, room, wanted, totalled, pins) => {
    expect(fittingPins(widths, wanted, room, [totalled])).toEqual(pins);
  });

  it('pins no more than wanted, and no more than there are', () => {
    expect(fittingPins(widths, 1, 5000).start).toBe(1);
    expect(fittingPins(widths, 0, 5000).start).toBe(0);
    expect(fittingPins([100], 6, 5000).start).toBe(1);
  });
});

describe('GRID-009 only the columns that the user pins are stored', () => {
  const shown = { start: ['a'], end: ['y', 'z'] };
  const own = { start: ['a', 'b'], end: ['z'] };

  it.each([
    ['nothing if none is pinned or unpinned', { ...shown }, shown, undefined, undefined],
    [
      'with the totals in sight at the end when another column is pinned',
      { ...shown, start: ['a', 'b'] },
      shown,
      undefined,
      { start: ['a', 'b'], end: ['y', 'z'] },
    ],
    [
      'with those left at the end when one is unpinned there',
      { ...shown, end: ['z'] },
      shown,
      undefined,
      { start: ['a'], end: ['z'] },
    ],
    [
      'also if they are as at first',
      { start: ['a'], end: [] },
      { start: ['a'], end: ['z'] },
      undefined,
      { start: ['a'], end: [] },
    ],
    [
      'with the end that is stored',
      { ...own, start: ['b', 'a'] },
      own,
      own,
      { start: ['b', 'a'], end: ['z'] },
    ],
    ['as before if they do not change', { ...own }, own, own, own],
  ])('%s', (_, next, before, stored, expected) => {
    expect(ownPins(next, before, stored)).toEqual(expected);
  });
});
