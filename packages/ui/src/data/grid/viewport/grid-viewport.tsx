import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { lazyPart } from '../../../foundations/lazy-part.js';
import { useStrings } from '../../../foundations/provider/index.js';
import type { DataGridProps } from '../data-grid.js';
import type { RowEngine, RowView } from '../engine/index.js';
import { GridHeader } from '../header/grid-header.js';
import type { HeaderSettings } from '../header/header-cell.js';
import type { GridController, GridDraft } from '../model/grid-controller.js';
import { selectionStateOf } from '../model/selected-rows.js';
import { handleGridKey } from '../model/keyboard.js';
import { followLink, handleClick, handleMouseDown, INTERACTIVE, positionOf } from '../model/pointer.js';
import type { GridActions } from '../model/use-grid-actions.js';
import type { RowSettings } from '../rows/grid-row.js';
import { LoadingRows } from '../rows/loading-rows.js';
import { MessageRow } from '../rows/message-row.js';
import type { GridState } from '../types.js';
import { GridBody } from './grid-body.js';
import type { GridLayout } from './layout.js';
import { useIdleWork } from './use-idle-work.js';

/** Loaded on demand: few grids have totals. */
const GridTotalsRow = lazyPart(async () => (await import('./grid-totals.js')).GridTotalsRow);

export interface GridViewportProps<Row> extends DataGridProps<Row> {
  grid: GridController<Row>;
  draft: GridDraft<Row>;
  engine: RowEngine<Row>;
  view: RowView;
  layout: GridLayout<Row>;
  /** The whole state. */
  gridState: GridState;
  actions: GridActions<Row>;
  manual: boolean;
  selectable: boolean;
  loading: boolean;
  rowHeight: number;
  headHeight: number;
  setWidth: (width: number) => void;
  groupLabel: (key: string) => string;
  /** Replaces the rows; or `loading`. */
  message: ReactNode;
  /** Expands or collapses a group by its key, or a parent by its id. */
  toggle: (key: string, expanded: boolean) => void;
}

/** The scroll container with the header and the lines in view, and its mouse and keyboard handling. */
export function GridViewport<Row>(props: GridViewportProps<Row>) {
  const { grid, draft, engine, view, layout, gridState, actions, rowHeight, headHeight, setWidth, toggle } =
    props;
  const { getRowHref, onRowOpen, getRowId, groupLabel, message } = props;
  const t = useStrings();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const warm = useIdleWork();
  const [openFilter, setOpenColumn] = useState<string | null>(null);
  const { windows } = props;
  const setOpenFilter = useCallback(
    (column: string | null) => {
      setOpenColumn(column);
      windows?.onFilterOpen?.(column);
    },
    [windows],
  );
  useSyncExternalStore(grid.subscribe, grid.headVersion, grid.headVersion);

  useLayoutEffect(() => {
    const element = scroller.current!;
    const measure = () => {
      const widened = grid.measure(element);
      setWidth(grid.width);
      if (!widened) grid.changed();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', grid.onScroll, { passive: true });
    // Wheel, touch and scroll bar events precede a horizontal scroll, so that pinned cells are sticky before it starts.
    const sideways = (event: Event) => {
      if (event instanceof WheelEvent ? event.deltaX !== 0 || event.shiftKey : event.type === 'touchstart') {
        grid.sideways();
      } else if (event.type === 'pointerdown' && event.target === element) {
        grid.sideways();
      }
    };
    for (const type of ['wheel', 'touchstart', 'pointerdown']) {
      element.addEventListener(type, sideways, { passive: true });
    }
    element.addEventListener('scrollend', grid.onScrollEnd, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', grid.onScroll);
      element.removeEventListener('scrollend', grid.onScrollEnd);
      for (const type of ['wheel', 'touchstart', 'pointerdown']) element.removeEventListener(type, sideways);
    };
  }, [grid, setWidth]);

  const tree = props.getChildren !== undefined;
  const rowSettings = useMemo(
    (): RowSettings<Row> => ({
      rowHeight,
      id,
      tree,
      selectable: props.selectable,
      whyFixed: props.whyFixed,
      isUnread: props.isUnread,
      href: getRowHref,
      openable: onRowOpen !== undefined || getRowHref !== undefined,
    }),
    [rowHeight, id, tree, props.selectable, props.whyFixed, props.isUnread, getRowHref, onRowOpen],
  );

  const selectionState = props.selectable ? selectionStateOf(draft) : 'none';
  const headerSettings = useMemo(
    (): HeaderSettings<Row> => ({
      id,
      engine,
      openFilter,
      setOpenFilter,
      selectionState,
      sorting: gridState.sorting,
      state: gridState,
      manual: props.manual,
      facets: windows ? (windows.facets ?? {}) : undefined,
      setFilter: actions.setFilter,
      sort: actions.sort,
      // When the host sorts, there are no sort keys to prepare, and not all rows are loaded.
      warm: (column) => (props.manual ? undefined : warm(() => engine.warm(column))),
      focusHead: (column) => grid.focus({ position: -1, column }),
      resize: actions.resize,
      autoFit: actions.autoFit,
    }),
    [
      id,
      engine,
      openFilter,
      setOpenFilter,
      selectionState,
      gridState,
      props.manual,
      windows,
      actions,
      warm,
      grid,
    ],
  );

  const rowAt = (position: number) => {
    if (!(position >= 0 && position < view.length)) return undefined;
    const line = view.line(position);
    return line >= 0 ? engine.rows[line] : undefined;
  };
  /** Returns the link in the title of a row that has a URL. */
  const linkOf = (position: number) =>
    grid.scroller?.querySelector<HTMLAnchorElement>(
      `[aria-rowindex="${position + 2}"] [role=rowheader] a[href]`,
    );
  const open = (position: number, event?: React.MouseEvent): boolean => {
    const row = rowAt(position);
    if (row === undefined) return false;
    const link = getRowHref?.(row) === undefined ? undefined : linkOf(position);
    if (link) followLink(link, event);
    else onRowOpen?.(row);
    return link !== undefined || onRowOpen !== undefined;
  };
  const intended = useRef<Row>(undefined);
  const intent = (target: Element) => {
    const row = props.onRowIntent ? rowAt(positionOf(target)) : undefined;
    if (row === undefined || row === intended.current) return;
    intended.current = row;
    props.onRowIntent?.(row);
  };
  /** Expands or collapses a line; returns false when it has no children or is already in that state. */
  const expand = (position: number, expanded?: boolean): boolean => {
    if (position < 0 || position >= view.length) return false;
    const line = view.line(position);
    const group = line < 0 ? view.groups[-1 - line] : undefined;
    const now = group ? group.expanded : tree ? view.expanded(line) : undefined;
    if (now === undefined || now === expanded) return false;
    toggle(group ? group.key : getRowId(engine.rows[line]!), expanded ?? !now);
    return true;
  };
  const shared = {
    toggleRow: actions.toggleRow,
    sort: actions.sort,
    open,
    expand,
    toggleAll: () => actions.selectAll(selectionStateOf(grid) !== 'all'),
  };

  const range = grid.range(draft);
  const active = grid.currentCell(draft.frame);
  const activeIndex = layout.columns.find((column) => column.id === active.column)?.index ?? 1;
  const totals = message ? undefined : props.totals;
  const skeletons = Math.min(props.maxRows ?? 12, 12);
  const wanted = message === 'loading' ? skeletons : Math.max(view.length, 1);
  const lines = props.maxRows === undefined ? undefined : Math.min(wanted, props.maxRows);
  const height =
    lines === undefined
      ? undefined
      : Math.max((lines + (totals ? 1 : 0)) * rowHeight + headHeight, props.minHeight ?? 0);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys and clicks for its cells
    <div
      ref={scroller}
      role={gridState.grouping.length > 0 || tree ? 'treegrid' : 'grid'}
      aria-label={props.label}
      aria-describedby={`${id}-keys`}
      // Unknown while the first rows are fetched.
      aria-rowcount={message === 'loading' ? -1 : message ? 2 : view.length + (totals ? 2 : 1)}
      aria-colcount={layout.columns.length}
      aria-multiselectable={props.selectable || undefined}
      aria-busy={props.loading || undefined}
      className="group/scroller relative min-h-0 group-data-[lines=one]/grid:text-small flex-auto overflow-auto contain-strict outline-none group-data-printing/grid:print:hidden print:h-auto! print:overflow-visible print:contain-none"
      // As tall as its rows if there is room; otherwise its rows scroll.
      style={height === undefined ? undefined : { height, flex: '0 1 auto' }}
      onKeyDown={(event) =>
        handleGridKey(event, grid, {
          ...shared,
          resizeBy: actions.resizeBy,
          moveBy: actions.moveBy,
          openFilter: setOpenFilter,
          selectable: props.selectable,
        })
      }
      onMouseDown={(event) => handleMouseDown(event, grid)}
      onMouseOver={(event) => intent(event.target as Element)}
      onFocus={(event) => intent(event.target)}
      onClick={(event) => handleClick(event, grid, shared)}
      onAuxClick={(event) => {
        const pressed = event.target as Element;
        if (event.button !== 1 || pressed.closest(INTERACTIVE)) return;
        const link = linkOf(positionOf(pressed));
        if (link) window.open(link.href, '_blank', 'noopener');
      }}
    >
      <GridHeader
        grid={grid}
        moveTo={actions.moveTo}
        layout={layout}
        firstColumn={range.firstColumn}
        endColumn={range.endColumn}
        height={headHeight}
        activeColumn={active.position === -1 ? activeIndex : 0}
        settings={headerSettings}
      />
      {message ? (
        message === 'loading' ? (
          <LoadingRows layout={layout} rowHeight={rowHeight} width={grid.width} rows={skeletons} />
        ) : (
          <MessageRow columns={layout.columns.length} width={grid.width}>
            {message}
          </MessageRow>
        )
      ) : (
        <GridBody
          grid={grid}
          draft={draft}
          settings={rowSettings}
          groupLabel={groupLabel}
          headHeight={headHeight}
          onRange={props.windows?.onRange}
        />
      )}
      {totals ? (
        <GridTotalsRow layout={layout} totals={totals} height={rowHeight} rowIndex={view.length + 2} />
      ) : null}
      <span id={`${id}-keys`} hidden>
        {t('grid.keys')}
      </span>
      <span id={`${id}-select`} hidden>
        {t('grid.selectRow')}
      </span>
    </div>
  );
}
