import type { GridSelection } from '../types.js';
import type { GridDraft, GridFrame } from './grid-controller.js';

/** A selection with its rows: of a render, or the current one. */
type Selected<Row> = Pick<GridDraft<Row>, 'selection'> & { frame: GridFrame<Row> | null };

/** Returns the selection in the form the host gets. */
export function selectionOf<Row>(grid: Selected<Row>): GridSelection<Row> {
  const { frame, selection } = grid;
  return {
    count: selection.count,
    matches: selectableMatches(grid),
    every: selection.every,
    isComplete: () => selectionStateOf(grid) === 'all',
    ids: () => selection.ids(),
    rows: () => selection.rows(),
    fixed: () => (frame ? matchesOf(frame, (line) => selection.isFixed(line)) : []),
  };
}

/** Returns the loaded rows that pass the filters and satisfy a condition. */
function matchesOf<Row>({ matches, rows }: GridFrame<Row>, holds: (line: number) => boolean): Row[] {
  const found: Row[] = [];
  const total = matches?.length ?? rows.length;
  for (let i = 0; i < total; i++) {
    const line = matches ? matches[i]! : i;
    if (rows[line] !== undefined && holds(line)) found.push(rows[line]);
  }
  return found;
}

/** Returns how many of the rows that pass the filters can be selected. */
function selectableMatches<Row>({ frame, selection }: Selected<Row>): number {
  if (!frame) return 0;
  const { matches, rows } = frame;
  if (!matches || selection.fixed === 0) return (matches?.length ?? rows.length) - selection.fixed;
  return matches.reduce((sum, line) => sum + (selection.isFixed(line) ? 0 : 1), 0);
}

/** Returns the indexes of the selected rows that the filters hide. */
export function hiddenSelected<Row>({ frame, selection }: Selected<Row>): number[] {
  if (!frame?.matches || selection.count === 0) return [];
  const { matches, rows } = frame;
  const shown = new Uint8Array(rows.length);
  for (const row of matches) shown[row] = 1;
  const hidden: number[] = [];
  for (let row = 0; row < rows.length; row++) if (!shown[row] && selection.has(row)) hidden.push(row);
  return hidden;
}

/** Returns whether all selectable rows that pass the filters are selected, or some rows, or none. */
export function selectionStateOf<Row>(grid: Selected<Row>): 'none' | 'some' | 'all' {
  const { frame, selection } = grid;
  if (selection.count === 0 || !frame) return 'none';
  const { matches, rows } = frame;
  if (selection.count < selectableMatches(grid)) return 'some';
  const total = matches?.length ?? rows.length;
  for (let i = 0; i < total; i++) {
    const line = matches ? matches[i]! : i;
    if (!selection.has(line) && !selection.isFixed(line)) return 'some';
  }
  return 'all';
}
