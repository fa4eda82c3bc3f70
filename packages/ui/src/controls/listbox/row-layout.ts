import { secondLine, type Option } from './option.js';

/** Heights in px of the rows of a list. */
export interface RowHeights {
  option: number;
  /** An option with a second line. */
  tall: number;
  heading: number;
}

/** Where the rows of a list stand. A row is an option or the heading of a group. */
export interface RowLayout {
  count: number;
  /** Height of all rows, px. */
  height: number;
  top(row: number): number;
  heightOf(row: number): number;
  /** The row at a distance from the top. */
  rowAt(offset: number): number;
  rowOfOption(index: number): number;
  /** Index of the row's option, or −1 for a heading, whose option is the next row's. */
  optionAt(row: number): number;
}

/** Lays the options out. `uniform` rows cost nothing, whatever their number; others keep one number a row. */
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
