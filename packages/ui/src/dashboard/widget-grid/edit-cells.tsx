import { cn } from '../../foundations/cn.js';
import { PlusIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { COLUMNS, positionOf, type Layout } from '../layout-engine/index.js';
import { cellClasses, cellStyle } from '../widget-board/internal.js';
import type { Gesture } from '../widget-board/internal.js';

/** The drop target of the dragged widget: dashed green, with its position as text. */
export function DropCell({ gesture, order }: { gesture: Gesture; order: number }) {
  const t = useStrings();
  const item = gesture.layout.find(({ i }) => i === gesture.id);
  const position = positionOf(gesture.layout, gesture.id);
  if (!item || !position) return null;
  return (
    <li
      aria-hidden
      data-drop-target
      className={cn(
        'list-none rounded-control border border-dashed border-brand bg-brand-tint p-16 text-center text-small text-brand-ink',
        cellClasses(item.w),
      )}
      style={{ ...cellStyle(item.x, item.y, item.w, order), minHeight: gesture.card?.height }}
    >
      <b>{t('dashboard.grid.dropHere')}</b>
      <span className="max-md:hidden">, {t('dashboard.grid.position', position)}</span>
    </li>
  );
}

/** The last cell of edit mode (HOME-023): fills the rest of the last row, or starts a new one. */
export function AddCell({ layout, onAdd }: { layout: Layout; onAdd: () => void }) {
  const t = useStrings();
  const last = layout.at(-1);
  const end = last ? last.x + last.w : 0;
  const isRowFull = end >= COLUMNS;
  const x = isRowFull ? 0 : end;
  const free = COLUMNS - x;
  const w = end === 0 || isRowFull ? 1 : free;
  const y = (last?.y ?? 0) + (isRowFull ? 1 : 0);
  return (
    <li className={cn('list-none', cellClasses(1))} style={cellStyle(x, y, w, layout.length + 1)}>
      <button
        type="button"
        data-add-cell
        onClick={onAdd}
        className="focus-ring flex h-full min-h-176 w-full flex-col items-center justify-center gap-8 rounded-control border border-dashed border-line-control p-16 text-ink hover:bg-hover"
      >
        <PlusIcon />
        <span className="text-body-strong">{t('dashboard.edit.addWidget')}</span>
        <span className="text-caption text-ink-2 max-md:hidden">
          {isRowFull ? t('dashboard.grid.newRow') : t('dashboard.grid.free', { count: free })}
        </span>
      </button>
    </li>
  );
}
