import { memo } from 'react';
import type { GridController } from '../model/grid-controller.js';
import type { GridLayout, LayoutColumn } from '../viewport/layout.js';
import type { HeaderSettings } from './header-cell.js';
import { HeaderCell } from './header-cell.js';
import { useColumnDrag } from './use-column-drag.js';

export interface GridHeaderProps<Row> {
  grid: GridController<Row>;
  moveTo: (id: string, target: string) => void;
  layout: GridLayout<Row>;
  firstColumn: number;
  endColumn: number;
  height: number;
  /** aria-colindex of the active cell when it is in the head, else 0. */
  activeColumn: number;
  settings: HeaderSettings<Row>;
}

function Header<Row>({
  grid,
  moveTo,
  layout,
  firstColumn,
  endColumn,
  height,
  activeColumn,
  settings,
}: GridHeaderProps<Row>) {
  const { drag, onPointerDown } = useColumnDrag(grid, moveTo);
  const draw = (layoutColumn: LayoutColumn<Row>) => (
    <HeaderCell
      key={layoutColumn.id}
      layoutColumn={layoutColumn}
      active={layoutColumn.index === activeColumn}
      drop={
        drag?.target === layoutColumn.id && drag.id !== layoutColumn.id
          ? drag.after
            ? 'after'
            : 'before'
          : undefined
      }
      dragged={drag?.id === layoutColumn.id}
      onPointerDown={onPointerDown(layoutColumn)}
      settings={settings}
    />
  );
  const active = layout.center.findIndex(({ index }) => index === activeColumn);
  const isOutside = active !== -1 && (active < firstColumn || active >= endColumn);
  // In one list, so that the head that has the focus stays the same element when its column scrolls out of view.
  const heads = [
    ...layout.start,
    ...layout.center.slice(firstColumn, endColumn),
    ...(isOutside ? [layout.center[active]!] : []),
    ...layout.end,
  ].map(draw);
  return (
    <div role="rowgroup" className="sticky top-0 z-sticky-header" style={{ width: layout.width }}>
      <div
        role="row"
        aria-rowindex={1}
        className="relative box-border flex border-b border-line-ink bg-bg"
        style={{ height }}
      >
        {heads}
      </div>
    </div>
  );
}

/** The heads of the columns in view; scrolling down does not draw them again. */
export const GridHeader = memo(Header) as typeof Header;
