import type { FilterBlock } from '@atrium/contract/filters';
import { useMemo, type RefObject } from 'react';
import type { DataGridColumn, FilterRule } from '../data/grid/index.js';
import { useFormats, useStrings } from '../foundations/index.js';
import { AppliedFilters } from './applied-filters/index.js';
import { blocksOf, filtersOf, nameBlock, rulesOf } from './column-filters.js';

export interface ColumnFilterListProps<Row> {
  columns: readonly DataGridColumn<Row>[];
  rules: readonly FilterRule[];
  onRulesChange: (rules: FilterRule[]) => void;
  /** Clears the filters and the search; absent while nothing is filtered. */
  onClear: (() => void) | undefined;
  /** Receives the focus when the last filter is removed. */
  returnFocus: RefObject<HTMLElement | null>;
}

/** The active column filters, each with a button that removes it. */
export function ColumnFilterList<Row>({
  columns,
  rules,
  onRulesChange,
  ...props
}: ColumnFilterListProps<Row>) {
  const rangeText = useRangeText();
  const blocks = useMemo(() => [...blocksOf(columns), ...numberBlocks(columns)], [columns]);
  // The list knows no number ranges: it shows them as texts.
  const ranges = Object.fromEntries(rules.flatMap((rule) => rangeText(rule) ?? []));
  return (
    <AppliedFilters
      blocks={blocks}
      value={{ ...filtersOf(rules), ...ranges }}
      onValueChange={(next) => {
        const others = Object.entries(next).filter(([id]) => !Object.hasOwn(ranges, id));
        const numbers = rules.filter(({ id }) => Object.hasOwn(ranges, id) && Object.hasOwn(next, id));
        onRulesChange([...numbers, ...rulesOf(Object.fromEntries(others))]);
      }}
      {...props}
    />
  );
}

/** Returns blocks that name the columns of numbers. */
const numberBlocks = <Row,>(columns: readonly DataGridColumn<Row>[]): FilterBlock[] =>
  columns
    .filter(({ filterable, type }) => filterable && type === 'number')
    .map(({ id, header }) => nameBlock(id, header));

/** Returns a function that writes the range of a number filter, with the id of its column; nothing for other filters. */
function useRangeText(): (rule: FilterRule) => [[string, string]] | undefined {
  const t = useStrings();
  const { number, integer } = useFormats();
  const figure = (value: number) => (Number.isInteger(value) ? integer(value) : number(value));
  return ({ id, value }) => {
    if (value.kind !== 'number') return undefined;
    const { min, max } = value;
    if (min !== undefined && max !== undefined)
      return [[id, t('filters.applied.range', { min: figure(min), max: figure(max) })]];
    if (min !== undefined) return [[id, t('filters.applied.atLeast', { figure: figure(min) })]];
    return max === undefined ? undefined : [[id, t('filters.applied.atMost', { figure: figure(max) })]];
  };
}
