import type { GridSelection } from '../types.js';
import type { GridController } from './grid-controller.js';

/** The selection as the host sees it. */
export function selectionOf<Row>({ frame, selection }: GridController<Row>): GridSelection<Row> {
  return {
    count: selection.count,
    matches: frame?.matches?.length ?? frame?.rows.length ?? 0,
    ids: () => selection.ids(),
    rows: () => selection.rows(),
  };
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
