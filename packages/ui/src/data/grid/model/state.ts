import type { DataGridColumn, GridState } from '../types.js';

/** Incremented when the format of stored states changes; older states are then discarded. */
const VERSION = 1;

export const EMPTY_STATE: GridState = {
  sorting: [],
  columnFilters: [],
  globalFilter: '',
  columnOrder: [],
  columnVisibility: {},
  columnPinning: { start: [], end: [] },
  columnSizing: {},
  grouping: [],
};

/** Whether two slices are equal by value: a host may create a new object on each render. */
export const sameSlice = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Serializes the state for storage. */
export function serializeGridState(state: Partial<GridState>): string {
  return JSON.stringify({ version: VERSION, ...state });
}

type Check = (value: unknown) => boolean;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text: Check = (value) => typeof value === 'string';
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const day: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const finite: Check = (value) => typeof value === 'number' && Number.isFinite(value);

const filter: Check = (value) => {
  if (!isRecord(value)) return false;
  switch (value['kind']) {
    case 'text':
      return text(value['text']);
    case 'set':
      return listOf(text)(value['values']);
    case 'number':
      return optional(finite)(value['min']) && optional(finite)(value['max']);
    case 'date':
      return optional(day)(value['from']) && optional(day)(value['to']);
    default:
      return false;
  }
};

const CHECKS: Record<keyof GridState, Check> = {
  sorting: listOf((rule) => isRecord(rule) && text(rule['id']) && typeof rule['desc'] === 'boolean'),
  columnFilters: listOf((rule) => isRecord(rule) && text(rule['id']) && filter(rule['value'])),
  globalFilter: text,
  columnOrder: listOf(text),
  columnVisibility: recordOf((value) => typeof value === 'boolean'),
  columnPinning: (value) => isRecord(value) && listOf(text)(value['start']) && listOf(text)(value['end']),
  columnSizing: recordOf((value) => finite(value) && (value as number) > 0),
  grouping: listOf(text),
};

/**
 * Restores a stored state: unparsable text, another version, invalid parts and columns that no longer exist are
 * dropped. Missing slices keep the grid's own initial state.
 */
export function restoreGridState<Row>(
  stored: string | null | undefined,
  columns: readonly Pick<DataGridColumn<Row>, 'id'>[],
): Partial<GridState> {
  const parsed = parse(stored);
  if (!parsed || parsed['version'] !== VERSION) return {};
  const state: Record<string, unknown> = {};
  for (const [slice, check] of Object.entries(CHECKS)) if (check(parsed[slice])) state[slice] = parsed[slice];
  return withoutUnknownColumns(state, new Set(columns.map((column) => column.id)));
}

function parse(stored: string | null | undefined): Record<string, unknown> | undefined {
  if (!stored) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function withoutUnknownColumns(state: Partial<GridState>, known: ReadonlySet<string>): Partial<GridState> {
  const ids = (list: string[]) => [...new Set(list)].filter((id) => known.has(id));
  const rules = <Rule extends { id: string }>(list: Rule[]) => list.filter((rule) => known.has(rule.id));
  const entries = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => known.has(id)));
  const kept = { ...state };
  if (kept.sorting) kept.sorting = rules(kept.sorting);
  if (kept.columnFilters) kept.columnFilters = rules(kept.columnFilters);
  if (kept.columnOrder) kept.columnOrder = ids(kept.columnOrder);
  if (kept.columnVisibility) kept.columnVisibility = entries(kept.columnVisibility);
  if (kept.columnSizing) kept.columnSizing = entries(kept.columnSizing);
  if (kept.grouping) kept.grouping = ids(kept.grouping);
  if (kept.columnPinning) {
    const start = ids(kept.columnPinning.start);
    // A column is pinned at one edge only.
    kept.columnPinning = { start, end: ids(kept.columnPinning.end).filter((id) => !start.includes(id)) };
  }
  return kept;
}
