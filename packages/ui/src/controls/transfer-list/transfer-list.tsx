import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { announce } from '../../feedback/announcer/index.js';
import { cn } from '../../foundations/cn.js';
import { useMedia } from '../../foundations/use-media.js';
import { ArrowLeftIcon, ArrowRightIcon, GripIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Button } from '../button/index.js';
import { DragArea } from '../drag/index.js';
import { useFieldValue } from '../use-field-value.js';
import { nameOf, TransferColumnList, type TransferColumn } from './transfer-column.js';
import type { RowActions } from './transfer-row.js';
import { useRowHeight } from './use-row-window.js';
import { found, searchTexts, transfer, type TransferItem, type TransferValue } from './transfer.js';
import { reveal, useTransferDrag } from './use-transfer-drag.js';

export interface TransferListProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Names the list for assistive technology. */
  label: string;
  /** All items, in their natural order. Keep the same array between renders. */
  items: readonly TransferItem[];
  /** Two columns (available, chosen) with plus and cross buttons; three or more with a menu in each row, or a select below 1024 px. */
  columns: readonly TransferColumn[];
  /** The items of each column; every id of `items` is in exactly one column. */
  value?: TransferValue;
  /** The items of each column initially. */
  defaultValue?: TransferValue;
  /** Called with the items of each column after a move; a drag calls it once, on drop. */
  onValueChange?: (value: TransferValue) => void;
  /** Says in the search fields of the columns what they look in, such as “Name or code”. */
  searchPlaceholder?: string;
  /** Number of rows visible before a column scrolls. Default 9. */
  rows?: number;
  /** Nothing can be moved, for example while saving or when read-only. */
  disabled?: boolean;
}

const NOTHING: TransferValue = {};
const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Items in two or three columns, moved between them by a drag handle (mouse, pen, touch; Space lifts, arrows move,
 * Space drops, Escape cancels), by a button in each row, or several at once (DS-094, DS-095, DS-131). Only the rows in
 * view are rendered; focus stays near the moved row, and every change is announced.
 */
export function TransferList({
  label,
  items,
  columns,
  value: givenValue,
  defaultValue = NOTHING,
  onValueChange,
  searchPlaceholder,
  rows = 9,
  disabled = false,
  className,
  ref,
  ...props
}: TransferListProps) {
  const t = useStrings();
  const instructionsId = useId();
  const rowHeight = useRowHeight();
  const isStacked = useMedia('(width < 1024px)', false);
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useComposedRefs(root, ref);
  const card = useRef<HTMLDivElement>(null);
  const [initial] = useState(defaultValue);
  const [value, setValue] = useFieldValue(root, givenValue, initial, onValueChange);
  const [queries, setQueries] = useState<Readonly<Record<string, string>>>({});
  const [checked, setChecked] = useState<ReadonlySet<string>>(NO_IDS);
  const [active, setActive] = useState<Readonly<Record<string, string>>>({});
  const refocus = useRef<{ column: string; id: string | null; part: string } | null>(null);

  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const rank = useMemo(() => new Map(items.map(({ id }, index) => [id, index])), [items]);
  const texts = useMemo(() => searchTexts(items), [items]);
  const shown = useMemo(
    () =>
      new Map(
        columns.map(({ id }) => {
          const known = (value[id] ?? []).filter((one) => byId.has(one));
          return [id, found(known, queries[id] ?? '', texts)];
        }),
      ),
    [columns, value, byId, queries, texts],
  );
  const shownOf = (column: string) => shown.get(column) ?? [];
  const labelOf = (column: string) => columns.find(({ id }) => id === column)?.label ?? column;
  const canMove = (id: string) => byId.get(id)?.fixedReason === undefined;
  const checkedIn = (column: string) => shownOf(column).filter((id) => checked.has(id));
  const activeOf = (column: string) => {
    const ids = shownOf(column);
    const last = active[column];
    return last !== undefined && ids.includes(last) ? last : ids[0];
  };

  const focusRow = (column: string, id: string | null, part: string) => {
    const list = root.current?.querySelector<HTMLElement>(`[data-transfer-rows="${CSS.escape(column)}"]`);
    const row =
      id === null ? null : list?.querySelector<HTMLElement>(`[data-transfer-row="${CSS.escape(id)}"]`);
    const target =
      row?.querySelector<HTMLElement>(part) ??
      row?.querySelector<HTMLElement>('button') ??
      row?.querySelector<HTMLElement>('[tabindex]') ??
      list?.closest('section')?.querySelector<HTMLElement>('input');
    target?.focus({ preventScroll: true });
  };
  // The focused element moved to another column, or was not rendered yet.
  useLayoutEffect(() => {
    const wanted = refocus.current;
    if (!wanted) return;
    refocus.current = null;
    if (wanted.id !== null) {
      const list = root.current?.querySelector<HTMLElement>(
        `[data-transfer-rows="${CSS.escape(wanted.column)}"]`,
      );
      reveal(list, shownOf(wanted.column).indexOf(wanted.id), rowHeight);
    }
    focusRow(wanted.column, wanted.id, wanted.part);
  });

  const change = (ids: ReadonlySet<string>, to: string, before: string | null) => {
    setValue(transfer(value, ids, to, before, rank));
    setChecked((old) => new Set([...old].filter((id) => !ids.has(id))));
  };
  const say = (ids: readonly string[], to: string) => {
    const name =
      ids.length === 1
        ? (byId.get(ids[0]!)?.label ?? '')
        : t('controls.transfer.several', { count: ids.length });
    announce(
      t('controls.transfer.went', {
        name,
        column: labelOf(to),
        count: (value[to]?.length ?? 0) + ids.length,
      }),
    );
  };
  /** Moves items by a button: the focus stays in the column, on the row that takes the place of the moved one. */
  const take = (ids: readonly string[], from: string, to: string, part: string) => {
    const taken = new Set(ids);
    const rowsThere = shownOf(from);
    const last = rowsThere.findLastIndex((id) => taken.has(id));
    const next =
      rowsThere.slice(last + 1).find((id) => !taken.has(id)) ??
      rowsThere.slice(0, last).findLast((id) => !taken.has(id)) ??
      null;
    if (next !== null) setActive((old) => ({ ...old, [from]: next }));
    refocus.current = { column: from, id: next, part };
    change(taken, to, null);
    say(ids, to);
  };

  const { drag, begin } = useTransferDrag({
    root,
    card,
    columns: columns.map(({ id }) => id),
    rowHeight,
    shownOf,
    takenWith: (id, column) => (checked.has(id) ? new Set(checkedIn(column)) : new Set([id])),
    onDrop({ id, ids, to, before }) {
      refocus.current = { column: to, id, part: '[data-drag-handle]' };
      setActive((old) => ({ ...old, [to]: id }));
      change(ids, to, before);
    },
    words: (moment, now) =>
      t(`controls.transfer.${moment}`, {
        name: nameOf(now, byId, t),
        column: labelOf(now.to),
        position: now.index + 1,
        total: shownOf(now.to).filter((id) => !now.ids.has(id)).length + now.ids.size,
      }),
  });

  const walk = (column: string) => (event: KeyboardEvent<HTMLElement>, id: string) => {
    const target = event.target as HTMLElement;
    if (drag || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return;
    // Events from the row's menu bubble here through React although the menu is in a portal.
    if (!event.currentTarget.contains(target)) return;
    const ids = shownOf(column);
    const at = ids.indexOf(id);
    const index = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 }[event.key];
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const other = aside && columns[columns.findIndex((one) => one.id === column) + aside]?.id;
    const next = other ? shownOf(other)[Math.min(at, shownOf(other).length - 1)] : ids[index ?? -1];
    const goal = other || column;
    if (next === undefined) return;
    event.preventDefault();
    const part = ['[data-drag-handle]', '[role="checkbox"]', '[data-transfer-action]'].find((one) =>
      target.closest(one),
    );
    setActive((old) => ({ ...old, [goal]: next }));
    refocus.current = { column: goal, id: next, part: part ?? 'button' };
  };

  const isTwo = columns.length === 2;
  const kindOf = (index: number) => (isTwo ? (index === 0 ? 'add' : 'remove') : 'menu');
  /** Buttons that move several rows: the checked ones, or else all search results. */
  const buttonsOf = (column: TransferColumn, index: number) => {
    const picked = checkedIn(column.id);
    const all = shownOf(column.id).filter(canMove);
    const ids = picked.length > 0 ? picked : all;
    const which = picked.length > 0 ? 'Checked' : queries[column.id] ? 'Found' : 'All';
    const targets = columns.filter(({ id }) => id !== column.id);
    return targets.map((target) => (
      <Button
        key={target.id}
        variant={picked.length > 0 ? 'secondary' : 'tertiary'}
        size="toolbar"
        disabled={disabled || ids.length === 0}
        {...(isTwo && (index === 0 ? { trailingIcon: ArrowRightIcon } : { icon: ArrowLeftIcon }))}
        onClick={() => take(ids, column.id, target.id, '[role="checkbox"]')}
      >
        {t(`controls.transfer.${kindOf(index)}${which}`, { count: ids.length, column: target.label })}
      </Button>
    ));
  };
  const list = (column: TransferColumn, index: number) => {
    const actions: RowActions = {
      kind: isStacked && !isTwo ? 'select' : kindOf(index),
      columns,
      column: column.id,
      check: (id, isChecked) =>
        setChecked((old) =>
          isChecked ? new Set([...old, id]) : new Set([...old].filter((one) => one !== id)),
        ),
      move: (id, to) => take([id], column.id, to, '[data-transfer-action]'),
      walk: walk(column.id),
      focused: (id) => setActive((old) => (old[column.id] === id ? old : { ...old, [column.id]: id })),
    };
    return (
      <TransferColumnList
        key={column.id}
        column={column}
        all={value[column.id] ?? []}
        shown={shownOf(column.id)}
        items={byId}
        searchPlaceholder={searchPlaceholder}
        query={queries[column.id] ?? ''}
        onQueryChange={(query) => setQueries((old) => ({ ...old, [column.id]: query }))}
        checked={checked}
        drag={drag}
        active={activeOf(column.id)}
        rows={rows}
        rowHeight={rowHeight}
        isDisabled={disabled}
        actions={actions}
        foot={isTwo ? null : <div className="mt-8 flex flex-wrap gap-4">{buttonsOf(column, index)}</div>}
      />
    );
  };
  return (
    <DragArea
      begin={begin}
      instructionsId={instructionsId}
      instructions={t('controls.transfer.instructions')}
    >
      <div
        ref={rootRef}
        role="group"
        aria-label={label}
        className={cn(
          'grid items-start gap-x-24 gap-y-16',
          isTwo ? 'sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]' : 'sm:auto-cols-fr sm:grid-flow-col',
          className,
        )}
        {...props}
      >
        {isTwo ? (
          <>
            {list(columns[0]!, 0)}
            <div className="flex flex-wrap justify-center gap-8 sm:flex-col sm:pt-80">
              {buttonsOf(columns[0]!, 0)}
              {buttonsOf(columns[1]!, 1)}
            </div>
            {list(columns[1]!, 1)}
          </>
        ) : (
          columns.map(list)
        )}
      </div>
      {drag?.isPointer
        ? createPortal(
            <div
              ref={card}
              aria-hidden
              className="pointer-events-none fixed top-0 left-0 z-sticky-header flex h-40 max-w-320 items-center gap-8 rounded-control border border-brand bg-raised px-12 text-body-strong shadow-2 will-change-transform"
            >
              <GripIcon />
              <span className="truncate">{nameOf(drag, byId, t)}</span>
            </div>,
            document.body,
          )
        : null}
    </DragArea>
  );
}
