import { memo, useMemo, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Empty } from '../../feedback/empty/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { Layout, LayoutItem } from '../layout-engine/index.js';
import type { DashboardWidget } from '../widget-grid/types.js';
import { WidgetSlotProvider } from '../widget-slot.js';
import { boardClasses, placeClasses, placeStyle } from './place.js';
import { useSlot } from './use-slot.js';

export interface WidgetBoardProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The board in normal form (`available`, `compact`). Entries without a widget are not drawn. */
  layout: Layout;
  widgets: readonly DashboardWidget[];
  /** Goes into edit mode, from an empty board. */
  onCustomize?: (() => void) | undefined;
}

/** The widgets in their places, to read (HOME-003). To change them, `Dashboard`, which a host may load later. */
export function WidgetBoard({ layout, widgets, onCustomize, className, ...props }: WidgetBoardProps) {
  const t = useStrings();
  const byId = useMemo(() => new Map(widgets.map((widget) => [widget.id, widget])), [widgets]);
  const drawn = layout.filter(({ i }) => byId.has(i));
  if (drawn.length === 0) {
    return (
      <Empty
        title={t('dashboard.grid.empty')}
        help={t('dashboard.grid.emptyHelp')}
        action={onCustomize ? <Button onClick={onCustomize}>{t('dashboard.customize')}</Button> : undefined}
      />
    );
  }
  return (
    <ul aria-label={t('dashboard.grid.label')} className={cn(boardClasses, className)} {...props}>
      {drawn.map((item, order) => (
        <BoardCell key={item.i} widget={byId.get(item.i)!} item={item} order={order} />
      ))}
    </ul>
  );
}

const BoardCell = memo(function BoardCell({
  widget,
  item: { x, y, w, settings },
  order,
}: {
  widget: DashboardWidget;
  item: LayoutItem;
  order: number;
}) {
  const slot = useSlot(w, settings, widget.fullWidthHref);
  return (
    <li
      data-widget={widget.id}
      className={cn('list-none [contain:layout_style]', placeClasses(w))}
      style={placeStyle(x, y, w, order)}
    >
      {/* The side padding keeps focus rings and unread edges out of the clip of what is too high (HOME-054). */}
      <div className="-mx-12 max-h-420 overflow-y-auto px-12 print:max-h-none print:overflow-visible">
        <WidgetSlotProvider value={slot}>{widget.content}</WidgetSlotProvider>
      </div>
    </li>
  );
});
