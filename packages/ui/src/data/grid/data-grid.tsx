import { useEffect, useLayoutEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { SkeletonRows } from '../../feedback/skeleton/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import { BulkBar } from './bulk-bar.js';
import { flatView } from './engine/index.js';
import { gridMessage, groupLabelOf } from './message.js';
import { FrameCommit } from './model/frame-commit.js';
import { GridController } from './model/grid-controller.js';
import { useGridActions } from './model/use-grid-actions.js';
import { useGridAnnouncements } from './model/use-grid-announcements.js';
import { useGridLayout } from './model/use-grid-layout.js';
import { useGridState, type GridStateOptions } from './model/use-grid-state.js';
import { useGridTable } from './model/use-grid-table.js';
import { useRowHeight } from './model/use-row-height.js';
import { useRowView } from './model/use-row-view.js';
import { NarrowList } from './narrow/narrow-list.js';
import { useNarrow } from './narrow/use-narrow.js';
import { PrintedRows } from './print/printed-rows.js';
import { usePrinting } from './print/use-printing.js';
import type { DataGridColumn, GridSelection, GridWindows } from './types.js';
import type { GridTotals } from './viewport/grid-totals.js';
import { GridViewport } from './viewport/grid-viewport.js';

export interface DataGridProps<Row> extends GridStateOptions {
  /** Names the grid for assistive technology. */
  label: string;
  /** The loaded rows; with `windows`, those fetched so far. */
  rows: readonly Row[];
  /** The columns. Keep the array (and the functions in it) stable between renders. */
  columns: readonly DataGridColumn<Row>[];
  /** Stable id of a row, which the selection follows. Keep the function stable. */
  getRowId: (row: Row) => string;
  /** Shows skeletons in place of the rows. Rows already loaded stay while more are fetched. */
  loading?: boolean;
  /** Shown when the rows could not be loaded, such as an ErrorState. */
  error?: ReactNode;
  /** Shown when there are no rows, such as an Empty. */
  empty?: ReactNode;
  /** Shown when nothing matches the filters. */
  emptyFiltered?: ReactNode;
  /** The host sorts, filters and searches: rows are shown as received, and filters offer `filterOptions`. */
  manual?: boolean;
  /** Rows are loaded in windows as the grid scrolls; implies `manual`. */
  windows?: GridWindows | undefined;
  /** Shows checkboxes; Shift and a click select a range. */
  selectable?: boolean;
  /**
   * Returns why a row cannot be selected; undefined if it can. Its checkbox shows the reason, and range or “select all”
   * selections skip the row. Keep the function stable.
   */
  whyFixed?: ((row: Row) => string | undefined) | undefined;
  /**
   * Called on mount and after each change of the rows or their order, with the number of rows that pass the filters and
   * the search; `rows` returns the shown rows in order, `matches` all that pass, also under collapsed parents.
   */
  onMatchesChange?: (count: number, rows: () => Row[], matches: () => Row[]) => void;
  /** Ids of the selected rows (controlled state); with `everySelected`, all other rows are selected. */
  selectedIds?: readonly string[];
  /** All rows are selected except those in `selectedIds`. */
  everySelected?: boolean;
  /** Called when the user selects or deselects rows. */
  onSelectionChange?: (selection: GridSelection<Row>) => void;
  /**
   * Buttons of the bar docked below the rows while some are selected; the bar also shows how many selected rows the
   * filters hide, because they stay selected.
   */
  bulkActions?: (selection: GridSelection<Row>) => ReactNode;
  /** The totals row, sticky at the bottom edge: a label and sums by column id. */
  totals?: GridTotals | undefined;
  /** Shown below the rows: pagination, legend. */
  footer?: ReactNode;
  /** Whether a row is unread: shown semibold, with a dark edge. */
  isUnread?: (row: Row) => boolean;
  /** URL of a row: its title becomes a link, and a click anywhere on the row follows it. */
  getRowHref?: (row: Row) => string | undefined;
  /** Called on a click or Enter on a row without a URL. */
  onRowOpen?: (row: Row) => void;
  /** Called when the pointer or focus is on a row, to prefetch what it opens. */
  onRowIntent?: (row: Row) => void;
  /**
   * Id of a row pinned at the top, whatever the order, while the others scroll; filters may hide it. Not for grids with
   * groups or child rows.
   */
  pinnedRowId?: string | undefined;
  /** Returns the child rows, shown under their parent. */
  getChildren?: (row: Row) => readonly Row[] | undefined;
  /**
   * Filters apply only to rows without children: a parent is shown when a descendant matches, never for its own values.
   * Match counts then exclude parents.
   */
  leavesOnly?: boolean;
  /** Ids of rows and keys of groups that are collapsed initially. */
  defaultCollapsed?: readonly string[];
  /** Renders a row of the list that replaces the grid when it is narrower than 768 px. */
  narrow?: (context: { row: Row; unread: boolean; href: string | undefined }) => ReactNode;
  /** Rows of 50 or 40 px. Default: the page's density. */
  density?: 'comfortable' | 'compact';
  /** Row height in px. Default: that of the density. */
  rowHeight?: number;
  /** Header height in px. Default 40. */
  headHeight?: number;
  /** The grid is as tall as its rows, up to this number and the available height. Default: fills its container. */
  maxRows?: number;
  /** Minimum height in px; only with `maxRows`. */
  minHeight?: number;
  /** Classes for the outer element. */
  className?: string;
}

/** Used with a message: there are no rows to move to. */
const NO_LINES = flatView(null, 0);

/**
 * A data grid with sorting, filtering, grouping, selection, resizable, movable and pinned columns, by mouse and
 * keyboard, for any number of rows. Sorting and filtering happen here (or in the host: `manual`); the state can be
 * stored (`serializeGridState`, `restoreGridState`).
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { columns, rows, windows, selectable = false, loading = false, headHeight = 40 } = props;
  const manual = windows !== undefined || (props.manual ?? false);
  const t = useStrings();
  const root = useRef<HTMLDivElement>(null);
  const [grid] = useState(() => new GridController<Row>(props.getRowId));
  const [state, setSlice] = useGridState(props);
  const [width, setWidth] = useState(0);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => new Set(props.defaultCollapsed));
  const printing = usePrinting();
  const narrow = useNarrow(root, props.narrow !== undefined);
  const rowHeight = useRowHeight(root, props.rowHeight, props.density);
  const table = useGridTable(columns, state, setSlice);
  const layout = useGridLayout(table, columns, state, selectable ? t('grid.selectRow') : undefined, width);
  const {
    engine,
    view: lines,
    matches,
    pinned,
  } = useRowView({
    rows,
    columns,
    state,
    manual,
    collapsed,
    pinnedRowId: props.pinnedRowId,
    getChildren: props.getChildren,
    getRowId: props.getRowId,
    leavesOnly: props.leavesOnly,
  });
  const { selectedIds, everySelected = false, onSelectionChange, onMatchesChange } = props;
  const [choices, choose] = useReducer((count: number) => count + 1, 0);
  const actions = useGridActions({
    grid,
    table,
    columns,
    state,
    setSlice,
    onSelectionChange: (selection) => {
      onSelectionChange?.(selection);
      if (selectedIds) choose();
    },
  });
  const message = gridMessage(
    {
      error: props.error,
      empty: props.empty,
      emptyFiltered: props.emptyFiltered,
      loading,
      lines: lines.length,
      state,
    },
    t,
  );
  const view = message ? NO_LINES : lines;
  const draft = grid.prepare({
    rows: engine.rows,
    view,
    matches,
    layout,
    pinned: message ? 0 : pinned,
    rowHeight,
    headHeight: headHeight + (props.totals && !message ? rowHeight : 0),
    state,
    windowed: windows !== undefined,
    whyFixed: props.whyFixed,
    fixed: windows?.fixed,
  });
  useGridAnnouncements(grid, state, columns, lines.matches, manual);

  useEffect(
    () =>
      onMatchesChange?.(
        lines.matches,
        () =>
          Array.from({ length: lines.length }, (_, position) => lines.line(position))
            .filter((line) => line >= 0 && engine.rows[line] !== undefined)
            .map((line) => engine.rows[line]!),
        () => (matches ? Array.from(matches, (line) => engine.rows[line]!) : [...engine.rows]),
      ),
    [onMatchesChange, lines, matches, engine],
  );

  useLayoutEffect(() => grid.settle());
  const toggle = (key: string, expanded: boolean) =>
    setCollapsed((old) => {
      const next = new Set(old);
      if (expanded) next.delete(key);
      else next.add(key);
      return next;
    });
  const groupLabel = groupLabelOf(columns, state);
  // Also after new rows, which may include missing ones, and after each selection, which the host may reject.
  useLayoutEffect(() => {
    if (!selectedIds) return;
    grid.selection.setIds(new Set(selectedIds), everySelected);
    grid.changed();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [grid, selectedIds, everySelected, engine, choices]);

  return (
    <div
      ref={root}
      data-density={props.density}
      data-printing={(printing && !message) || undefined}
      data-lines={rowHeight < 48 ? 'one' : 'two'}
      className={cn(
        'group/grid flex min-h-0 flex-col',
        props.maxRows === undefined && 'h-full',
        props.className,
      )}
    >
      <FrameCommit grid={grid} draft={draft} />
      {printing && !message ? (
        <PrintedRows
          label={props.label}
          rows={engine.rows}
          view={view}
          layout={layout}
          isUnread={props.isUnread}
          groupLabel={groupLabel}
          totals={props.totals}
        />
      ) : null}
      {narrow && props.narrow ? (
        <NarrowList
          label={props.label}
          grid={grid}
          draft={draft}
          engine={engine}
          view={view}
          actions={actions}
          selectable={selectable}
          whyFixed={props.whyFixed}
          toggle={toggle}
          groupLabel={groupLabel}
          getRowId={props.getRowId}
          isUnread={props.isUnread}
          getRowHref={props.getRowHref}
          onRowOpen={props.onRowOpen}
          onRange={windows?.onRange}
          message={message === 'loading' ? <SkeletonRows rows={6} /> : message}
        >
          {props.narrow}
        </NarrowList>
      ) : (
        <GridViewport
          {...props}
          grid={grid}
          draft={draft}
          engine={engine}
          view={view}
          layout={layout}
          gridState={state}
          actions={actions}
          manual={manual}
          selectable={selectable}
          loading={loading}
          rowHeight={rowHeight}
          headHeight={headHeight}
          setWidth={setWidth}
          toggle={toggle}
          groupLabel={groupLabel}
          message={message}
        />
      )}
      {props.bulkActions ? (
        <BulkBar grid={grid} draft={draft} actions={actions} returnFocus={() => returnFocus(root.current)}>
          {props.bulkActions}
        </BulkBar>
      ) : null}
      {props.footer}
    </div>
  );
}

/** Moves the focus to the grid's tab stop, or to the list's first checkbox, when the focused bar is removed. */
const returnFocus = (root: HTMLElement | null) =>
  root
    ?.querySelector<HTMLElement>('[aria-colindex][tabindex="0"], [data-grid-select][tabindex="0"]')
    ?.focus({ preventScroll: true });
