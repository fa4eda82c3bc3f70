import type { Audience } from '@atrium/contract/audience';
import type { RequestCounters, RequestSummary } from '@atrium/contract/requests';
import { useCallback, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { DataGrid, type GridSelection, type GridState, type GridWindows } from '../../data/grid/index.js';
import { Button, buttonVariants, IconButton } from '../../controls/index.js';
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
import type { FilterNames } from '../../filters/column-filters.js';
import { useBoardColumns, WORDS_COLUMN } from './board-columns.js';
import { BOARD_TABS, passing, type BoardTab, type QuickFilter } from './board-filters.js';
import { BoardRow } from './board-row.js';
import { BoardToolbar } from './board-toolbar.js';
import { DockedAction } from './docked-action.js';
import type { QuickClosingProps } from './quick-closing.js';
import { useChoice } from './use-choice.js';

/** REQ-018: rows and header are 50 px; up to 15 rows, at least 500 px. */
const ROW_HEIGHT = 50;
const MAXIMUM_ROWS = 15;
const MINIMUM_HEIGHT = 500;

export interface RequestsBoardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current tab. */
  tab: BoardTab;
  /** Address of a tab. */
  tabHref: (tab: BoardTab) => string;
  /** Counters of the tabs; the closed tab has none (REQ-008). */
  counters: Pick<RequestCounters, 'open' | 'toClose' | 'favorite'> | undefined;
  /**
   * The requests of the tab in board order; undefined while they load. With `windows`, those that match the filters in
   * the requested order, with undefined entries for rows that are not loaded.
   */
  requests: readonly RequestSummary[] | undefined;
  /** Set if there are too many requests for the browser: the host filters and sorts them, and loads those in view. */
  windows?: GridWindows | undefined;
  /** New requests are loading; those of the previous filters are still shown. */
  busy?: boolean;
  /** Set if the requests could not be loaded. */
  error?: { supportId?: string; onRetry: () => void; retrying?: boolean };
  /** The bank sees contract and internal ids (REQ-014). */
  audience: Audience;
  /** The extra filters that are on (REQ-023). */
  quick: readonly QuickFilter[];
  /** Called when the user switches an extra filter. */
  onQuickChange: (quick: readonly QuickFilter[]) => void;
  /** Columns, sorting and filters; persisted by the host (REQ-016, REQ-017). */
  gridState: Partial<GridState>;
  /** Called when the user searches, filters, sorts or changes columns. */
  onGridStateChange: (state: Partial<GridState>) => void;
  /** Address of a request. */
  hrefOf: (request: RequestSummary) => string;
  /** Adds a request to the favourites, or removes it. */
  onFavoriteChange: (request: RequestSummary, favorite: boolean) => void;
  /** Closes the selected requests of the to-close tab (REQ-019); without it, rows cannot be selected. */
  onClose?: QuickClosingProps['onClose'];
  /** Closes all requests that match the filters, when rows are loaded in windows. */
  onCloseMatching?: QuickClosingProps['onCloseMatching'];
  /** With `windows`, the first requests that cannot be closed now (`quickClosing`); `windows.fixed` is their number. */
  leftOut?: readonly RequestSummary[] | undefined;
  /** Why the last closing failed. */
  closingFailure?: QuickClosingProps['failure'];
  /** Saves the tab as a spreadsheet (REQ-021). */
  onExport?: () => void;
  /** The export is running: the button is busy. */
  exporting?: boolean;
  /** Progress of a long export, from 0 to 1. */
  exportProgress?: number | undefined;
  /** Number of requests per filter value, where they are counted while the filter drawer is open. */
  filterCounts?: GridWindows['facets'];
  /** Called when the filter drawer opens or closes. */
  onFiltersOpen?: (open: boolean) => void;
  /** Names of filter values, by column, for values that no shown request has. */
  filterNames?: FilterNames;
  /** Address for creating a request; without it, the button is missing (REQ-029, REQ-030). */
  newRequestHref?: string | undefined;
  /** Shown next to that button, or in its place: the unsent drafts, or why no request can be created. */
  beside?: ReactNode;
  /** Called when the shown rows or their order change; `requests` returns them. */
  onShownChange?: ((requests: () => readonly RequestSummary[]) => void) | undefined;
  /** Called when a row is hovered or focused, so that its request can be prefetched. */
  onRowIntent?: (request: RequestSummary) => void;
}

/** Loaded when the first row is selected. */
const QuickClosing = lazyPart(async () => (await import('./quick-closing.js')).QuickClosing);

/** Loaded after the board is shown. */
const ColumnsPanel = lazyPart(
  async () => (await import('../../data/grid/columns/columns-panel.js')).ColumnsPanel<RequestSummary>,
);

/** The bank's own columns need the space; the creator is shown under the creation date. */
const HIDDEN_FOR_THE_BANK = { createdBy: false };

const NONE: readonly RequestSummary[] = [];

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
  audience,
  quick,
  onQuickChange,
  gridState,
  onGridStateChange,
  hrefOf,
  onFavoriteChange,
  onClose,
  onCloseMatching,
  leftOut,
  closingFailure,
  onExport,
  exporting = false,
  exportProgress,
  onShownChange,
  onRowIntent,
  newRequestHref,
  beside,
  filterCounts,
  filterNames,
  onFiltersOpen,
  className,
  ...props
}: RequestsBoardProps) {
  const t = useStrings();
  const formats = useFormats();
  const all = requests ?? NONE;
  // With windows, only the grid knows which rows are loaded.
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
  const columns = useBoardColumns({ requests: known, facets: windows?.facets, audience, onFavoriteChange });
  const state = useMemo(
    () => ({
      ...gridState,
      columnVisibility: {
        ...(audience === 'bank' && HIDDEN_FOR_THE_BANK),
        ...gridState.columnVisibility,
        [WORDS_COLUMN]: false,
      },
    }),
    [gridState, audience],
  );
  const narrow = useCallback(
    ({ row, unread, href }: { row: RequestSummary; unread: boolean; href: string | undefined }) => (
      <BoardRow
        request={row}
        unread={unread}
        href={href}
        audience={audience}
        onFavoriteChange={onFavoriteChange}
      />
    ),
    [audience, onFavoriteChange],
  );
  const counts: Partial<Record<BoardTab, number | undefined>> = {
    'in-progress': counters?.open,
    'to-close': counters?.toClose,
    favorite: counters?.favorite,
  };
  // Rows are selectable only where there is a bulk action (REQ-020).
  const listed = windows ? JSON.stringify([quick, gridState.columnFilters, gridState.globalFilter]) : '';
  const { chosen, choose, chooseOnly } = useChoice(listed);
  const canClose = tab === 'to-close' && onClose !== undefined;
  // The bar of the chosen requests takes the place of the docked button, as long as one of them is listed.
  const isChoosing =
    canClose && (chosen.every || chosen.ids.some((id) => windows || rows.some((row) => row.id === id)));
  const whyFixed = useCallback(
    ({ quickClosing }: RequestSummary) =>
      quickClosing === 'possible'
        ? undefined
        : quickClosing === 'readOnly'
          ? t('requests.board.closing.why.readOnly')
          : t(`requests.board.closing.why.${audience}`),
    [t, audience],
  );
  const fixed = windows?.fixed;
  const closingBar = useCallback(
    (selection: GridSelection<RequestSummary>) =>
      onClose && (
        <QuickClosing
          selection={selection}
          onClose={onClose}
          onCloseMatching={onCloseMatching}
          failure={closingFailure}
          whyFixed={whyFixed}
          leftOut={fixed === undefined ? undefined : { count: fixed, first: leftOut ?? NONE }}
          onLeft={chooseOnly}
        />
      ),
    [onClose, onCloseMatching, closingFailure, whyFixed, fixed, leftOut, chooseOnly],
  );
  const columnsButton = (
    <Button size="toolbar" icon={ColumnsIcon}>
      {t('requests.board.columnsButton')}
    </Button>
  );
  const noMatch = <Empty title={t('requests.board.noMatch.title')} help={t('requests.board.noMatch.help')} />;
  const newRequest = newRequestHref ? (
    <HostLink href={newRequestHref} className={buttonVariants({ variant: 'primary' })}>
      <PlusIcon />
      {t('requests.board.newRequest')}
    </HostLink>
  ) : null;
  const exportLabel = exporting
    ? exportProgress === undefined
      ? t('requests.board.exporting')
      : t('requests.board.exportingPart', { part: formats.integer(Math.round(exportProgress * 100)) })
    : t('requests.board.export');
  return (
    // From 768 px only the grid's rows scroll; below 768 px the page scrolls (decision 38).
    <div
      data-fills-window
      data-print-wide
      className={cn(
        'flex flex-col px-16 max-xs:min-h-[calc(100dvh-var(--page-top,0px))] xs:min-h-0 xs:flex-1 xs:px-24 print:block',
        className,
      )}
      {...props}
    >
      <PageHeader
        title={t('requestSummary.title')}
        className="shrink-0 pb-8 max-xs:pt-16"
        slimActions
        actions={
          <>
            {onExport ? (
              <IconButton
                icon={DownloadIcon}
                label={exportLabel}
                busy={exporting}
                size="touch"
                className="-my-8 xs:hidden"
                onClick={onExport}
              />
            ) : null}
            {beside}
            {newRequest ? <div className="max-xs:hidden">{newRequest}</div> : null}
          </>
        }
      />
      <p className="hidden text-body-strong print:block">{t(`requests.board.tabs.${tab}`)}</p>
      <LinkTabs
        className="shrink-0 print:hidden"
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
        sorting={gridState.sorting ?? []}
        onSortingChange={(sorting) => onGridStateChange({ ...gridState, sorting })}
        filterCounts={filterCounts}
        filterNames={filterNames}
        onFiltersOpen={onFiltersOpen}
        columns={columns}
        count={requests && matches}
        actions={
          <>
            {onExport ? (
              <Button
                size="toolbar"
                icon={DownloadIcon}
                busy={exporting}
                busyLabel={exportLabel}
                onClick={onExport}
              >
                {t('requests.board.export')}
              </Button>
            ) : null}
            <ColumnsPanel
              fallback={columnsButton}
              trigger={columnsButton}
              columns={columns}
              state={state}
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
        whyFixed={canClose ? whyFixed : undefined}
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
        className="max-xs:-mx-16 max-xs:flex-1"
        footer={
          requests === undefined ? undefined : (
            <StateLegend audience={audience} className="shrink-0 py-8 max-xs:px-16 xs:min-h-36" />
          )
        }
      />
      {newRequest && !isChoosing ? <DockedAction>{newRequest}</DockedAction> : null}
    </div>
  );
}
