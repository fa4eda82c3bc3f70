import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { TreasuryItem, TreasuryList } from '@atrium/contract/treasury-reporting';
import type { TreasuryColumn } from '@atrium/contract/treasury-reporting-rules';
import { useCallback, useMemo, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { DataGrid, type DataGridProps, type GridState } from '../../data/grid/index.js';
import { shownColumns } from '../../data/grid/internal.js';
import { AskWhy, Banner, Empty } from '../../feedback/index.js';
import { cn, ColumnsIcon, DownloadIcon, useFormats, useStrings } from '../../foundations/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { useMedia } from '../../foundations/use-media.js';
import {
  FinancingListHead,
  NewRequestAction,
  useRoomForAmounts,
  UndrawnMark,
  type ContractFormProps,
  type FinancingListState,
} from '../../loans-and-deposits/loans-and-deposits-page/internal.js';
import { PageHeader } from '../../navigation/index.js';
import { GridToolbar } from '../../service-grids/service-grid-page/internal.js';
import { TreasuryCard } from './treasury-card.js';
import { isUndrawn, useTreasuryColumns } from './use-treasury-columns.js';

const ROW_HEIGHT = 40;

/** Loading state of the list. */
export type TreasuryReportingState = FinancingListState<TreasuryList>;

/** The columns and items shown in the grid, by id and in order. */
export interface ShownTreasuryItems {
  columns: TreasuryColumn[];
  references: string[];
}

export interface TreasuryReportingPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Loans or deposits. */
  type: FinancingType;
  /** Returns the address of a tab (TR-002). */
  tabHref: (type: FinancingType) => string;
  /** Whether a contract must be selected first, or the list is loading, failed or ready. */
  state: TreasuryReportingState;
  /** Absent when the user cannot choose a contract (TR-014). */
  contractForm?: ContractFormProps | undefined;
  /** Returns the address of an item; pass a stable function. */
  hrefOf: (item: TreasuryItem) => string;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Search, filters, sorting and columns set by the user (controlled state). */
  gridState: Partial<GridState>;
  /** Called when the user changes search, filters, sorting or columns. */
  onGridStateChange: (state: Partial<GridState>) => void;
  /** Exports what is shown as a spreadsheet (TR-013). */
  onExport: (shown: ShownTreasuryItems) => void;
  /** The export is being generated: the button is busy. */
  exporting?: boolean;
  /** Address for a new request to the service; without it there is no button (TR-009). */
  newRequestHref?: string | undefined;
  /** Explains by the user's rights why the list or the search result is empty. */
  onAskWhy?: (() => void) | undefined;
}

/** Loaded on demand, after the grid is shown. */
const ColumnsPanel = lazyPart(
  async () => (await import('../../data/grid/columns/columns-panel.js')).ColumnsPanel<TreasuryItem>,
);

const idOf = ({ id }: TreasuryItem) => id;
/** An item of the list on narrow screens. */
const card: NonNullable<DataGridProps<TreasuryItem>['narrow']> = ({ row, href }) => (
  <TreasuryCard item={row} href={href} />
);
/** Default column state, until the user changes it. */
const FIRST_STATE = {
  columnVisibility: { bank: false },
  // Not all columns fit at 1024 px: the amounts and their totals are shown without scrolling.
  columnPinning: { start: ['referenceNo'], end: ['amountInEUR', 'undrawnAmountInEUR'] },
} satisfies Partial<GridState>;
/** Below 1024 px, or beside a wide first column, only that column is pinned. */
const NARROW_PINNING = { start: ['referenceNo'], end: [] };

/** The loans or the deposits of the legal entities of the user's contracts (TR-001 to TR-003, TR-012 to TR-016). */
export function TreasuryReportingPage({
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
}: TreasuryReportingPageProps) {
  const t = useStrings();
  const formats = useFormats();
  const { longDate } = useDayFormats();
  const isWide = useMedia('(width >= 1024px)', true);
  const list = state.status === 'ready' ? state.list : undefined;
  const columns = useTreasuryColumns(type, today, list?.data);
  const [matches, setMatches] = useState<{ list: TreasuryList | undefined; items: TreasuryItem[] }>();
  const follow = useCallback(
    (_: number, items: () => TreasuryItem[]) => setMatches({ list, items: items() }),
    [list],
  );
  // Matches reported for an earlier list do not apply to the current one.
  const found = matches?.list === list ? matches?.items : undefined;
  const shown = found ?? list?.data ?? [];
  const hasRoom = useRoomForAmounts(columns, { ...FIRST_STATE, ...gridState }, FIRST_STATE.columnPinning.end);
  const wholeState = useMemo(
    (): Partial<GridState> => ({
      ...FIRST_STATE,
      ...(!hasRoom && { columnPinning: NARROW_PINNING }),
      ...gridState,
      ...(!isWide && { columnPinning: NARROW_PINNING }),
    }),
    [gridState, isWide, hasRoom],
  );
  const change = ({ columnPinning, ...next }: Partial<GridState>) => {
    const isChosen = isWide && columnPinning !== wholeState.columnPinning;
    const pinning = isChosen ? columnPinning : gridState.columnPinning;
    // The default is not stored: it may change.
    const isOwn = pinning !== FIRST_STATE.columnPinning;
    onGridStateChange({ ...next, ...(isOwn && pinning && { columnPinning: pinning }) });
  };
  const sumOf = (key: 'amountInEUR' | 'undrawnAmountInEUR') =>
    formats.number(shown.reduce((sum, item) => sum + Math.round(Math.abs(item[key]) * 100), 0) / 100);
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
        title={t('treasuryReporting.title')}
        className="shrink-0 pb-8 max-xs:pt-16"
        state={
          list?.extractionDate ? (
            <p className="text-ink-2">
              {t('loansAndDeposits.asOf', { date: longDate(list.extractionDate) })}
            </p>
          ) : null
        }
        actions={
          <>
            {list && list.data.length > 0 ? (
              <Button
                icon={DownloadIcon}
                busy={exporting}
                busyLabel={t('serviceGrids.downloading')}
                onClick={() =>
                  onExport({ columns: shownColumns(columns, wholeState), references: shown.map(idOf) })
                }
              >
                {t('serviceGrids.download')}
              </Button>
            ) : null}
            {newRequestHref ? <NewRequestAction href={newRequestHref} /> : null}
          </>
        }
      />
      <FinancingListHead
        type={type}
        tabHref={tabHref}
        contractForm={contractForm}
        quantities={list?.quantities}
        state={state}
        isEmpty={list?.data.length === 0}
        isWithheld={list?.isWithheld}
        chooseHelp={t('treasuryReporting.chooseFirstHelp')}
        failed={t('treasuryReporting.failed')}
        onAskWhy={onAskWhy}
      />
      {list && list.data.length > 0 ? (
        <>
          <GridToolbar
            list={{
              gridState,
              onChange: (changed) => onGridStateChange({ ...gridState, ...changed }),
              columns,
              shown: found?.length,
              rows: list.data,
              actions: (
                <ColumnsPanel
                  fallback={columnsButton}
                  trigger={columnsButton}
                  columns={columns}
                  state={wholeState}
                  initialState={FIRST_STATE}
                  onStateChange={(columnState) => change({ ...gridState, ...columnState })}
                />
              ),
            }}
          />
          {list.isTruncated ? (
            <Banner
              className="mb-8 shrink-0"
              title={t('loansAndDeposits.truncated', { figure: formats.integer(list.data.length) })}
            />
          ) : null}
          <DataGrid
            key={type}
            label={t(`loansAndDeposits.tabs.${type}`)}
            rows={list.data}
            columns={columns}
            getRowId={idOf}
            getRowHref={hrefOf}
            onMatchesChange={follow}
            empty={
              <Empty
                title={t('treasuryReporting.noneFound')}
                action={onAskWhy ? <AskWhy onAsk={onAskWhy} /> : undefined}
              />
            }
            state={wholeState}
            onStateChange={change}
            totals={{
              referenceNo: t('loansAndDeposits.total'),
              amountInEUR: sumOf('amountInEUR'),
              ...(type === 'LOAN' && { undrawnAmountInEUR: sumOf('undrawnAmountInEUR') }),
            }}
            narrow={card}
            rowHeight={ROW_HEIGHT}
            headHeight={ROW_HEIGHT}
            className="xs:min-h-0 xs:flex-1"
          />
          <div className="flex shrink-0 flex-wrap justify-between gap-x-24 gap-y-4 pt-8 text-caption text-ink-3 print:hidden">
            {shown.some(isUndrawn) ? (
              <p>
                <UndrawnMark /> {t('loansAndDeposits.undrawnPart')}
              </p>
            ) : null}
            <p>{t('loansAndDeposits.near')}</p>
          </div>
        </>
      ) : null}
    </div>
  );
}
