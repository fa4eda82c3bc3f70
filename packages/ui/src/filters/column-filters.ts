import type { Filters, FilterValue } from '@atrium/contract/filter-rules';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import type { DataGridColumn, FilterRule, GridWindows } from '../data/grid/index.js';

/** Converts column filters to the format of the filter panel and the applied filters. */
export const filtersOf = (rules: readonly FilterRule[]): Filters =>
  Object.fromEntries(
    rules.flatMap(({ id, value }): [string, FilterValue][] => {
      if (value.kind === 'text') return [[id, value.text]];
      if (value.kind === 'set') return [[id, value.values]];
      if (value.kind === 'number') return [];
      return [[id, { ...(value.from && { dateFrom: value.from }), ...(value.to && { dateTo: value.to }) }]];
    }),
  );

/** Converts filters back to column filters. */
export const rulesOf = (filters: Filters): FilterRule[] =>
  Object.entries(filters).map(([id, value]): FilterRule => {
    if (typeof value === 'string') return { id, value: { kind: 'text', text: value } };
    if ('length' in value) return { id, value: { kind: 'set', values: [...value] } };
    const { dateFrom: from, dateTo: to } = value;
    return { id, value: { kind: 'date', ...(from && { from }), ...(to && { to }) } };
  });

const TYPES = { text: 'TEXT', set: 'SELECT', date: 'DATE' } as const;

/** Functions that return the names of filter values, by field. */
export type FilterNames = Readonly<Record<string, (value: string) => string | undefined>>;

/** Returns entries for the filter values that no entry has, so that their names are shown, not their codes. */
function unlisted(
  items: readonly FilterItem[],
  value: FilterValue,
  nameOf: FilterNames[string],
): FilterItem[] {
  if (typeof value === 'string' || !('length' in value)) return [];
  return value.flatMap((one) => {
    const label = items.some((item) => item.value === one) ? undefined : nameOf(one);
    return label === undefined ? [] : [{ value: one, label, count: 0, isSelected: false, children: [] }];
  });
}

/** The applied filters, and the names of values that may be missing from the shown rows. */
export interface FiltersInUse {
  filters?: Filters;
  names?: FilterNames | undefined;
}

/**
 * Returns a block for each filterable column. Values of a set come with their counts; until these are known the block
 * is hidden, but still names the values of an applied filter.
 */
export function blocksOf<Row>(
  columns: readonly DataGridColumn<Row>[],
  counts: GridWindows['facets'] = {},
  { filters = {}, names = {} }: FiltersInUse = {},
): FilterBlock[] {
  return columns.flatMap(({ id, header, type = 'text', filterable, filterOptions = [] }): FilterBlock[] => {
    if (!filterable || type === 'number') return [];
    const counted = counts[id];
    const labels = new Map(filterOptions.map(({ value, label }) => [value, label]));
    const items = (counted ?? filterOptions.map((option) => ({ ...option, count: 0 }))).map(
      ({ value, label, count }) => ({
        value,
        label: labels.get(value) ?? label,
        count,
        isSelected: false,
        children: [],
      }),
    );
    return [
      {
        field: id,
        title: header,
        type: TYPES[type],
        placeholder: null,
        isHidden: type === 'set' && !counted,
        isMultiLevel: false,
        items: [...items, ...unlisted(items, filters[id] ?? [], names[id] ?? (() => undefined))],
      },
    ];
  });
}

/** Returns a block that only names an applied filter whose value is listed as text, such as a number range. */
export const nameBlock = (field: string, title: string): FilterBlock => ({
  field,
  title,
  type: 'TEXT',
  placeholder: null,
  isHidden: true,
  isMultiLevel: false,
  items: [],
});
