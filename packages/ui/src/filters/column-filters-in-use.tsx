import { useMemo, useState, type RefObject } from 'react';
import type { DataGridColumn, FilterRule } from '../data/grid/index.js';
import { lazyPart } from '../foundations/lazy-part.js';
import { blocksOf, filtersOf, rulesOf } from './column-filters.js';

/** Comes with the first filter. */
const AppliedFilters = lazyPart(async () => (await import('./applied-filters/index.js')).AppliedFilters);

interface ColumnFiltersInUseProps<Row> {
  columns: readonly DataGridColumn<Row>[];
  rules: readonly FilterRule[];
  onRulesChange: (rules: FilterRule[]) => void;
  /** Whether rows are filtered or searched. */
  isFiltered: boolean;
  onClear: () => void;
  /** Gets the focus when the last filter is taken away. */
  returnFocus: RefObject<HTMLElement | null>;
}

/** The filters of a grid’s columns, one field each that takes it away, and “clear all”; nothing before there was one. */
export function ColumnFiltersInUse<Row>(props: ColumnFiltersInUseProps<Row>) {
  const { columns, rules, onRulesChange, isFiltered } = props;
  const blocks = useMemo(() => blocksOf(columns), [columns]);
  // Once there was a filter the list of them stays, so that it can say that the last one is gone.
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

/** Bounds of figures stand at the heads of their columns alone; taking away another filter leaves them. */
const numbersIn = (rules: readonly FilterRule[]) => rules.filter(({ value }) => value.kind === 'number');
