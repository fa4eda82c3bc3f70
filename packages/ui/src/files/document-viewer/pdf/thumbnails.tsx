import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '../../../foundations/cn.js';
import { useStrings } from '../../../foundations/provider/index.js';
import { useElementSize } from '../use-element-size.js';
import { turned, type PageSize, type Rotation } from './page-layout.js';
import type { RenderQueue } from './render-queue.js';
import { usePageCanvas } from './use-page-canvas.js';

/** Height of a thumbnail with its page number, in px, and the box that its page is fitted into. */
const SLOT = 116;
const BOX = { width: 60, height: 80 };
/** Number of thumbnails rendered above and below the visible ones. */
const OVERSCAN = 3;

export interface ThumbnailsProps {
  pdf: PDFDocumentProxy;
  sizes: readonly PageSize[];
  rotation: Rotation;
  queue: RenderQueue;
  urgencyOf: (page: number) => number;
  /** Index of the current page. */
  current: number;
  onGoTo: (page: number) => void;
}

/** Thumbnails of the pages. A single Tab stop; the arrow keys, Home and End move between pages. */
export function Thumbnails({ pdf, sizes, rotation, queue, urgencyOf, current, onGoTo }: ThumbnailsProps) {
  const t = useStrings();
  const column = useRef<HTMLElement>(null);
  const { height } = useElementSize(column);
  const [from, setFrom] = useState(0);
  const first = Math.max(0, Math.floor(from / SLOT) - OVERSCAN);
  const last = Math.min(sizes.length - 1, Math.ceil((from + height) / SLOT) + OVERSCAN);

  useEffect(() => {
    const area = column.current;
    if (!area) return;
    const top = current * SLOT;
    if (top < area.scrollTop) area.scrollTop = top;
    else if (top + SLOT > area.scrollTop + area.clientHeight) area.scrollTop = top + SLOT - area.clientHeight;
  }, [current]);

  // After a move by keyboard, the focus follows to the new current page.
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    column.current?.querySelector<HTMLElement>(`[data-thumbnail="${current + 1}"]`)?.focus();
  }, [current]);

  const move = (event: KeyboardEvent) => {
    const target = {
      ArrowDown: current + 1,
      ArrowRight: current + 1,
      ArrowUp: current - 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: sizes.length - 1,
    }[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (target < 0 || target >= sizes.length || target === current) return;
    isMoving.current = true;
    onGoTo(target);
  };

  const pages = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  // The current page is always rendered, because it is the Tab stop.
  if (!pages.includes(current) && current < sizes.length) pages.push(current);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the buttons, which handle their own keys
    <nav
      ref={column}
      aria-label={t('files.viewer.thumbnails')}
      className="relative w-96 shrink-0 overflow-y-auto overscroll-contain border-r border-line bg-raised @max-[640px]/viewer:absolute @max-[640px]/viewer:inset-y-0 @max-[640px]/viewer:left-0 @max-[640px]/viewer:z-sticky @max-[640px]/viewer:shadow-1"
      onScroll={(event) => setFrom(event.currentTarget.scrollTop)}
      onKeyDown={move}
    >
      <div className="relative" style={{ height: sizes.length * SLOT }}>
        {pages.map((page) => (
          <Thumbnail
            key={page}
            pdf={pdf}
            page={page}
            size={turned(sizes[page]!, rotation)}
            rotation={rotation}
            queue={queue}
            urgencyOf={urgencyOf}
            isCurrent={page === current}
            onGoTo={onGoTo}
          />
        ))}
      </div>
    </nav>
  );
}

interface ThumbnailProps {
  pdf: PDFDocumentProxy;
  page: number;
  size: PageSize;
  rotation: Rotation;
  queue: RenderQueue;
  urgencyOf: (page: number) => number;
  isCurrent: boolean;
  onGoTo: (page: number) => void;
}

function Thumbnail({ pdf, page, size, rotation, queue, urgencyOf, isCurrent, onGoTo }: ThumbnailProps) {
  const t = useStrings();
  const scale = Math.min(BOX.width / size.width, BOX.height / size.height);
  const { holder } = usePageCanvas({ pdf, page, scale, rotation, queue, urgency: () => urgencyOf(page) });
  return (
    <button
      type="button"
      data-thumbnail={page + 1}
      aria-label={t('files.viewer.goToPage', { page: page + 1 })}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className="group absolute inset-x-0 flex flex-col items-center justify-end gap-4 pb-6 outline-none"
      style={{ top: page * SLOT, height: SLOT }}
      onClick={() => onGoTo(page)}
    >
      <span
        aria-hidden
        className={cn(
          'block outline outline-line group-hover:outline-line-control',
          isCurrent && 'outline-2 outline-offset-2 outline-brand group-hover:outline-brand',
          'group-focus-visible:outline-2 group-focus-visible:outline-offset-4 group-focus-visible:outline-focus',
        )}
      >
        <span
          ref={holder}
          data-theme="light"
          className="relative block bg-surface"
          style={{ width: size.width * scale, height: size.height * scale }}
        />
      </span>
      <span className={cn('text-caption text-ink-2 tabular-nums', isCurrent && 'font-semibold text-ink')}>
        {page + 1}
      </span>
    </button>
  );
}
