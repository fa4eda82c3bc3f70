import type { GridState } from '../types.js';

/**
 * Returns the order after moving a column to the position of another column of its region (pinned at the start, at the
 * end, or neither); undefined when nothing changes.
 */
export function moveColumn(
  state: Pick<GridState, 'columnPinning'>,
  order: readonly string[],
  id: string,
  target: string,
): Partial<Pick<GridState, 'columnOrder' | 'columnPinning'>> | undefined {
  if (id === target) return undefined;
  for (const side of ['start', 'end'] as const) {
    const pinned = state.columnPinning[side];
    if (pinned.includes(id) !== pinned.includes(target)) return undefined;
    if (pinned.includes(id)) {
      return { columnPinning: { ...state.columnPinning, [side]: moved(pinned, id, target) } };
    }
  }
  return { columnOrder: moved(order, id, target) };
}

function moved(order: readonly string[], id: string, target: string): string[] {
  const to = order.indexOf(target);
  const rest = order.filter((one) => one !== id);
  if (to === -1) return [...order];
  return rest.toSpliced(to, 0, id);
}
