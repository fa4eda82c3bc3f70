import { useLayoutEffect, useMemo, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Empty } from '../../feedback/empty/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { Layout } from '../layout-engine/index.js';
import { BoardCell } from './board-cell.js';
import type { BoardEdit } from './board-edit.js';
import { boardClasses } from './cell.js';
import type { DashboardWidget } from './types.js';

export interface WidgetBoardProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The board in normal form (`available`, `compact`). Entries without a widget are not rendered. */
  layout: Layout;
  /** The widgets of the board; `layout` has their positions. */
  widgets: readonly DashboardWidget[];
  /** Starts edit mode, from an empty board. */
  onCustomize?: (() => void) | undefined;
  /** What edit mode adds to the board; null outside edit mode. The widgets stay mounted in both modes. */
  edit?: BoardEdit | null | undefined;
}

/** The widgets at their positions (HOME-003), read-only or, with `edit`, editable. */
export function WidgetBoard({
  layout,
  widgets,
  onCustomize,
  edit = null,
  className,
  ...props
}: WidgetBoardProps) {
  const t = useStrings();
  const byId = useMemo(() => new Map(widgets.map((widget) => [widget.id, widget])), [widgets]);
  useLayoutEffect(() => edit?.onCommit());
  const drawn = layout.filter(({ i }) => byId.has(i));
  if (drawn.length === 0 && !edit) {
    return (
      <Empty
        title={t('dashboard.grid.empty')}
        help={t('dashboard.grid.emptyHelp')}
        action={onCustomize ? <Button onClick={onCustomize}>{t('dashboard.customize')}</Button> : undefined}
      />
    );
  }
  const { shown, gesture, parts } = edit ?? { shown: layout, gesture: null, parts: null };
  const positions = new Map(shown.map((item, order) => [item.i, { item, order }]));
  return (
    <ul
      ref={edit?.grid}
      aria-label={t('dashboard.grid.label')}
      inert={edit?.isLocked}
      className={cn(boardClasses, gesture?.kind === 'drag' && 'cursor-grabbing select-none', className)}
      {...props}
    >
      {drawn.map(({ i }) => {
        const { item, order } = positions.get(i)!;
        return (
          <BoardCell
            key={i}
            widget={byId.get(i)!}
            x={item.x}
            y={item.y}
            w={item.w}
            settings={item.settings}
            order={order}
            gesture={gesture?.id === i ? gesture : null}
            parts={parts}
          />
        );
      })}
      {edit?.editCells}
    </ul>
  );
}
