import { useEffect, useRef, type ComponentProps } from 'react';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import { useAnnounce } from '../../feedback/announcer/index.js';
import { restoreLostFocus } from '../../foundations/focus-heading.js';
import { ShowMore, type ShowMoreProps } from '../../navigation/pagination/index.js';
import { useLostFocus } from '../use-lost-focus.js';

const ROW = '[data-list-row]';

export interface ListRowProps extends ComponentProps<'li'> {}

/** A row or card of a list with “show more”; can take the focus as the first new row. */
export function ListRow({ className, children, ...props }: ListRowProps) {
  return (
    <li data-list-row tabIndex={-1} className={cn('focus-inset break-inside-avoid', className)} {...props}>
      {children}
    </li>
  );
}

export interface ListRowsProps
  extends ComponentProps<'div'>, Pick<ShowMoreProps, 'shown' | 'total' | 'step' | 'busy'> {
  /** Loads the next rows, which are appended. Without it, there is no “show more”. */
  onShowMore?: (() => void) | undefined;
}

/**
 * A list with “show more”: the `ListRow` lists inside, grouped or not, and the button below them. The focus moves to
 * the first new row, since the button moves away from it, unless the user has left the list. The focus in a row that is
 * removed, such as by deleting its record, moves to the row that takes its place, or to the page heading.
 */
export function ListRows({
  shown,
  total,
  step,
  busy = false,
  onShowMore,
  className,
  children,
  ...props
}: ListRowsProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const announce = useAnnounce();
  const rows = useRef<HTMLDivElement>(null);
  /** Number of rows when more were requested. */
  const before = useRef<number | null>(null);
  const rowsOf = () => [...(rows.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const [focusing, focused] = useLostFocus(
    (target) => {
      const row = target.closest<HTMLElement>(ROW);
      return (
        row && { element: row, index: rowsOf().indexOf(row), heading: document.querySelector('main h1') }
      );
    },
    ({ index }) => {
      const all = rowsOf();
      const next = all[Math.min(index, all.length - 1)];
      if (next) next.focus({ preventScroll: true });
      else restoreLostFocus();
    },
  );
  // With the last row, the host may remove the whole list; when the page changes, its own heading takes the focus.
  useEffect(
    () => () => {
      if (focused.current?.heading?.isConnected) restoreLostFocus();
    },
    [focused],
  );
  useEffect(() => {
    if (before.current === null) return;
    const all = rowsOf();
    const first = all[before.current];
    if (!first) return;
    announce(
      t('filters.list.added', {
        count: all.length - before.current,
        figure: integer(all.length - before.current),
      }),
    );
    before.current = null;
    // Whoever went on to work elsewhere stays there.
    const active = document.activeElement!;
    if (!active.contains(first) && !rows.current!.parentElement!.contains(active)) return;
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div className={className} {...props}>
      <div ref={rows} {...focusing}>
        {children}
      </div>
      {onShowMore && total > step ? (
        <ShowMore
          className="max-xs:[&>button]:flex-1"
          shown={shown}
          total={total}
          step={step}
          busy={busy}
          onShowMore={() => {
            before.current = rowsOf().length;
            onShowMore();
          }}
        />
      ) : null}
    </div>
  );
}
