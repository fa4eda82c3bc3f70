import { useState } from 'react';
import { lazyPart } from '../foundations/lazy-part.js';
import type { ColumnFilterListProps } from './column-filter-list.js';

/** Loaded with the first filter. */
const LazyList = lazyPart(async () => (await import('./column-filter-list.js')).ColumnFilterList<never>);
const ColumnFilterList = LazyList as unknown as <Row>(
  props: ColumnFilterListProps<Row>,
) => ReturnType<typeof LazyList>;

interface ColumnFiltersInUseProps<Row> extends ColumnFilterListProps<Row> {
  /** Whether rows are filtered or searched. */
  isFiltered: boolean;
  onClear: () => void;
}

/** The active column filters of a grid, each with a remove button, and “clear all”; empty before the first one. */
export function ColumnFiltersInUse<Row>({ isFiltered, onClear, ...props }: ColumnFiltersInUseProps<Row>) {
  // Once a filter was applied the list stays mounted, so that it can announce that the last one was removed.
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  return wasFiltered ? <ColumnFilterList onClear={isFiltered ? onClear : undefined} {...props} /> : null;
}
