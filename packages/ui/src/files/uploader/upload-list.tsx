import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { UploadItem } from './upload-item.js';
import { useWindow } from './use-window.js';

export interface UploadListProps {
  items: readonly UploadItem[];
  /** `fixed`: the row has a fixed height and truncates what does not fit. */
  renderRow: (item: UploadItem, fixed: boolean) => ReactNode;
}

/** Number of files from which the list is virtualised: only rows near the viewport are rendered, with one height. */
const WINDOWED = 40;
/** RDET-072: number of files beyond which the list scrolls. */
const SCROLLING = 8;
const ROW_HEIGHT = 64;
/** Row height if the state does not fit next to the name. */
const NARROW_ROW_HEIGHT = 88;
const NARROW = 544;

/** The files of an uploader; scrolls beyond eight files and is virtualised from 40. */
export function UploadList({ items, renderRow }: UploadListProps) {
  const t = useStrings();
  const box = useRef<HTMLDivElement>(null);
  const [isNarrow, setIsNarrow] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  const windowed = items.length >= WINDOWED;
  const rowHeight = isNarrow ? NARROW_ROW_HEIGHT : ROW_HEIGHT;
  const { from, to } = useWindow(box, items.length, rowHeight);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setIsNarrow(element.clientWidth < NARROW));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const scrolls = items.length > SCROLLING;
  return (
    <div
      ref={box}
      className={cn(
        '@container',
        scrolls && 'focus-inset max-h-[34rem] overflow-y-auto',
        windowed && 'h-[34rem]',
      )}
      // A scrolling box must be reachable by keyboard and have a name.
      {...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': t('uploads.list') })}
      onFocus={({ target }) =>
        setFocused(target.closest<HTMLElement>('[data-upload]')?.dataset['upload'] ?? null)
      }
      onBlur={() => setFocused(null)}
    >
      <ul
        aria-label={t('uploads.list')}
        className="relative pl-8"
        {...(windowed && { style: { height: items.length * rowHeight } })}
      >
        {items.map((item, index) =>
          // The focused row stays rendered when scrolled out of view.
          !windowed || (index >= from && index < to) || item.id === focused ? (
            <li
              key={item.id}
              data-upload={item.id}
              {...(windowed && {
                'aria-setsize': items.length,
                'aria-posinset': index + 1,
                className: 'absolute right-0 left-8',
                style: { top: index * rowHeight, height: rowHeight },
              })}
            >
              {renderRow(item, windowed)}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
