import type { FinancingList } from '@atrium/contract/loans-and-deposits';
import type { FinancingColumn, FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { useCallback, useMemo, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { DataGrid, type DataGridProps, type GridState } from '../../data/grid/index.js';
import { shownColumns } from '../../data/grid/internal.js';
import { AskWhy, Banner, Empty } from '../../feedback/index.js';
import {
  ClockIcon,
  cn,
  ColumnsIcon,
  DownloadIcon,
  MinusIcon,
  PlusIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { useMedia } from '../../foundations/use-media.js';
import { PageHeader } from '../../navigation/index.js';
import { NewRequestAction } from '../new-request-action.js';
import type { ContractFormProps } from './contract-form.js';
import {
  childrenOf,
  linesOf,
  parentIds,
  rowsOf,
  searchRows,
  totalsOf,
  type FinancingRow,
} from './financing-rows.js';
import { FinancingListHead, type FinancingListState } from './financing-list-head.js';
import { FinancingToolbar } from './financing-toolbar.js';
import { UndrawnMark } from './undrawn-mark.js';
import { useFinancingColumns } from './use-financing-columns.js';
import { useRoomForAmounts } from './use-room-for-amounts.js';

const ROW_HEIGHT = 40;

/** Loading state of the list. */
export type LoansAndDepositsState = FinancingListState<FinancingList>;

/** The columns and rows shown in the grid, by id and in order. */
export interface ShownFinancing {
  columns: FinancingColumn[];
  rows: string[];
  /** Lines that match the filters, but are under a collapsed row: the totals include them. */
  collapsed: string[];
}

export interface LoansAndDepositsPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Loans or deposits. */
  type: FinancingType;
  /** The address of a tab (LD-002). */
  tabHref: (type: FinancingType) => string;
  /** Whether a contract must be selected first, or the list is loading, failed or ready. */
  state: LoansAndDepositsState;
  /** Absent when the user cannot choose a contract (LD-004). */
  contractForm?: ContractFormProps | undefined;
  /** Returns the address of a line; called for lines with a reference and a key (LD-007). */
  hrefOf: (line: { id: string; ricosCode: string }) => string;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Search, filters, sorting and columns set by the user (controlled state). */
  gridState: Partial<GridState>;
  /** Called when the user changes search, filters, sorting or columns. */
  onGridStateChange: (state: Partial<GridState>) => void;
  /** Exports what is shown as a spreadsheet (LD-009, LD-010). */
  onExport: (shown: ShownFinancing) => void;
  /** The export is being generated: the button is busy. */
  exporting?: boolean;
  /** Address for a new request to the service; without it there is no button (LD-008). */
  newRequestHref?: string | undefined;
  /** Explains by the user's rights why the list or the search result is empty. */
  onAskWhy?: (() => void) | undefined;
}

/** Loaded on demand, after the grid is shown. */
const LoanCounts = lazyPart(async () => (await import('./loan-counts.js')).LoanCounts);
const ColumnsPanel = lazyPart(
  async () => (await import('../../data/grid/columns/columns-panel.js')).ColumnsPanel<FinancingRow>,
);

/** Loaded only on narrow screens. */
const FinancingCard = lazyPart(async () => (await import('./financing-card.js')).FinancingCard);

const idOf = ({ id }: FinancingRow) => id;
/** A row of the list on narrow screens. */
const cardOf = (type: FinancingType): NonNullable<DataGridProps<FinancingRow>['narrow']> =>
  function card({ row, href }) {
    return <FinancingCard fallback={row.label} row={row} href={href} type={type} />;
  };
const loanCard = cardOf('LOAN');
const depositCard = cardOf('DEPOSIT');
const NO_IDS: readonly string[] = [];
/** Default column state, until the user changes it. */
const FIRST_STATE = {
  // Not all columns fit at 1024 px: the amounts and their totals are shown without scrolling.
  columnPinning: { start: ['line'], end: ['drawn', 'undrawn'] },
} satisfies Partial<GridState>;
/** Below 1024 px, or beside a wide first column, only that column is pinned. */
const NARROW_PINNING = { start: ['line'], end: [] };

/** The loans or the deposits of the user's contracts, by deal and facility (LD-001 to LD-018). */
export function LoansAndDepositsPage({
  type,
  tabHref,
  state,
  contractForm,
  hrefOf,
  today,
  gridState,
  onGridStateChange,
  onExport,
  exporting = false,
  newRequestHref,
  onAskWhy,
  className,
  ...props
}: LoansAndDepositsPageProps) {
  const t = useStrings();
  const formats = useFormats();
  const { date } = useDayFormats();
  const isWide = useMedia('(width >= 1024px)', true);
  const list = state.status === 'ready' ? state.list : undefined;
  const all = useMemo(() => (list ? rowsOf(list.data) : []), [list]);
  const lines = useMemo(() => linesOf(all), [all]);
  const total = lines.length;
  const columns = useFinancingColumns(type, lines, today);
  // Searched here instead of in the grid, because the name of a deal must also match its lines.
  const search = gridState.globalFilter ?? '';
  const rows = useMemo(() => searchRows(all, search), [all, search]);
  const [matches, setMatches] = useState<{ rows: unknown; shown: FinancingRow[]; passing: FinancingRow[] }>();
  const follow = useCallback(
    (_: number, shown: () => FinancingRow[], passing: () => FinancingRow[]) =>
      setMatches({ rows, shown: shown(), passing: passing() }),
    [rows],
  );
  // Matches reported for earlier rows do not apply to the current ones.
  const current = matches?.rows === rows ? matches : undefined;
  const found = useMemo(
    () => current?.passing.filter(({ level }) => level === 'line') ?? linesOf(rows),
    [current, rows],
  );
  // “Expand all” and “collapse all” remount the grid with another default; each row keeps its own state afterwards.
  const [opening, setOpening] = useState({ key: 0, isClosed: false });
  const parents = useMemo(() => parentIds(all), [all]);
  const hasRoom = useRoomForAmounts(columns, gridState, FIRST_STATE.columnPinning.end);
  const wholeState = useMemo(
    (): Partial<GridState> => ({
      ...gridState,
      globalFilter: '',
      columnPinning:
        (isWide && (gridState.columnPinning ?? (hasRoom && FIRST_STATE.columnPinning))) || NARROW_PINNING,
    }),
    [gridState, isWide, hasRoom],
  );
  const change = ({ columnPinning, ...next }: Partial<GridState>) => {
    const isChosen = isWide && columnPinning !== wholeState.columnPinning;
    const pinning = isChosen ? columnPinning : gridState.columnPinning;
    // The default is not stored: it may change.
    const isOwn = pinning !== FIRST_STATE.columnPinning;
    onGridStateChange({ ...next, globalFilter: search, ...(isOwn && pinning && { columnPinning: pinning }) });
  };
  const sums = totalsOf(found);
  const getHref = useCallback(
    ({ line }: FinancingRow) =>
      line && line.aggregationKey !== null && line.referenceNo !== '' ? hrefOf(line) : undefined,
    [hrefOf],
  );
  const columnsButton = (
    <Button size="toolbar" icon={ColumnsIcon}>
      {t('loansAndDeposits.columns')}
    </Button>
  );
  return (
    // From 768 px on, the rows scroll inside the grid and the page does not scroll (decision 38).
    <div
      data-fills-window
      data-print-wide
      className={cn('flex flex-col px-16 pb-16 xs:min-h-0 xs:flex-1 xs:px-24 print:block', className)}
      {...props}
    >
      <PageHeader
        title={t('loansAndDeposits.title')}
        className="shrink-0 pb-8 max-xs:pt-16"
        actions={newRequestHref ? <NewRequestAction href={newRequestHref} /> : undefined}
      />
      <FinancingListHead
        type={type}
        tabHref={tabHref}
        contractForm={contractForm}
        quantities={list?.quantities}
        state={state}
        isEmpty={list !== undefined && total === 0}
        isWithheld={list?.isWithheld}
        chooseHelp={t('loansAndDeposits.chooseFirstHelp')}
        failed={t('loansAndDeposits.failed')}
        onAskWhy={onAskWhy}
      />
      {list && total > 0 ? (
        <>
          <FinancingToolbar
            type={type}
            gridState={gridState}
            onGridStateChange={onGridStateChange}
            columns={columns}
            rows={rows}
            found={found.length}
            total={total}
          >
            {list.extractionDate === null ? null : (
              <p className="mr-8 flex items-center gap-6 text-small text-ink-2 max-xs:w-full">
                <ClockIcon size={14} />
                {t('loansAndDeposits.asOf', { date: date(list.extractionDate) })}
              </p>
            )}
            {parents.length > 0 ? (
              <Button
                size="toolbar"
                className="print:hidden"
                icon={opening.isClosed ? PlusIcon : MinusIcon}
                onClick={() => setOpening(({ key, isClosed }) => ({ key: key + 1, isClosed: !isClosed }))}
              >
                {t(opening.isClosed ? 'loansAndDeposits.openAll' : 'loansAndDeposits.closeAll')}
              </Button>
            ) : null}
            <Button
              size="toolbar"
              className="print:hidden"
              icon={DownloadIcon}
              busy={exporting}
              busyLabel={t('loansAndDeposits.exporting')}
              onClick={() => {
                const listed = new Set((current?.shown ?? []).map(idOf));
                onExport({
                  columns: shownColumns(columns, wholeState),
                  rows: [...listed],
                  collapsed: found.map(idOf).filter((id) => !listed.has(id)),
                });
              }}
            >
              {t('loansAndDeposits.export')}
            </Button>
            <div className="max-xs:hidden print:hidden">
              <ColumnsPanel
                fallback={columnsButton}
                trigger={columnsButton}
                columns={columns}
                state={wholeState}
                initialState={FIRST_STATE}
                onStateChange={(columnState) => change({ ...gridState, ...columnState })}
              />
            </div>
          </FinancingToolbar>
          {list.isTruncated ? (
            <Banner
              className="mb-8 shrink-0"
              title={t('loansAndDeposits.truncated', { figure: formats.integer(total) })}
            />
          ) : null}
          <DataGrid
            key={`${type} ${opening.key}`}
            label={t(`loansAndDeposits.tabs.${type}`)}
            rows={rows}
            columns={columns}
            getRowId={idOf}
            {...(parents.length > 0 && { getChildren: childrenOf })}
            leavesOnly
            defaultCollapsed={opening.isClosed ? parents : NO_IDS}
            getRowHref={getHref}
            onMatchesChange={follow}
            empty={
              <Empty
                title={t('loansAndDeposits.noneFound')}
                action={onAskWhy ? <AskWhy onAsk={onAskWhy} /> : undefined}
              />
            }
            state={wholeState}
            onStateChange={change}
            totals={{
              line: t('loansAndDeposits.total'),
              ...(type === 'LOAN' && { company: <LoanCounts rows={rows} found={found} /> }),
              drawn: formats.number(sums.drawn),
              ...(type === 'LOAN' && { undrawn: formats.number(sums.undrawn) }),
            }}
            narrow={type === 'LOAN' ? loanCard : depositCard}
            rowHeight={ROW_HEIGHT}
            headHeight={ROW_HEIGHT}
            className="xs:min-h-0 xs:flex-1"
          />
          <div className="flex shrink-0 flex-wrap justify-between gap-x-24 gap-y-4 pt-8 text-caption text-ink-3 print:hidden">
            {found.some(({ undrawn }) => undrawn !== null) ? (
              <p>
                <UndrawnMark /> {t('loansAndDeposits.undrawnPart')}
              </p>
            ) : null}
            <p>{t('loansAndDeposits.near')}</p>
            <p>{t('loansAndDeposits.detailHint')}</p>
          </div>
        </>
      ) : null}
    </div>
  );
}
