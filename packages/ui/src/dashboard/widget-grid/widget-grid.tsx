import { useId, useMemo, useRef, type ComponentProps } from 'react';
import { useAnnounce } from '../../feedback/announcer/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { Layout } from '../layout-engine/index.js';
import { boardClasses } from '../widget-board/place.js';
import { WidgetBoard } from '../widget-board/index.js';
import { AddPlace, DropPlace } from './places.js';
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
  return (
    <div className={className} {...props}>
      {editing ? (
        <EditGrid layout={layout} widgets={widgets} onLayoutChange={onLayoutChange} onAdd={onAdd} />
      ) : (
        <WidgetBoard layout={layout} widgets={widgets} onCustomize={onCustomize} />
      )}
    </div>
  );
}

type EditGridProps = {
  [Name in 'layout' | 'widgets' | 'onLayoutChange' | 'onAdd']: WidgetGridProps[Name];
};

function EditGrid({ layout, widgets, onLayoutChange, onAdd }: EditGridProps) {
  const t = useStrings();
  useAnnounce();
  const instructionsId = useId();
  const grid = useRef<HTMLUListElement>(null);
  const byId = useMemo(() => new Map(widgets.map((widget) => [widget.id, widget])), [widgets]);
  const { shown, gesture, actions } = useBoard(grid, { layout, widgets: byId, onLayoutChange });
  const places = new Map(shown.map((item, order) => [item.i, { item, order }]));
  return (
    <>
      <p id={instructionsId} hidden>
        {t('dashboard.grid.instructions')}
      </p>
      <ul
        ref={grid}
        aria-label={t('dashboard.grid.label')}
        className={cn(boardClasses, gesture?.kind === 'drag' && 'cursor-grabbing select-none')}
      >
        {layout
          .filter(({ i }) => byId.has(i))
          .map(({ i }) => {
            const { item, order } = places.get(i)!;
            return (
              <WidgetCell
                key={i}
                widget={byId.get(i)!}
                x={item.x}
                y={item.y}
                w={item.w}
                settings={item.settings}
                order={order}
                gesture={gesture?.id === i ? gesture : null}
                instructionsId={instructionsId}
                actions={actions}
              />
            );
          })}
        {gesture?.kind === 'drag' ? (
          <DropPlace gesture={gesture} order={places.get(gesture.id)?.order ?? 0} />
        ) : null}
        {onAdd ? <AddPlace layout={shown} onAdd={onAdd} /> : null}
      </ul>
    </>
  );
}
