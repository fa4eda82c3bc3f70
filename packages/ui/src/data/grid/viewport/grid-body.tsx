import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { GridController, GridDraft } from '../model/grid-controller.js';
import { GridRow, type RowSettings } from '../rows/grid-row.js';
import { GroupRow } from '../rows/group-row.js';
import { assignSlots } from './slots.js';

export interface GridBodyProps<Row> {
  grid: GridController<Row>;
  draft: GridDraft<Row>;
  settings: RowSettings<Row>;
  groupLabel: (key: string) => string;
  /** Height of the header in px, below which pinned lines are placed. */
  headHeight: number;
  /** Called with the lines in view, when rows are loaded in windows. */
  onRange: ((first: number, end: number) => void) | undefined;
}

/** The lines in view, each in a recycled slot. */
export function GridBody<Row>({
  grid,
  draft,
  settings,
  groupLabel,
  headHeight,
  onRange,
}: GridBodyProps<Row>) {
  useSyncExternalStore(grid.subscribe, grid.version, grid.version);
  const { selection, scroll } = draft;
  const { view, layout, rowHeight, rows, pinned } = draft.frame;
  const range = grid.range(draft);
  const { first, end } = range;
  useEffect(() => onRange?.(first, end), [onRange, first, end]);
  const active = grid.currentCell(draft.frame);
  const activeIndex = layout.columns.find(({ id }) => id === active.column)?.index ?? 1;
  const activePosition = active.position;
  const slots = assignSlots(
    grid.slots,
    Math.max(first, pinned),
    Math.max(end, pinned),
    activePosition < pinned ? -1 : activePosition,
  );
  useLayoutEffect(() => grid.drew(range, slots));

  const leveled = settings.tree || view.groups.length > 0;
  const draw = (position: number, slot: number): ReactNode => {
    if (position < 0 || position >= view.length) return null;
    const line = view.line(position);
    const top = position * rowHeight + range.shift;
    const isActive = position === activePosition;
    if (line < 0) {
      const group = view.groups[-1 - line]!;
      return (
        <GroupRow
          key={`group-${slot}`}
          group={group}
          label={groupLabel(group.key)}
          position={position}
          top={top}
          height={rowHeight}
          width={layout.width}
          columns={layout.columns.length}
          active={isActive}
        />
      );
    }
    return (
      <GridRow
        key={slot}
        row={rows[line]}
        position={position}
        top={top}
        stickyTop={position < pinned ? headHeight + position * rowHeight : undefined}
        slot={slot}
        layout={layout}
        firstColumn={range.firstColumn}
        endColumn={range.endColumn}
        selected={selection.has(line)}
        activeColumn={isActive ? activeIndex : 0}
        level={leveled ? view.depth(position) + 1 : undefined}
        expanded={settings.tree ? view.expanded(line) : undefined}
        settings={settings}
      />
    );
  };
  const drawn: ReactNode[] = [];
  // Pinned lines are rendered at any scroll position, in slots of their own.
  for (let position = 0; position < pinned; position++) drawn.push(draw(position, -1 - position));
  for (let slot = 0; slot < slots.length; slot++) drawn.push(draw(slots[slot]!, slot));
  return (
    <div role="rowgroup" className="relative" style={{ width: layout.width, height: scroll.height }}>
      {drawn}
    </div>
  );
}
