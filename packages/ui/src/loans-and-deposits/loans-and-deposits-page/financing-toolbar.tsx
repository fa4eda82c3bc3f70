import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { useRef, type ReactNode } from 'react';
import { SearchInput } from '../../controls/index.js';
import type { DataGridColumn, FilterRule, GridState } from '../../data/grid/index.js';
import { AddColumnFilter } from '../../filters/add-column-filter.js';
import { ColumnFiltersInUse } from '../../filters/column-filters-in-use.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { childrenOf, type FinancingRow } from './financing-rows.js';

interface Props {
  type: FinancingType;
  gridState: Partial<GridState>;
  onGridStateChange: (state: Partial<GridState>) => void;
  columns: readonly DataGridColumn<FinancingRow>[];
  /** The rows that match the search; the filters are offered with the number of rows they match. */
  rows: readonly FinancingRow[];
  /** Number of lines matching the search and filters; `total` counts all lines. */
  found: number;
  total: number;
  /** At the right: the date of the figures, and the actions of the list. */
  children: ReactNode;
}

const NO_RULES: FilterRule[] = [];

/** The bar above the grid: search, active filters and the number of lines. */
export function FinancingToolbar({
  type,
  gridState,
  onGridStateChange,
  columns,
  rows,
  found,
  total,
  children,
}: Props) {
  const t = useStrings();
  const formats = useFormats();
  const status = useRef<HTMLParagraphElement>(null);
  const { globalFilter: search = '', columnFilters: rules = NO_RULES } = gridState;
  return (
    <div className="flex min-h-56 shrink-0 flex-wrap items-center gap-8 py-10 print:min-h-0 print:py-4">
      <SearchInput
        size="toolbar"
        className="w-240 max-sm:w-auto max-sm:min-w-0 max-sm:grow print:hidden"
        aria-label={t('loansAndDeposits.search')}
        placeholder={t(
          type === 'LOAN' ? 'loansAndDeposits.searchPlaceholder' : 'loansAndDeposits.searchDeposits',
        )}
        value={search}
        onValueChange={(globalFilter) => onGridStateChange({ ...gridState, globalFilter })}
      />
      <ColumnFiltersInUse
        columns={columns}
        rules={rules}
        onRulesChange={(columnFilters) => onGridStateChange({ ...gridState, columnFilters })}
        isFiltered={rules.length > 0 || search !== ''}
        onClear={() => onGridStateChange({ ...gridState, columnFilters: NO_RULES, globalFilter: '' })}
        returnFocus={status}
      />
      <AddColumnFilter
        columns={columns}
        rows={rows}
        getChildren={childrenOf}
        leavesOnly
        rules={rules}
        onRulesChange={(columnFilters) => onGridStateChange({ ...gridState, columnFilters })}
      />
      <p ref={status} role="status" tabIndex={-1} className="focus-ring rounded-tag text-small text-ink-2">
        {found === total
          ? t('loansAndDeposits.count', { count: total, figure: formats.integer(total) })
          : t('loansAndDeposits.countOf', {
              count: total,
              shown: formats.integer(found),
              figure: formats.integer(total),
            })}
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-8">{children}</div>
    </div>
  );
}
