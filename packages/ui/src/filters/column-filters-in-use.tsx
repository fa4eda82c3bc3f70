import { useMemo, useState, type RefObject } from 'react';
import type { DataGridColumn, FilterRule } from '../data/grid/index.js';
import { lazyPart } from '../foundations/lazy-part.js';
import { blocksOf, filtersOf, rulesOf } from './column-filters.js';

/** Loaded with the first filter. */
const AppliedFilters = lazyPart(async () => (await import('./applied-filters/index.js')).AppliedFilters);

interface ColumnFiltersInUseProps<Row> {
  columns: readonly DataGridColumn<Row>[];
  rules: readonly FilterRule[];
  onRulesChange: (rules: FilterRule[]) => void;
  /** Whether rows are filtered or searched. */
  isFiltered: boolean;
  onClear: () => void;
  /** Gets the focus when the last filter is removed. */
  returnFocus: RefObject<HTMLElement | null>;
}

/** The applied filters of a grid’s columns, each with a remove button, and “clear all”; empty before the first one. */
export function ColumnFiltersInUse<Row>(props: ColumnFiltersInUseProps<Row>) {
  const { columns, rules, onRulesChange, isFiltered } = props;
  const blocks = useMemo(() => blocksOf(columns), [columns]);
  // Once a filter was applied the list stays mounted, so that it can announce that the last one was removed.
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  return wasFiltered ? (
    <AppliedFilters
      blocks={blocks}
      value={filtersOf(rules)}
      onValueChange={(next) => onRulesChange([...numbersIn(rules), ...rulesOf(next)])}
      onClear={isFiltered ? props.onClear : undefined}
      returnFocus={props.returnFocus}
    />
  ) : null;
}

/** Number filters are shown only in their column headers; removing another filter keeps them. */
const numbersIn = (rules: readonly FilterRule[]) => rules.filter(({ value }) => value.kind === 'number');
