import { secondLine, type Option } from './option.js';

/** Row heights of a list, in px. */
export interface RowHeights {
  option: number;
  /** An option with a second line. */
  tall: number;
  heading: number;
}

/** Positions of the rows of a list. A row is an option or the heading of a group. */
export interface RowLayout {
  count: number;
  /** Total height of the rows, in px. */
  height: number;
  top(row: number): number;
  heightOf(row: number): number;
  /** The row at a distance in px from the top. */
  rowAt(offset: number): number;
  rowOfOption(index: number): number;
  /** Index of the row's option, or −1 for a heading, which precedes its first option. */
  optionAt(row: number): number;
}

/** Lays out the options. `uniform` rows need no memory, whatever their number; others store an offset per row. */
export function layoutRows(options: readonly Option[], heights: RowHeights, uniform: boolean): RowLayout {
  return uniform ? equalRows(options.length, heights.option) : mixedRows(options, heights);
}

function equalRows(count: number, height: number): RowLayout {
  return {
    count,
    height: count * height,
    top: (row) => row * height,
    heightOf: () => height,
    rowAt: (offset) => Math.max(0, Math.min(count - 1, Math.floor(offset / height))),
    rowOfOption: (index) => index,
    optionAt: (row) => row,
  };
}

function mixedRows(options: readonly Option[], heights: RowHeights): RowLayout {
  const tops: number[] = [];
  const optionOf: number[] = [];
  const rowOf: number[] = [];
  let y = 0;
  const add = (option: number, height: number) => {
    tops.push(y);
    optionOf.push(option);
    y += height;
  };
  options.forEach((option, index) => {
    if (option.group !== undefined && option.group !== options[index - 1]?.group) add(-1, heights.heading);
    rowOf.push(tops.length);
    add(index, secondLine(option) === undefined ? heights.option : heights.tall);
  });
  return {
    count: tops.length,
    height: y,
    top: (row) => tops[row] ?? y,
    heightOf: (row) => (tops[row + 1] ?? y) - (tops[row] ?? y),
    rowAt(offset) {
      let low = 0;
      let high = tops.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (tops[middle]! <= offset) low = middle;
        else high = middle - 1;
      }
      return low;
    },
    rowOfOption: (index) => rowOf[index] ?? 0,
    optionAt: (row) => optionOf[row] ?? -1,
  };
}
