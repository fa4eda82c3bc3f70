import type { PointerEvent } from 'react';
import type { PressEvent } from '../../../controls/drag/index.js';
import { cn } from '../../../foundations/cn.js';
import { ArrowDownIcon, ArrowUpIcon } from '../../../foundations/icons/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import { FilterButton } from '../filter/filter-button.js';
import type { FilterSettings } from '../filter/filter-panel.js';
import { SELECT_COLUMN } from '../rows/grid-row.js';
import type { GridState, SortRule } from '../types.js';
import { isResizable, type LayoutColumn } from '../viewport/layout.js';
import { ResizeHandle } from './resize-handle.js';
import { SelectAllBox } from './select-all-box.js';

/** Settings shared by all headers of a grid. */
export interface HeaderSettings<Row> extends FilterSettings<Row> {
  id: string;
  sorting: readonly SortRule[];
  state: GridState;
  /** Id of the column whose filter is open. */
  openFilter: string | null;
  setOpenFilter: (column: string | null) => void;
  sort: (column: string, multi: boolean) => void;
  focusHead: (column: string) => void;
  /** Prepares the sort of a column while the pointer or focus is on its header. */
  warm: (column: string) => void;
  /** Without a width: resets to the defined width, and the column grows again if it can. */
  resize: (column: string, width: number | undefined) => void;
  autoFit: (column: string) => void;
  selectionState: 'none' | 'some' | 'all';
}

export interface HeaderCellProps<Row> {
  layoutColumn: LayoutColumn<Row>;
  active: boolean;
  /** Whether a dragged column would be placed before or after this one. */
  drop: 'before' | 'after' | undefined;
  dragged: boolean;
  /** Starts dragging the column. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** Starts dragging a handle of the header. */
  press: (id: string, event: PressEvent, node: HTMLElement) => void;
  settings: HeaderSettings<Row>;
}

/** A column header: its label sorts, its filter button filters, its edge resizes. */
export function HeaderCell<Row>({
  layoutColumn,
  active,
  drop,
  dragged,
  onPointerDown,
  press,
  settings,
}: HeaderCellProps<Row>) {
  const { column, id, index, pinned } = layoutColumn;
  const t = useStrings();
  const level = settings.sorting.findIndex((rule) => rule.id === id);
  const rule = settings.sorting[level];
  const sortable = column.sortable ?? column.value !== undefined;
  const filter = settings.state.columnFilters.find((one) => one.id === id)?.value;
  const filterable = column.filterable ?? false;
  const Arrow = rule?.desc ? ArrowDownIcon : ArrowUpIcon;
  const label = <span className={cn('truncate', column.headerHidden && 'sr-only')}>{column.header}</span>;
  return (
    <div
      role="columnheader"
      aria-colindex={index}
      aria-sort={rule && level === 0 ? (rule.desc ? 'descending' : 'ascending') : undefined}
      tabIndex={active ? 0 : undefined}
      data-column={id}
      onPointerDown={onPointerDown}
      className={cn(
        'focus-inset box-border flex h-full items-center gap-4 bg-bg px-12 text-small font-medium text-ink outline-none',
        pinned ? 'sticky z-1' : 'absolute top-0',
        layoutColumn.edge,
        column.align === 'end' && 'justify-end',
        dragged && 'bg-pressed',
        drop && 'before:absolute before:inset-y-0 before:w-2 before:bg-brand',
        drop === 'before' && 'before:left-0',
        drop === 'after' && 'before:right-0',
      )}
      style={layoutColumn.headStyle}
    >
      {id === SELECT_COLUMN ? (
        <SelectAllBox state={settings.selectionState} />
      ) : sortable && !column.headerHidden ? (
        <button
          type="button"
          tabIndex={-1}
          data-grid-sort
          onPointerEnter={() => settings.warm(id)}
          className={cn(
            'focus-ring inline-flex min-h-24 min-w-0 items-center gap-4 rounded-tag text-left',
            column.align === 'end' && 'flex-row-reverse text-right',
            rule ? 'font-semibold' : 'font-medium',
          )}
        >
          {label}
          {rule ? (
            <>
              <Arrow size={14} className="shrink-0" />
              {settings.sorting.length > 1 ? (
                <span className="text-caption text-ink-2">
                  <span aria-hidden>{level + 1}</span>
                  <span className="sr-only">{`, ${t('grid.sortLevel', { level: level + 1 })}`}</span>
                </span>
              ) : null}
            </>
          ) : null}
        </button>
      ) : (
        label
      )}
      {filterable ? (
        <FilterButton
          column={column}
          filter={filter}
          open={settings.openFilter === id}
          onOpenChange={(open) => settings.setOpenFilter(open ? id : null)}
          settings={settings}
        />
      ) : null}
      {isResizable(layoutColumn) ? (
        <ResizeHandle layoutColumn={layoutColumn} settings={settings} press={press} />
      ) : null}
    </div>
  );
}
