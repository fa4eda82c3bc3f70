import { useId, type ReactElement } from 'react';
import { Button, IconButton } from '../../../controls/index.js';
import { ArrowDownIcon, ArrowUpIcon, PinIcon, PinnedIcon } from '../../../foundations/icons/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../../../overlays/index.js';
import { announce } from '../../../feedback/announcer/index.js';
import { moveColumn } from '../model/move-column.js';
import { EMPTY_STATE } from '../model/state.js';
import { checkboxClasses } from '../rows/row-checkbox.js';
import type { DataGridColumn, GridState } from '../types.js';
import { isMovable } from '../viewport/layout.js';

export type ColumnState = Pick<
  GridState,
  'columnOrder' | 'columnVisibility' | 'columnPinning' | 'columnSizing'
>;

export interface ColumnsPanelProps<Row> {
  /** The button that opens the panel. */
  trigger: ReactElement;
  /** The columns of the grid. */
  columns: readonly DataGridColumn<Row>[];
  /** Order, widths, hidden and pinned columns. */
  state: Partial<ColumnState>;
  /** Called with the new column state when the user changes it. */
  onStateChange: (state: ColumnState) => void;
  /** The state “Reset” restores. Default: all columns as defined. */
  initialState?: Partial<ColumnState>;
}

const DEFAULTS: ColumnState = {
  columnOrder: EMPTY_STATE.columnOrder,
  columnVisibility: EMPTY_STATE.columnVisibility,
  columnPinning: EMPTY_STATE.columnPinning,
  columnSizing: EMPTY_STATE.columnSizing,
};

/** Shows, hides, moves and pins the columns of a grid, by buttons: nothing requires dragging (WCAG 2.5.7). */
export function ColumnsPanel<Row>(props: ColumnsPanelProps<Row>) {
  const { columns, onStateChange } = props;
  const t = useStrings();
  const titleId = useId();
  const state: ColumnState = { ...DEFAULTS, ...props.state };
  const known = new Map(columns.map((column) => [column.id, column]));
  const order = [
    ...state.columnOrder.filter((id) => known.has(id)),
    ...columns.map(({ id }) => id).filter((id) => !state.columnOrder.includes(id)),
  ];
  const { start, end } = state.columnPinning;
  const free = order.filter((id) => !start.includes(id) && !end.includes(id));
  const listed = [...start, ...free, ...end].flatMap((id) => {
    const column = known.get(id);
    return column && !column.headerHidden ? [column] : [];
  });
  const change = (part: Partial<ColumnState>) => onStateChange({ ...state, ...part });
  const regions = [start, free, end].map((region) =>
    region.filter((id) => listed.some((column) => column.id === id && isMovable({ column }))),
  );
  /** Returns the column `steps` further in the same region; undefined beyond its edge. */
  const neighbour = (id: string, steps: number) => {
    const region = regions.find((one) => one.includes(id)) ?? [];
    return region[region.indexOf(id) + steps];
  };
  const move = ({ id, header }: DataGridColumn<Row>, steps: number) => {
    const target = neighbour(id, steps);
    const moved = target === undefined ? undefined : moveColumn(state, order, id, target);
    if (!moved) return;
    change(moved);
    const position = listed.findIndex((column) => column.id === target) + 1;
    announce(t('grid.columnMoved', { column: header, position, total: listed.length }));
  };
  const pin = (id: string) =>
    change({
      columnPinning: free.includes(id)
        ? { start: [...start, id], end }
        : { start: start.filter((one) => one !== id), end: end.filter((one) => one !== id) },
    });

  return (
    <PopoverRoot>
      <PopoverTrigger asChild>{props.trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-labelledby={titleId} className="p-0">
        <h2 id={titleId} className="px-12 pt-12 pb-8 text-body-strong">
          {t('grid.columns')}
        </h2>
        <ul className="pb-8">
          {listed.map((column) => {
            const { id, header } = column;
            const visible = state.columnVisibility[id] !== false;
            const fixed = column.hideable === false || column.primary === true;
            const pinned = !free.includes(id);
            return (
              <li key={id} className="flex min-h-36 items-center gap-4 pr-8 pl-12 hover:bg-hover">
                <label className="flex min-h-36 min-w-0 flex-1 items-center gap-10 text-body">
                  <input
                    type="checkbox"
                    className={checkboxClasses}
                    checked={visible}
                    disabled={fixed}
                    onChange={() =>
                      change({ columnVisibility: { ...state.columnVisibility, [id]: !visible } })
                    }
                  />
                  <span className="truncate">{header}</span>
                </label>
                {isMovable({ column }) ? (
                  <>
                    <IconButton
                      size="row"
                      icon={ArrowUpIcon}
                      label={t('grid.moveEarlier', { column: header })}
                      // Not disabled: the button must keep the focus when a press reaches the edge.
                      aria-disabled={neighbour(id, -1) === undefined}
                      className="aria-disabled:text-ink-disabled"
                      onClick={() => move(column, -1)}
                    />
                    <IconButton
                      size="row"
                      icon={ArrowDownIcon}
                      label={t('grid.moveLater', { column: header })}
                      aria-disabled={neighbour(id, 1) === undefined}
                      className="aria-disabled:text-ink-disabled"
                      onClick={() => move(column, 1)}
                    />
                    <IconButton
                      size="row"
                      icon={pinned ? PinnedIcon : PinIcon}
                      label={t(pinned ? 'grid.unpin' : 'grid.pin', { column: header })}
                      aria-pressed={pinned}
                      onClick={() => pin(id)}
                    />
                  </>
                ) : null}
              </li>
            );
          })}
        </ul>
        <div className="border-t border-line p-8">
          <Button
            size="toolbar"
            variant="tertiary"
            onClick={() => onStateChange({ ...DEFAULTS, ...props.initialState })}
          >
            {t('grid.resetColumns')}
          </Button>
        </div>
      </PopoverContent>
    </PopoverRoot>
  );
}
