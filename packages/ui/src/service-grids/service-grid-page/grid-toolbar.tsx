import { useRef, type ReactNode } from 'react';
import { SearchInput } from '../../controls/index.js';
import type { DataGridColumn, GridState } from '../../data/grid/index.js';
import { AddColumnFilter } from '../../filters/add-column-filter.js';
import { ColumnFiltersInUse } from '../../filters/column-filters-in-use.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import type { ContractChoiceProps } from './contract-choice.js';

/** Loaded only if there is a choice of contracts. */
const ContractChoice = lazyPart(async () => (await import('./contract-choice.js')).ContractChoice);

interface GridToolbarProps<Row> {
  /** Absent when there is no choice of contracts (GRID-006). */
  contractChoice?: ContractChoiceProps | undefined;
  /** Absent when the rows could not be loaded: only the contract can be changed then. */
  list?: ListControlsProps<Row> | undefined;
}

interface ListControlsProps<Row> {
  gridState: Partial<GridState>;
  /** Called with the search or the filters when the user changes them. */
  onChange: (changed: Pick<Partial<GridState>, 'globalFilter' | 'columnFilters'>) => void;
  columns: readonly DataGridColumn<Row>[];
  /** All rows; the filters are offered with the number of rows they match. */
  rows: readonly Row[];
  /** Number of rows matching the filters. */
  shown: number | undefined;
  /** The rows are being loaded. */
  loading?: boolean;
  actions: ReactNode;
}

/** The bar above the grid: contract, search, active filters and the number of rows. */
export function GridToolbar<Row>({ contractChoice, list }: GridToolbarProps<Row>) {
  const t = useStrings();
  return (
    <div className="flex min-h-56 shrink-0 flex-wrap items-center gap-8 py-10 print:min-h-0 print:py-4">
      {contractChoice ? (
        <div className="flex items-center gap-8 max-sm:w-full print:hidden">
          <span aria-hidden className="text-small font-medium">
            {t('serviceGrids.contract')}
          </span>
          <ContractChoice fallback={<span className="h-32 w-240 max-sm:grow" />} {...contractChoice} />
        </div>
      ) : null}
      {list ? <ListControls {...list} /> : null}
    </div>
  );
}

function ListControls<Row>(props: ListControlsProps<Row>) {
  const { gridState, onChange, columns, rows, shown, loading, actions } = props;
  const { globalFilter: search = '', columnFilters: rules = [] } = gridState;
  const t = useStrings();
  const { integer } = useFormats();
  const total = rows.length;
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <SearchInput
        size="toolbar"
        className="w-240 max-sm:w-auto max-sm:min-w-0 max-sm:grow max-sm:basis-1/2 print:hidden"
        aria-label={t('serviceGrids.search')}
        placeholder={t('serviceGrids.searchPlaceholder')}
        value={search}
        onValueChange={(globalFilter) => onChange({ globalFilter })}
      />
      <ColumnFiltersInUse
        columns={columns}
        rules={rules}
        onRulesChange={(columnFilters) => onChange({ columnFilters })}
        isFiltered={rules.length > 0 || search !== ''}
        onClear={() => onChange({ columnFilters: [], globalFilter: '' })}
        returnFocus={status}
      />
      <AddColumnFilter
        columns={columns}
        rows={rows}
        rules={rules}
        search={search}
        onRulesChange={(columnFilters) => onChange({ columnFilters })}
      />
      <div className="ml-auto flex items-center gap-8">
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className="focus-ring rounded-tag text-small text-ink-2 print:hidden"
        >
          {shown === undefined
            ? loading
              ? t('feedback.loading')
              : ''
            : shown === total
              ? t('serviceGrids.count', { count: total, figure: integer(total) })
              : t('serviceGrids.countOf', { count: total, shown: integer(shown), figure: integer(total) })}
        </p>
        <div className="flex gap-8 max-xs:hidden print:hidden">{actions}</div>
      </div>
    </>
  );
}
