import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CheckIcon,
  CloseIcon,
  ColumnsIcon,
  GripIcon,
  TrashIcon,
} from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Menu } from '../../overlays/menu/index.js';
import type { Direction } from '../layout-engine/index.js';
import { placeClasses, placeStyle } from '../widget-board/place.js';
import { useSlot } from '../widget-board/use-slot.js';
import { WidgetSlotProvider, type WidgetSlot } from '../widget-slot.js';
import type { DashboardWidget, Gesture } from './types.js';
import { WidthSquares } from './width-squares.js';

/** What a cell tells the board; the same object for all cells and renders. */
export interface CellActions {
  pressHandle: (id: string, event: PointerEvent<HTMLElement>) => void;
  pressGrip: (id: string, event: PointerEvent<HTMLElement>) => void;
  handleKey: (id: string, event: KeyboardEvent<HTMLElement>) => void;
  leaveHandle: (id: string) => void;
  move: (id: string, direction: Direction) => void;
  resize: (id: string, width: number) => void;
  stepWidth: (id: string, direction: 1 | -1) => void;
  remove: (id: string) => void;
}

export interface WidgetCellProps {
  widget: DashboardWidget;
  x: number;
  y: number;
  w: number;
  /** Place in reading order, for screens of one or two columns. */
  order: number;
  settings: WidgetSlot['settings'];
  /** The gesture that this widget is the object of. */
  gesture: Gesture | null;
  instructionsId: string;
  actions: CellActions;
}

/** One widget of edit mode: its handle, width, remove cross and grip around faded, inert content. */
export const WidgetCell = memo(function WidgetCell(props: WidgetCellProps) {
  const { widget, x, y, w, order, gesture } = props;
  const card = gesture?.kind === 'drag' ? gesture.card : undefined;
  return (
    <li
      data-widget={widget.id}
      data-floating={card ? '' : undefined}
      data-lifted={gesture && gesture.kind !== 'resize' ? '' : undefined}
      className={cn(
        'relative list-none [contain:layout_style]',
        card ? 'absolute z-sticky-header' : placeClasses(w),
      )}
      style={card ? { ...card } : placeStyle(x, y, w, order)}
    >
      <EditCard {...props} />
    </li>
  );
});

function EditCard({ widget, w, settings, gesture, instructionsId, actions }: WidgetCellProps) {
  const t = useStrings();
  const slot = useSlot(w, settings);
  const { id, title, widths } = widget;
  const most = Math.max(...widths);
  const isUp = gesture !== null && gesture.kind !== 'resize';
  return (
    <div
      className={cn(
        'relative rounded-control border border-t-2 border-line-2 border-t-line-ink bg-surface',
        isUp && 'border-brand border-t-line-ink bg-raised shadow-2',
      )}
    >
      <div className="mx-16 flex min-h-44 items-center gap-8 border-b border-line max-xs:mx-12">
        <button
          type="button"
          data-handle={id}
          aria-label={t('dashboard.grid.move', { title })}
          aria-describedby={instructionsId}
          aria-pressed={isUp}
          className="focus-ring -ml-8 inline-flex size-24 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-ink-2 hover:bg-hover active:cursor-grabbing max-xs:size-44"
          onPointerDown={(event) => actions.pressHandle(id, event)}
          onKeyDown={(event) => actions.handleKey(id, event)}
          onBlur={() => actions.leaveHandle(id)}
        >
          <GripIcon />
        </button>
        <h2 className="min-w-0 flex-1 truncate text-heading-2" title={title}>
          {title}
        </h2>
        <CellMenu widget={widget} w={w} most={most} actions={actions} />
        <IconButton
          icon={CloseIcon}
          size="small"
          className="-mr-4 max-xs:size-44"
          label={t('dashboard.grid.remove', { title })}
          onClick={() => actions.remove(id)}
        />
      </div>
      {/* The frame's own rule and header give way to the card's. */}
      <div
        inert
        className="max-h-376 overflow-hidden px-16 pb-12 opacity-55 select-none max-xs:px-12 [&_[data-widget-status]]:border-t-0 [&_[data-widget-status]>header]:hidden"
      >
        <WidgetSlotProvider value={slot}>{widget.content}</WidgetSlotProvider>
      </div>
      {widths.length > 1 ? (
        <div
          role="slider"
          tabIndex={0}
          aria-label={t('dashboard.grid.resize', { title })}
          aria-valuemin={widths[0]}
          aria-valuemax={most}
          aria-valuenow={w}
          aria-valuetext={t('dashboard.grid.width', { count: w })}
          data-grip={id}
          className="group absolute top-1/2 -right-12 hidden h-44 w-24 -translate-y-1/2 cursor-ew-resize touch-none items-center justify-center focus-ring rounded-control md:flex"
          onPointerDown={(event) => actions.pressGrip(id, event)}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 } as const;
            const direction = step[event.key as keyof typeof step];
            if (!direction) return;
            event.preventDefault();
            actions.stepWidth(id, direction);
          }}
        >
          <span className="h-26 w-8 rounded-control border border-brand bg-surface group-hover:bg-brand-tint" />
        </div>
      ) : null}
    </div>
  );
}

const MOVES = [
  { direction: 'left', icon: ArrowLeftIcon, key: 'dashboard.grid.moveLeft' },
  { direction: 'right', icon: ArrowRightIcon, key: 'dashboard.grid.moveRight' },
  { direction: 'up', icon: ArrowUpIcon, key: 'dashboard.grid.moveUp' },
  { direction: 'down', icon: ArrowDownIcon, key: 'dashboard.grid.moveDown' },
] as const;

/** The way without dragging (WCAG 2.5.7): width, moves and removal as actions of a menu. */
function CellMenu({
  widget: { id, title, widths },
  w,
  most,
  actions,
}: Pick<WidgetCellProps, 'widget' | 'w' | 'actions'> & { most: number }) {
  const t = useStrings();
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={t('dashboard.grid.options', { title, width: w, most })}
          className="focus-ring inline-flex h-24 shrink-0 items-center gap-6 rounded-control px-4 text-caption text-ink-2 hover:bg-hover max-xs:h-44"
        >
          <WidthSquares width={w} most={most} />
          {t('dashboard.grid.widthShort', { width: w, most })}
        </button>
      }
      actions={[
        widths.map((width) => ({
          id: `width-${width}`,
          label: t('dashboard.grid.width', { count: width }),
          icon: width === w ? CheckIcon : ColumnsIcon,
          ...(width === w && { disabled: true, disabledReason: t('dashboard.grid.widthNow') }),
          onSelect: () => actions.resize(id, width),
        })),
        MOVES.map(({ direction, icon, key }) => ({
          id: direction,
          label: t(key),
          icon,
          onSelect: () => actions.move(id, direction),
        })),
        {
          id: 'remove',
          label: t('dashboard.grid.removeItem'),
          icon: TrashIcon,
          onSelect: () => actions.remove(id),
        },
      ]}
    />
  );
}
