import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../../../controls/index.js';
import { SkeletonRows } from '../../../feedback/skeleton/index.js';
import { CaretDownIcon, CaretRightIcon } from '../../../foundations/icons/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import type { RowEngine, RowView } from '../engine/index.js';
import type { GridController, GridDraft } from '../model/grid-controller.js';
import { followLink, hasSelectedText, INTERACTIVE } from '../model/pointer.js';
import type { GridActions } from '../model/use-grid-actions.js';
import { RowCheckbox } from '../rows/row-checkbox.js';

export interface NarrowListProps<Row> {
  label: string;
  grid: GridController<Row>;
  draft: GridDraft<Row>;
  engine: RowEngine<Row>;
  view: RowView;
  actions: GridActions<Row>;
  selectable: boolean;
  whyFixed: ((row: Row) => string | undefined) | undefined;
  /** Expands or collapses a group by its key, or a parent by its id. */
  toggle: (key: string, expanded: boolean) => void;
  groupLabel: (key: string) => string;
  getRowId: (row: Row) => string;
  isUnread: ((row: Row) => boolean) | undefined;
  getRowHref: ((row: Row) => string | undefined) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
  /** Called with the range of listed rows, when rows are loaded in windows. */
  onRange: ((first: number, end: number) => void) | undefined;
  children: (context: { row: Row; unread: boolean; href: string | undefined }) => ReactNode;
  /** Replaces the rows: no rows, an error, or loading. */
  message: ReactNode;
}

/** Number of rows added each time the end comes near. */
const CHUNK = 60;

/**
 * The rows as a list, for narrow screens. Rows are added as the end comes near, and rows out of view skip layout (CSS),
 * so that the page or any surrounding container can scroll the list.
 */
export function NarrowList<Row>(props: NarrowListProps<Row>) {
  const { grid, draft, engine, view, actions, selectable, getRowHref, onRowOpen, onRange } = props;
  const t = useStrings();
  const id = useId();
  const [shown, setShown] = useState(CHUNK);
  const end = useRef<HTMLDivElement>(null);
  useSyncExternalStore(grid.subscribe, grid.version, grid.version);
  const count = Math.min(shown, view.length);
  const more = count < view.length;
  useEffect(() => onRange?.(0, count), [onRange, count]);
  useEffect(() => {
    if (!more || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setShown((old) => old + CHUNK);
      },
      { rootMargin: '1000px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an end still in view after a chunk triggers no event
  }, [more, shown]);

  if (props.message) return <div className="border-t border-line-ink px-16 py-16">{props.message}</div>;
  const items: ReactNode[] = [];
  for (let position = 0; position < count; position++) {
    const line = view.line(position);
    if (line < 0) {
      const group = view.groups[-1 - line]!;
      items.push(
        <li
          key={`group-${group.key}`}
          aria-setsize={view.length}
          aria-posinset={position + 1}
          className="bg-sunken"
        >
          <button
            type="button"
            aria-expanded={group.expanded}
            className="focus-inset flex w-full items-center gap-8 px-16 py-8 text-left text-body-strong"
            onClick={() => props.toggle(group.key, !group.expanded)}
          >
            {group.expanded ? <CaretDownIcon /> : <CaretRightIcon />}
            {group.key === '' ? t('grid.blank') : props.groupLabel(group.key)}
          </button>
        </li>,
      );
      continue;
    }
    const row = engine.rows[line];
    if (row === undefined) {
      items.push(
        <li
          key={`place-${position}`}
          aria-busy
          aria-setsize={view.length}
          aria-posinset={position + 1}
          className="border-b border-line px-16 py-12"
        >
          <SkeletonRows rows={2} />
        </li>,
      );
      continue;
    }
    const rowId = props.getRowId(row);
    const unread = props.isUnread?.(row) ?? false;
    const href = getRowHref?.(row);
    const selected = draft.selection.has(line);
    const expanded = view.expanded(line);
    items.push(
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a larger target for the link in it, which keyboards reach
      <li
        key={rowId}
        data-unread={unread ? '' : undefined}
        data-selected={selected ? '' : undefined}
        aria-setsize={view.length}
        aria-posinset={position + 1}
        className="group/row relative flex items-start gap-12 border-b border-line px-16 py-12 [contain-intrinsic-size:auto_82px] [content-visibility:auto] before:absolute before:inset-y-0 before:left-0 before:w-2 data-unread:before:bg-ink data-selected:bg-selection data-selected:before:bg-brand"
        onClick={(event) => {
          const target = event.target as HTMLElement;
          // A layer opened from the card reports its clicks here, but is not part of it.
          if (!event.currentTarget.contains(target)) return;
          if (target.matches('[data-grid-select]')) actions.toggleRow(position, event.shiftKey);
          else if (!target.closest(INTERACTIVE) && !hasSelectedText()) {
            const link = event.currentTarget.querySelector<HTMLAnchorElement>('a[href]');
            if (link) followLink(link, event);
            else onRowOpen?.(row);
          }
        }}
      >
        {selectable ? (
          <RowCheckbox
            gridId={id}
            rowId={`${id}-${rowId}`}
            checked={selected}
            whyFixed={props.whyFixed?.(row)}
            tabIndex={0}
          />
        ) : null}
        <div id={`${id}-${rowId}`} className="min-w-0 flex-1">
          {props.children({ row, unread, href })}
        </div>
        {expanded === undefined ? null : (
          <IconButton
            size="row"
            icon={expanded ? CaretDownIcon : CaretRightIcon}
            label={t(expanded ? 'grid.collapse' : 'grid.expand')}
            aria-expanded={expanded}
            onClick={() => props.toggle(rowId, !expanded)}
          />
        )}
      </li>,
    );
  }
  return (
    <div className="min-h-0 flex-auto overflow-y-auto group-data-printing/grid:print:hidden">
      <span id={`${id}-select`} hidden>
        {t('grid.selectRow')}
      </span>
      <ul aria-label={props.label} className="border-t border-line-ink">
        {items}
      </ul>
      <div ref={end} />
    </div>
  );
}
