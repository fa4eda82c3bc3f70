import { memo } from 'react';
import { cn } from '../../foundations/cn.js';
import { WidgetSlotProvider, type WidgetSlot } from '../widget-slot.js';
import type { CellParts, Gesture } from './board-edit.js';
import { cellClasses, cellStyle } from './cell.js';
import type { DashboardWidget } from './types.js';
import { useSlot } from './use-slot.js';

interface BoardCellProps {
  widget: DashboardWidget;
  x: number;
  y: number;
  w: number;
  settings: WidgetSlot['settings'];
  /** Position in reading order, for screens of one or two columns. */
  order: number;
  /** The current gesture on this widget. */
  gesture: Gesture | null;
  parts: CellParts | null;
}

/**
 * One widget at its position. In edit mode it is wrapped in a card with handle, width, remove button and grip, and the
 * content is faded and inert; the elements around the content are the same in both modes, so that it stays mounted.
 */
export const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { widget, x, y, w, settings, order, gesture, parts } = props;
  const slot = useSlot(w, settings, widget.fullWidthHref);
  const card = gesture?.kind === 'drag' ? gesture.card : undefined;
  const isUp = gesture !== null && gesture.kind !== 'resize';
  const part = parts && {
    widget,
    w,
    isUp,
    instructionsId: parts.instructionsId,
    actions: parts.actions,
  };
  return (
    <li
      data-widget={widget.id}
      data-floating={card ? '' : undefined}
      data-lifted={isUp ? '' : undefined}
      className={cn(
        'list-none [contain:layout_style]',
        card ? 'absolute z-sticky-header will-change-transform' : cellClasses(w),
        parts && !card && 'relative',
      )}
      style={card ? { ...card } : cellStyle(x, y, w, order)}
    >
      <div
        className={cn(
          parts && 'relative rounded-control border border-t-2 border-line-2 border-t-line-ink bg-surface',
          isUp && 'border-brand border-t-line-ink bg-raised shadow-2',
        )}
      >
        {parts && part ? <parts.Head {...part} /> : null}
        <div
          inert={parts !== null}
          className={
            parts
              ? // Hides the frame's own rule, header and background, which the card replaces.
                'max-h-376 overflow-hidden px-16 pb-12 opacity-55 select-none max-xs:px-12 [&_[data-widget-status]]:border-t-0 [&_[data-widget-status]>header]:hidden [&_.sticky]:bg-surface'
              : // The side padding keeps focus rings and unread bars from being clipped by the overflow (HOME-054).
                '-mx-12 max-h-420 overflow-y-auto px-12 print:max-h-none print:overflow-visible'
          }
        >
          <WidgetSlotProvider value={slot}>{widget.content}</WidgetSlotProvider>
        </div>
        {parts && part ? <parts.Grip {...part} /> : null}
      </div>
    </li>
  );
});
