import { useId, useMemo, useRef, type ComponentProps } from 'react';
import { useAnnounce } from '../../feedback/announcer/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { Layout } from '../layout-engine/index.js';
import { AddPlace, DropPlace, EmptyBoard } from './places.js';
import type { DashboardWidget, LayoutChange } from './types.js';
import { useBoard } from './use-board.js';
import { WidgetCell } from './widget-cell.js';

export interface WidgetGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The board in normal form (`available`, `compact`). Entries without a widget are not drawn. */
  layout: Layout;
  widgets: readonly DashboardWidget[];
  /** Edit mode: outlines, handles, grips, the trailing place to add. */
  editing?: boolean;
  /** A widget was moved, resized or removed; once at the end of each gesture. */
  onLayoutChange?: (layout: Layout, change: LayoutChange) => void;
  /** Opens the list of widgets, from the trailing place. */
  onAdd?: () => void;
  /** On an empty board outside edit mode: goes into it. */
  onCustomize?: () => void;
}

/**
 * The widgets on four columns, two below 1280 px and one below 1024 (HOME-003, HOME-052, HOME-055, DS-052). In edit mode
 * they are dragged by the handle and resized by the grip with mouse, pen or finger; with Space, arrows and Shift and
 * arrows; or from each widget's menu. Content is inert meanwhile.
 */
export function WidgetGrid({
  layout,
  widgets,
  editing = false,
  onLayoutChange,
  onAdd,
  onCustomize,
  className,
  ...props
}: WidgetGridProps) {
  const t = useStrings();
  useAnnounce();
  const instructionsId = useId();
  const grid = useRef<HTMLUListElement>(null);
  const byId = useMemo(() => new Map(widgets.map((widget) => [widget.id, widget])), [widgets]);
  const { shown, gesture, actions } = useBoard(grid, { layout, widgets: byId, onLayoutChange });
  const places = new Map(shown.map((item, order) => [item.i, { item, order }]));
  const drawn = layout.filter(({ i }) => byId.has(i));
  return (
    <div className={className} {...props}>
      {editing ? (
        <p id={instructionsId} hidden>
          {t('dashboard.grid.instructions')}
        </p>
      ) : null}
      {drawn.length === 0 && !editing ? <EmptyBoard onCustomize={onCustomize} /> : null}
      <ul
        ref={grid}
        aria-label={t('dashboard.grid.label')}
        className={cn(
          'relative grid grid-cols-1 items-start gap-x-32 gap-y-40 sm:grid-cols-2 md:grid-cols-4',
          drawn.length === 0 && !editing && 'hidden',
          gesture?.kind === 'drag' && 'cursor-grabbing select-none',
        )}
      >
        {drawn.map(({ i }) => {
          const { item, order } = places.get(i)!;
          return (
            <WidgetCell
              key={i}
              widget={byId.get(i)!}
              x={item.x}
              y={item.y}
              w={item.w}
              order={order}
              isEditing={editing}
              gesture={gesture?.id === i ? gesture : null}
              instructionsId={instructionsId}
              actions={actions}
            />
          );
        })}
        {gesture?.kind === 'drag' ? (
          <DropPlace gesture={gesture} order={places.get(gesture.id)?.order ?? 0} />
        ) : null}
        {editing && onAdd ? <AddPlace layout={shown} onAdd={onAdd} /> : null}
      </ul>
    </div>
  );
}
