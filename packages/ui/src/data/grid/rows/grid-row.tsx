import { memo, type ReactNode } from 'react';
import { Skeleton } from '../../../feedback/skeleton/index.js';
import type { GridLayout, LayoutColumn } from '../viewport/layout.js';
import { ROW_CLASSES } from './classes.js';
import { cellContent } from './grid-cell.js';
import { RowCheckbox } from './row-checkbox.js';
import { TreeToggle } from './tree-toggle.js';

/** Id of the built-in checkbox column. */
export const SELECT_COLUMN = '__select';

/** Settings shared by all rows of a grid; a stable object while nothing in it changes. */
export interface RowSettings<Row> {
  rowHeight: number;
  selectable: boolean;
  whyFixed?: ((row: Row) => string | undefined) | undefined;
  /** Prefix of element ids. */
  id: string;
  isUnread?: ((row: Row) => boolean) | undefined;
  href?: ((row: Row) => string | undefined) | undefined;
  openable: boolean;
  tree: boolean;
}

export interface GridRowProps<Row> {
  /** The row; undefined while it is loading. */
  row: Row | undefined;
  position: number;
  /** Distance in px from the top of the scroll area. */
  top: number;
  /** Distance in px from the top of the scroll container at which a pinned row sticks. */
  stickyTop?: number | undefined;
  slot: number;
  layout: GridLayout<Row>;
  firstColumn: number;
  endColumn: number;
  selected: boolean;
  /** aria-colindex of the active cell when it is in this row, else 0. */
  activeColumn: number;
  /** Nesting level from 1, when rows are under groups or parents. */
  level: number | undefined;
  expanded: boolean | undefined;
  settings: RowSettings<Row>;
}

function Row<Row>(props: GridRowProps<Row>) {
  const {
    row,
    position,
    top,
    stickyTop,
    slot,
    layout,
    firstColumn,
    endColumn,
    selected,
    activeColumn,
    settings,
  } = props;
  const unread = row === undefined ? false : (settings.isUnread?.(row) ?? false);
  const href = row === undefined ? undefined : settings.href?.(row);
  const whyFixed = row === undefined ? undefined : settings.whyFixed?.(row);
  const rowId = `${settings.id}-row-${slot}`;

  const draw = (layoutColumn: LayoutColumn<Row>) => {
    const { column, index } = layoutColumn;
    let content: ReactNode;
    if (row === undefined) {
      content =
        column.id === SELECT_COLUMN ? null : (
          <Skeleton className={layoutColumn.width < 80 ? 'w-18' : 'w-2/3'} />
        );
    } else if (column.id === SELECT_COLUMN) {
      content = <RowCheckbox gridId={settings.id} rowId={rowId} checked={selected} whyFixed={whyFixed} />;
    } else {
      content = cellContent(column, { row, tabIndex: -1, unread, selected }, href);
      if (column.primary && settings.tree) {
        content = <TreeToggle depth={(props.level ?? 1) - 1} expanded={props.expanded} content={content} />;
      }
    }
    return (
      <div
        key={layoutColumn.id}
        role={column.primary ? 'rowheader' : 'gridcell'}
        id={column.primary ? rowId : undefined}
        aria-colindex={index}
        tabIndex={index === activeColumn ? 0 : undefined}
        className={layoutColumn.className}
        style={layoutColumn.style}
      >
        {content}
      </div>
    );
  };

  const cells: ReactNode[] = layout.start.map(draw);
  for (let i = firstColumn; i < endColumn; i++) cells.push(draw(layout.center[i]!));
  // The active cell stays rendered when its column scrolls out of view, so that the focus is not lost.
  const active = activeColumn === 0 ? -1 : layout.center.findIndex(({ index }) => index === activeColumn);
  if (active !== -1 && (active < firstColumn || active >= endColumn))
    cells.push(draw(layout.center[active]!));
  for (const layoutColumn of layout.end) cells.push(draw(layoutColumn));

  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      aria-selected={settings.selectable && whyFixed === undefined ? selected : undefined}
      aria-busy={row === undefined || undefined}
      aria-level={props.level}
      aria-expanded={props.expanded}
      data-unread={unread ? '' : undefined}
      data-openable={settings.openable && row !== undefined ? '' : undefined}
      data-pinned={stickyTop === undefined ? undefined : ''}
      className={ROW_CLASSES}
      style={{
        width: layout.width,
        height: settings.rowHeight,
        lineHeight: `${settings.rowHeight - 1}px`,
        ...(stickyTop === undefined ? { transform: `translateY(${top}px)` } : { top: stickyTop }),
      }}
    >
      {cells}
    </div>
  );
}

/** One row slot. It renders again only when its line, its selection or the columns change. */
export const GridRow = memo(Row) as typeof Row;
