import { useMemo, useRef, useState, type ReactNode } from 'react';
import { SearchInput } from '../../controls/index.js';
import type { DataGridColumn, FilterRule, GridWindows, SortRule } from '../../data/grid/index.js';
import { FilterDrawerButton } from '../../filters/filter-drawer/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import type { RequestState } from '@atrium/contract/request-rules';
import type { RequestSummary } from '@atrium/contract/requests';
import { useRequestStateLabel } from '../request-state/index.js';
import { blocksOf, filtersOf, rulesOf, type FilterNames } from '../../filters/column-filters.js';
import { QuickFilters, type QuickFiltersProps } from './quick-filters.js';

export interface BoardToolbarProps extends Pick<QuickFiltersProps, 'tab' | 'quick' | 'onQuickChange'> {
  search: string;
  onSearchChange: (search: string) => void;
  /** Column filters, shown as removable fields. */
  rules: readonly FilterRule[];
  onRulesChange: (rules: FilterRule[]) => void;
  sorting: readonly SortRule[];
  onSortingChange: (sorting: SortRule[]) => void;
  /** Clears all filters at once. */
  onClear: () => void;
  columns: readonly DataGridColumn<RequestSummary>[];
  /** Number of requests per filter value, for the drawer. */
  filterCounts: GridWindows['facets'];
  /** Names of filter values that no shown request has. */
  filterNames: FilterNames | undefined;
  /** Called when the filter drawer opens, which needs the counts, or closes. */
  onFiltersOpen: ((open: boolean) => void) | undefined;
  /** Number of requests that match all filters; undefined while loading. */
  count: number | undefined;
  /** Content at the right end, above the grid: its columns panel. */
  actions: ReactNode;
}

/** Loaded with the first filter. */
const AppliedFilters = lazyPart(async () => (await import('./board-applied-filters.js')).BoardAppliedFilters);
/** Loaded when its button is hovered or focused. */
const FilterDrawer = lazyPart(
  async () => (await import('./board-filter-drawer.js')).BoardFilterDrawer<RequestSummary>,
);

/** Search, extra filters and applied filters above the grid; below 1024 px the filters are in a drawer. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { tab, search, quick, onQuickChange, rules, onRulesChange, columns, count } = props;
  const t = useStrings();
  const formats = useFormats();
  const status = useRef<HTMLParagraphElement>(null);
  const [drawer, setDrawer] = useState<boolean | null>(null);
  const open = (next: boolean) => {
    setDrawer(next);
    props.onFiltersOpen?.(next);
  };
  const stateLabel = useRequestStateLabel();
  const filters = useMemo(() => filtersOf(rules), [rules]);
  const names = useMemo(
    () => ({ ...props.filterNames, state: (state: string) => stateLabel(state as RequestState) }),
    [props.filterNames, stateLabel],
  );
  const blocks = useMemo(
    () => blocksOf(columns, props.filterCounts, { filters, names }),
    [columns, props.filterCounts, filters, names],
  );
  const say = (total: number) => t('requests.board.count', { count: total, figure: formats.integer(total) });
  const isFiltered = rules.length > 0 || quick.length > 0 || search !== '';
  // Once a filter was applied the list stays mounted, so that it can announce that the last one was removed.
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  return (
    <div className="flex min-h-56 shrink-0 flex-wrap items-center gap-8 py-10 print:min-h-0 print:py-4">
      <SearchInput
        size="toolbar"
        className="w-240 max-sm:w-auto max-sm:min-w-0 max-sm:grow max-sm:basis-1/2 print:hidden"
        aria-label={t('requests.board.search')}
        placeholder={t('requests.board.searchPlaceholder')}
        value={search}
        onValueChange={props.onSearchChange}
      />
      <FilterDrawerButton
        size="toolbar"
        applied={rules.length + quick.length}
        className="sm:hidden"
        onPointerEnter={FilterDrawer.preload}
        onFocus={FilterDrawer.preload}
        onClick={() => open(true)}
      />
      {drawer === null ? null : (
        <FilterDrawer
          {...{ tab, quick, onQuickChange, columns, blocks, say }}
          open={drawer}
          onOpenChange={open}
          sorting={props.sorting}
          onSortingChange={props.onSortingChange}
          value={filters}
          onValueChange={(next) => onRulesChange(rulesOf(next))}
          busy={props.filterCounts === undefined}
          applied={rules.length + quick.length}
          onClear={props.onClear}
          total={count}
        />
      )}
      <QuickFilters
        tab={tab}
        quick={quick}
        onQuickChange={onQuickChange}
        className="max-sm:hidden print:hidden"
      />
      {search === '' ? null : (
        <p className="hidden text-small print:block">{t('requests.board.searched', { text: search })}</p>
      )}
      {wasFiltered ? (
        <AppliedFilters
          {...{ quick, onQuickChange, blocks }}
          value={filters}
          onValueChange={(next) => onRulesChange(rulesOf(next))}
          onClear={isFiltered ? props.onClear : undefined}
          returnFocus={status}
        />
      ) : null}
      <div className="ml-auto flex items-center gap-8 max-xs:contents">
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={cn(
            'focus-ring ml-auto rounded-tag text-small text-ink-2 print:hidden',
            !isFiltered && 'max-xs:sr-only',
          )}
        >
          {count === undefined ? '' : say(count)}
        </p>
        <div className="flex gap-8 max-xs:hidden print:hidden">{props.actions}</div>
      </div>
    </div>
  );
}
