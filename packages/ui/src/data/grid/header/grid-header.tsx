import { memo, useState, type PointerEvent, type ReactNode } from 'react';
import { useRemoteHandles } from '../../../controls/drag/index.js';
import { afterStart, lazyPart } from '../../../foundations/index.js';
import type { GridController } from '../model/grid-controller.js';
import { isMovable, type GridLayout, type LayoutColumn } from '../viewport/layout.js';
import { headId, type ColumnDrag } from './drag-ids.js';
import type { HeaderSettings } from './header-cell.js';
import { HeaderCell } from './header-cell.js';
import type { HeaderDragsProps } from './header-drags.js';

/** The drag library is loaded after page start, so that the grid does not wait for it. */
const HeaderDrags = lazyPart<HeaderDragsProps<unknown>>(async () => {
  await afterStart();
  return (await import('./header-drags.js')).HeaderDrags;
}) as unknown as <Row>(props: HeaderDragsProps<Row>) => ReactNode;

export interface GridHeaderProps<Row> {
  grid: GridController<Row>;
  moveTo: (id: string, target: string) => void;
  layout: GridLayout<Row>;
  firstColumn: number;
  endColumn: number;
  height: number;
  /** aria-colindex of the active cell when it is in the header, else 0. */
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
  const [drag, setDrag] = useState<ColumnDrag | null>(null);
  const { handles, press } = useRemoteHandles();
  /** Dragging a header moves its column; by touch it scrolls, and the columns panel moves columns instead. */
  const pressHead = (layoutColumn: LayoutColumn<Row>) => (event: PointerEvent<HTMLElement>) => {
    const pressed = event.target as Element;
    if (!isMovable(layoutColumn) || pressed.closest('[data-grid-resize], [data-grid-filter]')) return;
    press(headId(layoutColumn.id), event, event.currentTarget);
  };
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
      onPointerDown={pressHead(layoutColumn)}
      press={press}
      settings={settings}
    />
  );
  const active = layout.center.findIndex(({ index }) => index === activeColumn);
  const isOutside = active !== -1 && (active < firstColumn || active >= endColumn);
  // In one list, so that the focused header keeps its element when its column scrolls out of view.
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
      <HeaderDrags
        grid={grid}
        columns={layout.columns}
        handles={handles}
        columnSizing={settings.state.columnSizing}
        onDrag={setDrag}
        moveTo={moveTo}
        resize={settings.resize}
      />
    </div>
  );
}

/** The headers of the columns in view; vertical scrolling does not render them again. */
export const GridHeader = memo(Header) as typeof Header;
