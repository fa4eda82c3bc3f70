import type { GridSelection } from '../types.js';
import type { GridController } from './grid-controller.js';

/** The selection as the host sees it. */
export function selectionOf<Row>({ frame, selection }: GridController<Row>): GridSelection<Row> {
  return {
    count: selection.count,
    matches: frame?.matches?.length ?? frame?.rows.length ?? 0,
    every: selection.every,
    ids: () => selection.ids(),
    rows: () => selection.rows(),
  };
}

/** The selected rows that the filters hide, by index. */
export function hiddenSelected<Row>({ frame, selection }: GridController<Row>): number[] {
  if (!frame?.matches || selection.count === 0) return [];
  const { matches, rows } = frame;
  const shown = new Uint8Array(rows.length);
  for (const row of matches) shown[row] = 1;
  const hidden: number[] = [];
  for (let row = 0; row < rows.length; row++) if (!shown[row] && selection.has(row)) hidden.push(row);
  return hidden;
}

/** Whether the rows that pass the filters are all selected, or some rows are. */
export function selectionStateOf<Row>({ frame, selection }: GridController<Row>): 'none' | 'some' | 'all' {
  if (selection.count === 0 || !frame) return 'none';
  const { matches, rows } = frame;
  const total = matches?.length ?? rows.length;
  if (selection.count < total) return 'some';
  for (let i = 0; i < total; i++) if (!selection.has(matches ? matches[i]! : i)) return 'some';
  return 'all';
}
