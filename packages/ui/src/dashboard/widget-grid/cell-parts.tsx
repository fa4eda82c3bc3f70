import { memo } from 'react';
import { IconButton } from '../../controls/button/index.js';
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
import type { CellPartProps } from '../widget-board/internal.js';
import { WidthSquares } from './width-squares.js';

/**
 * The header of a card in edit mode: handle, title, width and remove button. Like the grip it depends on the widget's
 * width and not on its position: a drag step moves many cells without rendering them.
 */
export const CellHead = memo(function CellHead(props: CellPartProps) {
  const { widget, w, isUp, instructionsId, actions } = props;
  const t = useStrings();
  const { id, title } = widget;
  return (
    <div className="mx-16 flex min-h-44 items-center gap-8 border-b border-line max-xs:mx-12">
      <button
        type="button"
        data-handle={id}
        aria-label={t('dashboard.grid.move', { title })}
        aria-describedby={instructionsId}
        aria-pressed={isUp}
        className="focus-ring -ml-8 inline-flex size-24 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-ink-2 hover:bg-hover active:cursor-grabbing max-xs:size-44"
        onPointerDown={(event) => actions.pressHandle(id, event)}
        onTouchStart={(event) => actions.pressHandle(id, event)}
        onKeyDown={(event) => actions.handleKey(id, event)}
      >
        <GripIcon />
      </button>
      <h2 className="min-w-0 flex-1 truncate text-heading-2" title={title}>
        {title}
      </h2>
      <CellMenu widget={widget} w={w} actions={actions} />
      <IconButton
        icon={CloseIcon}
        size="small"
        className="-mr-4 max-xs:size-44"
        label={t('dashboard.grid.remove', { title })}
        onClick={() => actions.remove(id)}
      />
    </div>
  );
});

/** The grip at the edge of a card: a slider over the allowed widths; not rendered if there is only one width. */
export const CellGrip = memo(function CellGrip({ widget: { id, title, widths }, w, actions }: CellPartProps) {
  const t = useStrings();
  if (widths.length < 2) return null;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('dashboard.grid.resize', { title })}
      aria-valuemin={widths[0]}
      aria-valuemax={Math.max(...widths)}
      aria-valuenow={w}
      aria-valuetext={t('dashboard.grid.width', { count: w })}
      data-grip={id}
      className="group absolute top-1/2 -right-12 hidden h-44 w-24 -translate-y-1/2 cursor-ew-resize touch-none items-center justify-center focus-ring rounded-control md:flex"
      onPointerDown={(event) => actions.pressGrip(id, event)}
      onTouchStart={(event) => actions.pressGrip(id, event)}
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
  );
});

const MOVES = [
  { direction: 'left', icon: ArrowLeftIcon, key: 'dashboard.grid.moveLeft' },
  { direction: 'right', icon: ArrowRightIcon, key: 'dashboard.grid.moveRight' },
  { direction: 'up', icon: ArrowUpIcon, key: 'dashboard.grid.moveUp' },
  { direction: 'down', icon: ArrowDownIcon, key: 'dashboard.grid.moveDown' },
] as const;

/** The alternative to dragging (WCAG 2.5.7): width, moves and removal as actions of a menu. */
function CellMenu({
  widget: { id, title, widths },
  w,
  actions,
}: Pick<CellPartProps, 'widget' | 'w' | 'actions'>) {
  const t = useStrings();
  const most = Math.max(...widths);
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
