import type { GridState } from '../types.js';

/** Returns the ids of the visible columns, in display order. */
export function shownColumns<Id extends string>(
  columns: readonly { id: Id }[],
  { columnOrder = [], columnVisibility = {}, columnPinning }: Partial<GridState>,
): Id[] {
  const known = columns.map(({ id }) => id);
  const isKnown = (id: string): id is Id => known.some((one) => one === id);
  const ordered = [...columnOrder.filter(isKnown), ...known];
  const { start = [], end = [] } = columnPinning ?? {};
  const free = ordered.filter((id) => !start.includes(id) && !end.includes(id));
  return [...new Set([...start.filter(isKnown), ...free, ...end.filter(isKnown)])].filter(
    (id) => columnVisibility[id] !== false,
  );
}
