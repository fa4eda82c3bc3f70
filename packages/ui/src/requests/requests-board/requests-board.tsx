import type { RequestCounters, RequestSummary } from '@atrium/contract/requests';
import { useCallback, useMemo, useState, type ComponentProps } from 'react';
import { DataGrid, type GridSelection, type GridState, type GridWindows } from '../../data/grid/index.js';
import { Button, buttonVariants } from '../../controls/index.js';
import { StateLegend } from '../../data/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import {
  cn,
  ColumnsIcon,
  DownloadIcon,
  HostLink,
  PlusIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { Empty, ErrorState } from '../../feedback/index.js';
import { LinkTabs, PageHeader } from '../../navigation/index.js';
import { useBoardColumns, WORDS_COLUMN } from './board-columns.js';
import { BOARD_TABS, passing, type BoardTab, type QuickFilter } from './board-filters.js';
import { BoardRow } from './board-row.js';
import { BoardToolbar } from './board-toolbar.js';
import type { QuickClosingProps } from './quick-closing.js';

/** REQ-018: rows and header are 50 px; up to 15 rows, at least 500 px. */
const ROW_HEIGHT = 50;
const MAXIMUM_ROWS = 15;
const MINIMUM_HEIGHT = 500;

export interface RequestsBoardProps extends Omit<ComponentProps<'div'>, 'children'> {
  tab: BoardTab;
  tabHref: (tab: BoardTab) => string;
  /** Counters of the tabs; closed has none (REQ-008). */
  counters: Pick<RequestCounters, 'open' | 'toClose' | 'favorite'> | undefined;
  /**
   * The requests of the tab in board order; undefined while they load. With `windows`, those that pass the filters in the
   * order that is asked for, and undefined for each that is not loaded.
   */
  requests: readonly RequestSummary[] | undefined;
  /** The requests are too many for the browser: the host filters and orders them, and fetches those in view. */
  windows?: GridWindows | undefined;
  /** Other requests are on their way: those of the filters as they were still stand. */
  busy?: boolean;
  /** They could not be loaded. */
  error?: { supportId?: string; onRetry: () => void; retrying?: boolean };
  /** The bank sees contract and internal ids (REQ-014). */
  side: 'client' | 'bank';
  quick: readonly QuickFilter[];
  onQuickChange: (quick: readonly QuickFilter[]) => void;
  /** Columns, sort and filters; remembered by the host (REQ-016, REQ-017). */
  gridState: Partial<GridState>;
  onGridStateChange: (state: Partial<GridState>) => void;
  hrefOf: (request: RequestSummary) => string;
  onFavoriteChange: (request: RequestSummary, favorite: boolean) => void;
  /** Closes the chosen requests of the to-close tab (REQ-019); without it, none are chosen. */
  onClose?: QuickClosingProps['onClose'];
  /** Closes all that the filters hold, where the requests come in windows. */
  onCloseMatching?: QuickClosingProps['onCloseMatching'];
  /** Why the latest closing failed. */
  closingFailure?: QuickClosingProps['failure'];
  /** Saves the tab as a spreadsheet (REQ-021). */
  onExport?: () => void;
  exporting?: boolean;
  /** How far a long export is, from 0 to 1. */
  exportProgress?: number | undefined;
  /** Where a request is created; without it, no button (REQ-029, REQ-030). */
  newRequestHref?: string | undefined;
  /** The rows that are shown, or their order, have changed; `requests` lists them when asked. */
  onShownChange?: ((requests: () => readonly RequestSummary[]) => void) | undefined;
  /** A row is pointed at or focused: its request can be fetched. */
  onRowIntent?: (request: RequestSummary) => void;
}

/** Fetched with the first row that is chosen. */
const QuickClosing = lazyPart(async () => (await import('./quick-closing.js')).QuickClosing);

/** Fetched once the board stands. */
const ColumnsPanel = lazyPart(
  async () => (await import('../../data/grid/columns/columns-panel.js')).ColumnsPanel<RequestSummary>,
);

const NONE: readonly RequestSummary[] = [];

interface Choice {
  /** What the list was filtered by when they were chosen. */
  listed: string;
  ids: readonly string[];
  /** All are chosen but these. */
  every: boolean;
}
const NO_CHOICE: Choice = { listed: '', ids: [], every: false };
const idOf = (request: RequestSummary) => request.id;
const isUnseen = (request: RequestSummary) => request.unseen;

/** The requests board: tabs with counters, filters, and the grid (REQ-001 to REQ-028). */
export function RequestsBoard({
  tab,
  tabHref,
  counters,
  requests,
  windows,
  busy = false,
  error,
  side,
  quick,
  onQuickChange,
  gridState,
  onGridStateChange,
  hrefOf,
  onFavoriteChange,
  onClose,
  onCloseMatching,
  closingFailure,
  onExport,
  exporting = false,
  exportProgress,
  onShownChange,
  onRowIntent,
  newRequestHref,
  className,
  ...props
}: RequestsBoardProps) {
  const t = useStrings();
  const formats = useFormats();
  const all = requests ?? NONE;
  // Of windows, only the grid knows what is loaded.
  const known = windows ? NONE : all;
  const rows = useMemo(() => (windows ? all : passing(all, quick)), [windows, all, quick]);
  const [matches, setMatches] = useState(rows.length);
  const follow = useCallback(
    (count: number, shown: () => readonly RequestSummary[]) => {
      setMatches(count);
      onShownChange?.(shown);
    },
    [onShownChange],
  );
  const columns = useBoardColumns({ requests: known, facets: windows?.facets, side, onFavoriteChange });
  const state = useMemo(
    () => ({
      ...gridState,
      columnVisibility: { ...gridState.columnVisibility, [WORDS_COLUMN]: false },
    }),
    [gridState],
  );
  const narrow = useCallback(
    ({ row, unread, href }: { row: RequestSummary; unread: boolean; href: string | undefined }) => (
      <BoardRow request={row} unread={unread} href={href} side={side} onFavoriteChange={onFavoriteChange} />
    ),
    [side, onFavoriteChange],
  );
  const counts: Partial<Record<BoardTab, number | undefined>> = {
    'in-progress': counters?.open,
    'to-close': counters?.toClose,
    favorite: counters?.favorite,
  };
  // Rows are chosen only where something can be done with several (REQ-020).
  const listed = windows ? JSON.stringify([quick, gridState.columnFilters, gridState.globalFilter]) : '';
  const [choice, setChoice] = useState<Choice>(NO_CHOICE);
  // Where the host filters, other filters are another list: who chose in the former one begins again.
  const chosen = choice.listed === listed ? choice : NO_CHOICE;
  const canClose = tab === 'to-close' && onClose !== undefined;
  const choose = useCallback(
    (selection: GridSelection<RequestSummary>) =>
      setChoice({ listed, ids: selection.ids(), every: selection.every }),
    [listed],
  );
  const closingBar = useCallback(
    (selection: GridSelection<RequestSummary>) =>
      onClose && (
        <QuickClosing
          selection={selection}
          onClose={onClose}
          onCloseMatching={onCloseMatching}
          failure={closingFailure}
          onLeft={(left) => setChoice({ listed, ids: left.map(idOf), every: false })}
        />
      ),
    [onClose, onCloseMatching, closingFailure, listed],
  );
  const columnsButton = (
    <Button size="toolbar" icon={ColumnsIcon}>
      {t('requests.board.columnsButton')}
    </Button>
  );
  const noMatch = <Empty title={t('requests.board.noMatch.title')} help={t('requests.board.noMatch.help')} />;
  return (
    <div className={cn('px-16 pb-24 xs:px-24', className)} {...props}>
      <PageHeader
        title={t('requests.board.title')}
        className="pb-8"
        {...(newRequestHref && {
          actions: (
            <HostLink href={newRequestHref} className={buttonVariants({ variant: 'primary' })}>
              <PlusIcon />
              {t('requests.board.newRequest')}
            </HostLink>
          ),
        })}
      />
      <LinkTabs
        label={t('requests.board.tabs.label')}
        current={tab}
        tabs={BOARD_TABS.map((id) => ({
          id,
          href: tabHref(id),
          label: t(`requests.board.tabs.${id}`),
          count: counts[id],
        }))}
      />
      <BoardToolbar
        tab={tab}
        search={gridState.globalFilter ?? ''}
        onSearchChange={(globalFilter) => onGridStateChange({ ...gridState, globalFilter })}
        quick={quick}
        onQuickChange={onQuickChange}
        rules={gridState.columnFilters ?? []}
        onRulesChange={(columnFilters) => onGridStateChange({ ...gridState, columnFilters })}
        onClear={() => {
          onQuickChange([]);
          onGridStateChange({ ...gridState, columnFilters: [], globalFilter: '' });
        }}
        columns={columns}
        count={requests && matches}
        actions={
          <>
            {onExport ? (
              <Button
                size="toolbar"
                icon={DownloadIcon}
                busy={exporting}
                busyLabel={
                  exportProgress === undefined
                    ? t('requests.board.exporting')
                    : t('requests.board.exportingPart', {
                        part: formats.integer(Math.round(exportProgress * 100)),
                      })
                }
                onClick={onExport}
              >
                {t('requests.board.export')}
              </Button>
            ) : null}
            <ColumnsPanel
              fallback={columnsButton}
              trigger={columnsButton}
              columns={columns}
              state={gridState}
              onStateChange={(columnState) => onGridStateChange({ ...gridState, ...columnState })}
            />
          </>
        }
      />
      <DataGrid
        key={tab}
        label={t(`requests.board.tabs.${tab}`)}
        rows={rows}
        columns={columns}
        getRowId={idOf}
        onMatchesChange={follow}
        isUnread={isUnseen}
        getRowHref={hrefOf}
        onRowIntent={onRowIntent}
        selectable={canClose}
        selectedIds={chosen.ids}
        everySelected={chosen.every}
        windows={windows}
        onSelectionChange={choose}
        {...(canClose && { bulkActions: closingBar })}
        loading={(requests === undefined || busy) && !error}
        error={error && !requests ? <ErrorState title={t('requests.board.failed')} {...error} /> : undefined}
        empty={
          quick.length > 0 ? (
            noMatch
          ) : (
            <Empty
              title={t(`requests.board.empty.${tab}`)}
              help={t(tab === 'favorite' ? 'requests.board.empty.favoriteHelp' : 'requests.board.empty.help')}
            />
          )
        }
        emptyFiltered={noMatch}
        state={state}
        onStateChange={onGridStateChange}
        narrow={narrow}
        headHeight={ROW_HEIGHT}
        maxRows={MAXIMUM_ROWS}
        minHeight={MINIMUM_HEIGHT}
        className="max-xs:-mx-16"
        footer={<StateLegend className="pt-12 max-xs:px-16" />}
      />
    </div>
  );
}
