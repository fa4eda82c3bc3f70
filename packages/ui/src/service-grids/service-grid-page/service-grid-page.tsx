import type { GridTab } from '@atrium/contract/service-grid-rules';
import type { GridRow, ServiceGrid } from '@atrium/contract/service-grids';
import { useCallback, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { Button, buttonVariants, Link, Spinner } from '../../controls/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { DataGrid, type DataGridColumn, type GridState } from '../../data/grid/index.js';
import { shownColumns } from '../../data/grid/internal.js';
import { Banner, Empty, ErrorState, Loading } from '../../feedback/index.js';
import {
  cn,
  ColumnsIcon,
  DownloadIcon,
  HostLink,
  PlusIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { useMedia } from '../../foundations/use-media.js';
import { LinkTabs, PageHeader } from '../../navigation/index.js';
import type { ContractChoiceProps } from './contract-choice.js';
import { GridFaq } from './grid-faq.js';
import { GridToolbar } from './grid-toolbar.js';
import { totalsOf } from './grid-totals.js';
import { fittingPins, ownPins, sum } from './pinned-columns.js';
import { useGridColumns } from './use-grid-columns.js';

/** Row height in px (GRID-011). */
const ROW_HEIGHT = 40;
/** On phones the page scrolls, so the grid grows with its rows up to this number. */
const NARROW_ROWS = 12;

/** Loading state of the report. */
export type ServiceGridState =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  /** `busy`: the rows of another contract are loading; those of the previous contract are not shown. */
  | { status: 'ready'; grid: ServiceGrid; busy?: boolean };

/** The columns and rows shown in the grid, by id and in order. */
export interface ShownGrid {
  columns: string[];
  rows: string[];
}

export interface ServiceGridPageProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'title'>,
    Pick<ContractChoiceProps, 'contractId' | 'onContractChange'> {
  /** Absent when the user cannot choose a contract (GRID-006). */
  contracts?: ContractChoiceProps['contracts'] | undefined;
  /** Shown until the report with the name of its service is loaded. */
  title?: string | undefined;
  /** Whether the report is loading, failed or ready. */
  state: ServiceGridState;
  /** The id of the report. */
  reportId: string;
  /** The selected tab: the report or its FAQ. */
  tab: GridTab;
  /** Returns the address of a tab of a report. */
  hrefOf: (reportId: string, tab: GridTab) => string;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Search, filters, sorting and columns set by the user (controlled state). */
  gridState: Partial<GridState>;
  /** Called when the user changes search, filters, sorting or columns. */
  onGridStateChange: (state: Partial<GridState>) => void;
  /** Exports what is shown as a spreadsheet (GRID-007). */
  onExport: (shown: ShownGrid) => void;
  /** The export is being generated: the button is busy. */
  exporting?: boolean;
  /** Address for a new request to the service; without it there is no button (GRID-008). */
  newRequestHref?: string | undefined;
  /** Address of the service itself, if it is outside the portal. */
  serviceHref?: string | undefined;
}

/** Loaded on demand, after the grid is shown. */
const ColumnsPanel = lazyPart(
  async () => (await import('../../data/grid/columns/columns-panel.js')).ColumnsPanel<GridRow>,
);

const NO_ROWS: readonly GridRow[] = [];
const idOf = ({ id }: GridRow) => id;

/** A report of a service: one page for all reports, built from their headers and rows (GRID-001 to GRID-015). */
export function ServiceGridPage({
  title,
  state,
  reportId,
  tab,
  hrefOf,
  contracts,
  contractId,
  onContractChange,
  today,
  gridState,
  onGridStateChange,
  onExport,
  exporting = false,
  newRequestHref,
  serviceHref,
  className,
  ...props
}: ServiceGridPageProps) {
  const t = useStrings();
  const { longDate } = useDayFormats();
  const formats = useFormats();
  const isWide = useMedia('(width >= 1024px)', true);
  const isNarrow = useMedia('(width < 768px)', false);
  const grid = state.status === 'ready' ? state.grid : undefined;
  const isBusy = state.status === 'ready' && (state.busy ?? false);
  const rows = grid && !isBusy ? grid.rows : NO_ROWS;
  const columns = useGridColumns(grid, today, isWide);
  const [matching, setMatching] = useState<readonly GridRow[]>();
  const follow = useCallback(
    (_: number, matches: () => GridRow[]) => setMatching(isBusy ? undefined : matches()),
    [isBusy],
  );
  /** The rows shown; undefined until the grid has rows. */
  const shown = isBusy ? undefined : matching;
  const isFaq = tab === 'FAQ' && grid !== undefined && grid.faq.length > 0;
  const [room, measureRoom] = useGridWidth();
  const firstPinning = useMemo(() => pinningOf(columns, grid?.pinnedColumns ?? 1), [columns, grid]);
  const wholeState = useMemo((): Partial<GridState> & Pick<GridState, 'columnPinning'> => {
    const { columnPinning: own } = gridState;
    if (own && isWide) return { ...gridState, columnPinning: own };
    const widths = columns.map((column) => shownWidth(column, gridState));
    // Below 1024 px, only the first column can be pinned.
    const wanted = isWide ? firstPinning.start.length : 1;
    const totalled = (grid?.headers ?? []).flatMap(({ isTotalled }, index) =>
      isTotalled && index >= wanted ? [index] : [],
    );
    const pins = fittingPins(widths, wanted, room, isWide ? totalled : []);
    return {
      ...gridState,
      columnPinning: {
        ...pinningOf(columns, pins.start),
        end: pins.end.flatMap((index) => columns[index]?.id ?? []),
      },
    };
  }, [columns, firstPinning, grid, gridState, isWide, room]);
  const endWidth = pinnedWidth(columns, wholeState, 'end');
  const change = ({ columnPinning, ...next }: Partial<GridState>) => {
    const pinning =
      isWide && columnPinning
        ? ownPins(columnPinning, wholeState.columnPinning, gridState.columnPinning)
        : gridState.columnPinning;
    // “Reset” makes the pinned columns depend on the width again.
    const isOwn = columnPinning !== firstPinning;
    onGridStateChange({ ...next, ...(isOwn && pinning && { columnPinning: pinning }) });
  };
  const totals = useMemo(() => {
    const sums = grid && shown && totalsOf(grid.headers, shown);
    const first = grid?.headers[0]?.id;
    if (!sums || first === undefined) return undefined;
    return {
      ...Object.fromEntries([...sums].map(([id, sum]) => [id, formats.number(sum)])),
      [first]: t('serviceGrids.total'),
    };
  }, [grid, shown, formats, t]);
  const asOf = grid && !isBusy ? dayIn(grid.asOfDate) : undefined;
  const tabs = grid ? tabsOf(grid) : [];
  const columnsButton = (
    <Button size="toolbar" icon={ColumnsIcon}>
      {t('serviceGrids.columnsButton')}
    </Button>
  );
  return (
    // From 768 px on, the rows scroll inside the grid and the page does not scroll (decision 38).
    <div
      data-fills-window={isFaq ? undefined : true}
      data-print-wide
      className={cn('flex flex-col px-16 pb-16 xs:min-h-0 xs:flex-1 xs:px-24 print:block', className)}
      {...props}
    >
      <PageHeader
        title={grid?.serviceLabel ?? title ?? t('feedback.loading')}
        state={asOf ? <p className="text-ink-2">{t('serviceGrids.asOf', { date: longDate(asOf) })}</p> : null}
        className="shrink-0 pb-8 max-xs:pt-16"
        actions={
          <>
            {serviceHref ? (
              <Link href={serviceHref} external>
                {t('serviceGrids.openService')}
              </Link>
            ) : null}
            {grid && !isFaq ? (
              <Button
                icon={DownloadIcon}
                busy={exporting}
                busyLabel={t('serviceGrids.downloading')}
                disabled={isBusy}
                onClick={() =>
                  onExport({ columns: shownColumns(columns, wholeState), rows: (shown ?? NO_ROWS).map(idOf) })
                }
              >
                {t('serviceGrids.download')}
              </Button>
            ) : null}
            {newRequestHref ? (
              <HostLink href={newRequestHref} className={buttonVariants({ variant: 'primary' })}>
                <PlusIcon />
                {t('serviceGrids.newRequest')}
              </HostLink>
            ) : null}
          </>
        }
      />
      {tabs.length > 1 ? (
        <LinkTabs
          className="shrink-0 print:hidden"
          label={t('serviceGrids.tabs.label')}
          current={isFaq ? 'FAQ' : reportId}
          tabs={tabs.map(({ id, label }) => ({
            id,
            label: label ?? t(`serviceGrids.tabs.${id === 'FAQ' ? 'FAQ' : 'REPORTING'}`),
            href: id === 'FAQ' ? hrefOf(reportId, 'FAQ') : hrefOf(id, 'REPORTING'),
          }))}
        />
      ) : null}
      {(grid && !isFaq) || (state.status === 'error' && contracts) ? (
        // One place for both: the focus stays in the choice of contracts when the rows of one fail.
        <GridToolbar
          contractChoice={contracts && { contracts, contractId, onContractChange }}
          list={
            grid && {
              gridState,
              onChange: (changed) => onGridStateChange({ ...gridState, ...changed }),
              columns,
              shown: shown?.length,
              loading: isBusy,
              rows,
              actions: (
                <ColumnsPanel
                  fallback={columnsButton}
                  trigger={columnsButton}
                  columns={columns}
                  state={wholeState}
                  initialState={{ columnPinning: firstPinning }}
                  onStateChange={(columnState) => change({ ...gridState, ...columnState })}
                />
              ),
            }
          }
        />
      ) : null}
      {state.status === 'loading' ? (
        // Loading indicator (GRID-003).
        <Loading className="grid flex-1 place-items-center py-40">
          <Spinner />
        </Loading>
      ) : null}
      {state.status === 'error' ? (
        <ErrorState
          className="pt-24"
          title={t('serviceGrids.failed')}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      ) : null}
      {grid && isFaq ? <GridFaq faq={grid.faq} /> : null}
      {grid && !isFaq ? (
        <>
          {grid.isTruncated && !isBusy ? (
            <Banner
              className="mb-8 shrink-0"
              title={t('serviceGrids.truncated', { figure: formats.integer(grid.rows.length) })}
            >
              {contracts ? t('serviceGrids.chooseContract') : null}
            </Banner>
          ) : null}
          <div ref={measureRoom} className="relative flex flex-col xs:min-h-0 xs:flex-1 print:block">
            <DataGrid
              label={grid.serviceLabel}
              rows={rows}
              columns={columns}
              getRowId={idOf}
              onMatchesChange={follow}
              loading={isBusy}
              empty={<Empty title={grid.noResultsLabel} />}
              state={wholeState}
              onStateChange={change}
              totals={totals}
              rowHeight={ROW_HEIGHT}
              headHeight={ROW_HEIGHT}
              {...(isNarrow && { maxRows: NARROW_ROWS })}
              className="xs:min-h-0 xs:flex-1"
            />
            {shown && shown.length > 0 ? (
              // The edge of the pinned columns, drawn over the rows between header and scroll bar.
              <div
                aria-hidden
                className="pointer-events-none absolute inset-y-0 z-sticky-header -ml-2 w-2 bg-line-2 print:hidden"
                style={{ left: pinnedWidth(columns, wholeState, 'start') }}
              />
            ) : null}
            {shown && shown.length > 0 && endWidth > 0 ? (
              <div
                aria-hidden
                className="pointer-events-none absolute inset-y-0 z-sticky-header w-2 bg-line-2 print:hidden"
                style={{ left: room - endWidth }}
              />
            ) : null}
          </div>
          <Legend grid={grid} pins={wholeState.columnPinning.start.length} />
        </>
      ) : null}
    </div>
  );
}

/** Explains the pinned columns and the bold dates, if there are any. */
function Legend({ grid, pins }: { grid: ServiceGrid; pins: number }): ReactNode {
  const t = useStrings();
  const { integer } = useFormats();
  return (
    <div className="flex shrink-0 flex-wrap justify-between gap-x-24 gap-y-4 pt-8 text-caption text-ink-3 print:hidden">
      {pins > 1 ? <p>{t('serviceGrids.pinned', { figure: integer(pins) })}</p> : null}
      {grid.headers.some(({ isDeadline }) => isDeadline) ? <p>{t('serviceGrids.near')}</p> : null}
    </div>
  );
}

/** Returns the text if it is a date: the date of the figures (GRID-002). */
const dayIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Returns a tab per report if there are several, and one for the FAQ; tabs without a label get a default one. */
function tabsOf({ reports, faq }: ServiceGrid): { id: string; label?: string }[] {
  const [only] = reports;
  return [
    ...(reports.length > 1 ? reports : only ? [{ id: only.id }] : []),
    ...(faq.length > 0 ? [{ id: 'FAQ' }] : []),
  ];
}

type Column = Pick<DataGridColumn<GridRow>, 'id' | 'width'>;

/** Pins the leading columns, `count` of them. */
const pinningOf = (columns: readonly Column[], count: number): GridState['columnPinning'] => ({
  start: columns.slice(0, count).map(({ id }) => id),
  end: [],
});

/** Returns the width of a column in px, 0 if it is hidden. */
const shownWidth = (
  { id, width = 0 }: Column,
  { columnSizing, columnVisibility }: Partial<GridState>,
): number => (columnVisibility?.[id] === false ? 0 : (columnSizing?.[id] ?? width));

/** Returns the width in px of the columns pinned at one side. */
const pinnedWidth = (
  columns: readonly Column[],
  state: Partial<GridState> & Pick<GridState, 'columnPinning'>,
  side: 'start' | 'end',
): number =>
  sum(columns.flatMap((one) => (state.columnPinning[side].includes(one.id) ? shownWidth(one, state) : [])));

/**
 * Returns the width in px of the grid in the element that has the ref, without its scroll bar; without limit before it is
 * measured.
 */
function useGridWidth(): [width: number, ref: (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(Infinity);
  const ref = useCallback((element: HTMLElement | null) => {
    const scroller = element?.querySelector('[role=grid]');
    if (!scroller) return undefined;
    const measure = () => setWidth(scroller.clientWidth || Infinity);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
