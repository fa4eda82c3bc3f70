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
import { PrintTable } from './print/print-table.js';
import { usePrinting } from './print/use-printing.js';
import type { DataGridColumn, GridSelection, GridWindows } from './types.js';
import type { GridTotals } from './viewport/grid-totals.js';
import { GridViewport } from './viewport/grid-viewport.js';

export interface DataGridProps<Row> extends GridStateOptions {
  /** Names the grid for assistive technology. */
  label: string;
  /** The rows that are there; with `windows`, those fetched so far. */
  rows: readonly Row[];
  /** Keep the array (and the functions in it) stable between renders. */
  columns: readonly DataGridColumn<Row>[];
  /** Stable identity of a row: selection follows it. Keep the function stable. */
  getRowId: (row: Row) => string;
  /** Skeletons in place of the rows. Rows that are there already stay while more are fetched. */
  loading?: boolean;
  /** Shown when the rows could not be loaded, such as an ErrorState. */
  error?: ReactNode;
  /** Shown when there are no rows, such as an Empty. */
  empty?: ReactNode;
  /** Shown when nothing matches the filters. */
  emptyFiltered?: ReactNode;
  /** The host sorts, filters and searches: rows are shown as they come, and filters offer `filterOptions`. */
  manual?: boolean;
  /** Rows come in windows, as the grid scrolls; `manual` is then meant. */
  windows?: GridWindows | undefined;
  /** Check boxes, and a press with Shift for ranges. */
  selectable?: boolean;
  /**
   * Why a row cannot be selected; undefined where it can. Its box says so, and whatever selects several rows leaves it out.
   * Keep the function stable.
   */
  whyFixed?: ((row: Row) => string | undefined) | undefined;
  /**
   * How many rows pass the filters and the search, at first and after each change of the rows or their order; `rows`
   * lists those that are shown, in that order, when asked, `matches` those that pass, under closed parents too.
   */
  onMatchesChange?: (count: number, rows: () => Row[], matches: () => Row[]) => void;
  /** Owned by the host: exactly these rows are selected; with `everySelected`, all others are. */
  selectedIds?: readonly string[];
  /** All rows are selected but those of `selectedIds`. */
  everySelected?: boolean;
  /** The person selects or unselects rows. */
  onSelectionChange?: (selection: GridSelection<Row>) => void;
  /**
   * Buttons of the bar that is docked under the rows while some are selected; it also tells how many of them the filters
   * hide, which the selection holds all the same.
   */
  bulkActions?: (selection: GridSelection<Row>) => ReactNode;
  /** Closes the rows under a rule, and stays at the lower edge: a label and sums by the id of their column. */
  totals?: GridTotals | undefined;
  /** Under the rows: pager, legend. */
  footer?: ReactNode;
  /** Rows not read yet: semibold, with an ink edge. */
  isUnread?: (row: Row) => boolean;
  /** Address of a row: its title is a link, and a press anywhere on the row follows it. */
  getRowHref?: (row: Row) => string | undefined;
  /** A press on a row without an address, or Enter on it. */
  onRowOpen?: (row: Row) => void;
  /** The pointer or the focus is on a row: what it opens can be fetched ahead. */
  onRowIntent?: (row: Row) => void;
  /**
   * Id of a row that stands first, whatever the order, and stays in sight while the others scroll; filters may hide it. Not
   * for grids with groups or child rows.
   */
  pinnedRowId?: string | undefined;
  /** Child rows, shown under their parent. */
  getChildren?: (row: Row) => readonly Row[] | undefined;
  /**
   * Filters ask the rows without children alone: a parent is shown for what it holds, never for figures of its own. What passes
   * is then counted without parents.
   */
  leavesOnly?: boolean;
  /** Ids of rows and keys of groups that are closed at first. */
  defaultCollapsed?: readonly string[];
  /** Draws a row of the list that replaces the grid where it is narrower than 768 px. */
  narrow?: (context: { row: Row; unread: boolean; href: string | undefined }) => ReactNode;
  /** Rows of 50 or 40 px. Default: that of the page. */
  density?: 'comfortable' | 'compact';
  /** px. Default: that of the density. */
  rowHeight?: number;
  /** px. Default 40. */
  headHeight?: number;
  /** The grid is as high as its rows, up to this number and the height of its place; without it, it fills its place. */
  maxRows?: number;
  /** px; with `maxRows`. */
  minHeight?: number;
  /** Classes for the frame of the grid. */
  className?: string;
}

/** Shown with a message: there is no row to move to. */
const NO_LINES = flatView(null, 0);

/**
 * Rows and columns that sort, filter, group, select, resize, move, pin and open, by mouse and keyboard, at any number of
 * rows. Sorting and filtering happen here (or in the host: `manual`); the state can be remembered
 * (`serializeGridState`, `restoreGridState`).
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
  // Again with new rows, which may have what was not there before, and with each choice, which the host may refuse.
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
        <PrintTable
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

/** To the tab stop of the grid, or to the first box of the list, when the bar that had the focus goes. */
const returnFocus = (root: HTMLElement | null) =>
  root
    ?.querySelector<HTMLElement>('[aria-colindex][tabindex="0"], [data-grid-select][tabindex="0"]')
    ?.focus({ preventScroll: true });
