import type { ComponentProps } from 'react';
import type { Layout } from '../layout-engine/index.js';
import { WidgetBoard, type DashboardWidget } from '../widget-board/index.js';
import { useBoardEdit } from './use-board-edit.js';
import type { LayoutChange } from './board-drags.js';

export interface WidgetGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The board in normal form (`available`, `compact`). Entries without a widget are not rendered. */
  layout: Layout;
  /** The widgets of the board; `layout` has their positions. */
  widgets: readonly DashboardWidget[];
  /** Edit mode: outlines, handles, grips, and the last cell for adding. */
  editing?: boolean;
  /** Called when a widget was moved, resized or removed; once at the end of each gesture. */
  onLayoutChange?: (layout: Layout, change: LayoutChange) => void;
  /** Opens the list of widgets, from the last cell. */
  onAdd?: () => void;
  /** Starts edit mode, from an empty board. */
  onCustomize?: () => void;
}

/**
 * The widgets on four columns, two below 1280 px and one below 1024 px (HOME-003, HOME-052, HOME-055, DS-052). In edit
 * mode they are dragged by the handle and resized by the grip with mouse, pen or touch; or by keyboard with Space,
 * arrow keys and Shift with arrow keys; or from each widget's menu. Content is inert meanwhile, and stays mounted.
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
  const { edit, area } = useBoardEdit({ layout, widgets, onLayoutChange, onAdd });
  return (
    <div className={className} {...props}>
      <WidgetBoard layout={layout} widgets={widgets} edit={editing ? edit : null} onCustomize={onCustomize} />
      {editing ? area : null}
    </div>
  );
}
