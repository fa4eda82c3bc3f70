import type { Filters, FilterValue } from '@atrium/contract/filter-rules';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import type { DataGridColumn, FilterRule, GridWindows } from '../data/grid/index.js';

/** The filters of the columns, as the panel and the fields of a filtered list take them. */
export const filtersOf = (rules: readonly FilterRule[]): Filters =>
  Object.fromEntries(
    rules.flatMap(({ id, value }): [string, FilterValue][] => {
      if (value.kind === 'text') return [[id, value.text]];
      if (value.kind === 'set') return [[id, value.values]];
      if (value.kind === 'number') return [];
      return [[id, { ...(value.from && { dateFrom: value.from }), ...(value.to && { dateTo: value.to }) }]];
    }),
  );

/** The other way round. */
export const rulesOf = (filters: Filters): FilterRule[] =>
  Object.entries(filters).map(([id, value]): FilterRule => {
    if (typeof value === 'string') return { id, value: { kind: 'text', text: value } };
    if ('length' in value) return { id, value: { kind: 'set', values: [...value] } };
    const { dateFrom: from, dateTo: to } = value;
    return { id, value: { kind: 'date', ...(from && { from }), ...(to && { to }) } };
  });

const TYPES = { text: 'TEXT', set: 'SELECT', date: 'DATE' } as const;

/** Names of the values of a filter, by its field. */
export type FilterNames = Readonly<Record<string, (value: string) => string | undefined>>;

/** The values of a filter that no entry names, as entries: nobody reads codes. */
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

/** What is filtered by now, and the names of values that the shown rows need not have. */
export interface FiltersInUse {
  filters?: Filters;
  names?: FilterNames | undefined;
}

/**
 * A block for each column that can be filtered. The values of a set come with their counts; while these are not known the
 * block is hidden, and names the values of a filter that is set all the same.
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
