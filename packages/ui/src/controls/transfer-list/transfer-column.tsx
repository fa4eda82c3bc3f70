import { useDroppable } from '@dnd-kit/core';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import { SearchInput } from '../search/index.js';
import type { TransferItem } from './transfer.js';
import { TransferRow, type RowActions } from './transfer-row.js';
import { useRowWindow } from './use-row-window.js';
import type { TransferDrag } from './use-transfer-drag.js';

export interface TransferColumn {
  id: string;
  label: string;
  /** A line under the label. */
  help?: string;
}

/** When no row has a button to focus, the column itself is focusable so that the keyboard can scroll it. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

interface TransferColumnProps {
  column: TransferColumn;
  /** Ids of all items of the column, and of those that match its search. */
  all: readonly string[];
  shown: readonly string[];
  items: ReadonlyMap<string, TransferItem>;
  query: string;
  searchPlaceholder: string | undefined;
  onQueryChange: (query: string) => void;
  checked: ReadonlySet<string>;
  drag: TransferDrag | null;
  /** The row that Tab reaches. */
  active: string | undefined;
  rows: number;
  /** Height of a row in px. */
  rowHeight: number;
  isDisabled: boolean;
  actions: RowActions;
  /** Buttons under the rows. */
  foot: ReactNode;
}

/** One column: name, count, search, and the virtualized rows (only those in view are rendered). */
export function TransferColumnList({
  column: { id, label, help },
  all,
  shown,
  items,
  query,
  searchPlaceholder,
  onQueryChange,
  checked,
  drag,
  active,
  rows,
  rowHeight,
  isDisabled,
  actions,
  foot,
}: TransferColumnProps) {
  const t = useStrings();
  const formats = useFormats();
  const headingId = useId();
  const { setNodeRef } = useDroppable({ id });
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end, onScroll } = useRowWindow(shown.length, rows, rowHeight);
  // The drop position opens a gap between rows, except where a drop would change nothing.
  const isTarget = drag?.to === id && !(drag.from === id && isSamePosition(shown, drag));
  const position = isTarget ? (drag.before === null ? shown.length : shown.indexOf(drag.before)) : -1;
  const order = useMemo(() => new Map(shown.map((one, index) => [one, index])), [shown]);
  // The focused row and the dragged row stay rendered when they scroll out of view.
  const kept = [active, drag?.id].flatMap((one) => {
    const index = one === undefined ? undefined : order.get(one);
    return index === undefined || (index >= first && index < end) ? [] : [index];
  });
  const drawn = [
    ...new Set(kept),
    ...Array.from({ length: end - first }, (_, index) => first + index),
  ].toSorted((a, b) => a - b);
  const lines = shown.length + (isTarget ? 1 : 0);
  return (
    <section aria-labelledby={headingId} className="@container/column min-w-0">
      <div className="flex min-h-40 flex-wrap items-center gap-x-16 gap-y-4">
        <h3 id={headingId} className="flex-1 text-body-strong whitespace-nowrap">
          {label} <span className="font-normal text-ink-2 tabular-nums">{formats.integer(all.length)}</span>
        </h3>
        <SearchInput
          size="toolbar"
          className="w-200 max-xs:w-full"
          aria-label={t('controls.transfer.search', { column: label })}
          placeholder={searchPlaceholder}
          value={query}
          onValueChange={(text) => {
            // What a search finds is shown from the first row on.
            if (scroller.current) scroller.current.scrollTop = 0;
            onQueryChange(text);
          }}
          resultLabel={query ? t('controls.transfer.found', { count: shown.length }) : undefined}
        />
      </div>
      {help ? <p className="text-caption text-ink-2">{help}</p> : null}
      <div
        ref={scroller}
        data-transfer-rows={id}
        className={cn('relative mt-8 overflow-y-auto border-t border-line-ink', drag && 'select-none')}
        style={{ height: Math.max(1, Math.min(rows, lines)) * rowHeight + 1 }}
        onScroll={onScroll}
        {...(isDisabled && SCROLLED_BY_KEYS)}
      >
        <ul
          ref={setNodeRef}
          aria-labelledby={headingId}
          className="relative"
          style={{ height: Math.max(1, lines) * rowHeight }}
        >
          {drawn.map((index) => {
            const item = items.get(shown[index]!)!;
            return (
              <TransferRow
                key={item.id}
                item={item}
                isChecked={checked.has(item.id)}
                isDragged={drag?.ids.has(item.id) ?? false}
                isDisabled={isDisabled}
                isActive={item.id === active}
                position={index + 1}
                total={shown.length}
                style={{
                  height: rowHeight,
                  top: (index + (isTarget && index >= position ? 1 : 0)) * rowHeight,
                }}
                actions={actions}
              />
            );
          })}
          {isTarget ? (
            <li
              aria-hidden
              data-drop-target
              className="absolute inset-x-0 flex items-center gap-6 truncate border border-dashed border-brand bg-brand-tint px-16 text-small text-brand-ink"
              style={{ height: rowHeight, top: position * rowHeight }}
            >
              <b>{t('controls.transfer.dropHere')}</b>
              {nameOf(drag, items, t)}
            </li>
          ) : null}
          {shown.length === 0 && !isTarget ? (
            <li className="flex h-40 items-center px-4 text-small text-ink-2">
              {t(query ? 'controls.transfer.nothingFound' : 'controls.transfer.empty')}
            </li>
          ) : null}
        </ul>
      </div>
      {foot}
    </section>
  );
}

/** Whether the dragged rows are already together, directly before the drop position. */
function isSamePosition(shown: readonly string[], { ids, before }: TransferDrag): boolean {
  const end = before === null ? shown.length : shown.indexOf(before);
  return shown.slice(Math.max(0, end - ids.size), end).every((id) => ids.has(id));
}

/** The name of the dragged item, or how many are dragged. */
export const nameOf = (
  { id, ids }: TransferDrag,
  items: ReadonlyMap<string, TransferItem>,
  t: ReturnType<typeof useStrings>,
): string =>
  ids.size > 1 ? t('controls.transfer.several', { count: ids.size }) : (items.get(id)?.label ?? id);
