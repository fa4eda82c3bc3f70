import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../controls/button/index.js';
import { useAnnounce } from '../../../feedback/announcer/index.js';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  PrintIcon,
  SearchIcon,
  SidebarIcon,
} from '../../../foundations/icons/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import { FindBar } from '../find-bar.js';
import { Controls, ControlsLine, InFrame, Tool } from '../frame.js';
import { KeyHelp } from '../key-help.js';
import { useElementSize } from '../use-element-size.js';
import { TypedField, ZoomControls } from '../zoom-controls.js';
import { stepZoom, zoomFactor, type Zoom } from '../zoom.js';
import {
  clampPage,
  layoutPages,
  PAGE_GAP,
  PAGE_MARGIN,
  turned,
  type PageSize,
  type Rotation,
} from './page-layout.js';
import { PdfPage } from './pdf-page.js';
import { PrintStrip } from './print-strip.js';
import { RenderQueue } from './render-queue.js';
import { Thumbnails } from './thumbnails.js';
import { useDocumentSearch, type ActiveMatch } from './use-document-search.js';
import { usePageScroll } from './use-page-scroll.js';
import { usePrinting } from './use-printing.js';
import { useWheelZoom } from './use-wheel-zoom.js';
import { commandOf, KEY_HELP, type ViewerCommand } from './viewer-keys.js';

/** CSS pixels per point: a page at 100% has its printed size. */
const CSS_UNITS = 96 / 72;
const AUTO = { fit: 'width', largest: 1.25 } as const;
/** Viewer width, in px, from which thumbnails are shown initially. */
const WIDE = 760;
/** Distance to the end, in px, that counts as read to the end (TERM-005). */
const NEAR_END = 150;
/** Share of the view scrolled per frame above which drawing pauses until scrolling slows down. */
const FLYING = 0.2;
/** Pause in ms after the last fast scroll event. */
const SETTLED = 60;
/** Priority offset, so that thumbnails are drawn after all visible pages. */
const LATER = 1000;
const NO_MATCHES: readonly never[] = [];

export interface PdfPagesProps {
  pdf: PDFDocumentProxy;
  sizes: readonly PageSize[];
  /** The sizes of all pages are known, so the scroll end is the real end. */
  isComplete: boolean;
  label: string;
  onNearEnd: (() => void) | undefined;
}

/** The pages of a PDF; only the visible ones and one on either side are rendered. */
export function PdfPages({ pdf, sizes, isComplete, label, onNearEnd }: PdfPagesProps) {
  const t = useStrings();
  const announce = useAnnounce();
  const count = sizes.length;
  const outer = useRef<HTMLDivElement>(null);
  const outerSize = useElementSize(outer);
  const [queue] = useState(() => new RenderQueue());
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [rotation, setRotation] = useState<Rotation>(0);
  const [wantsThumbnails, setWantsThumbnails] = useState<boolean | null>(null);
  const [hasHelp, setHasHelp] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const printing = usePrinting(pdf, rotation);
  const hasThumbnails = wantsThumbnails ?? (outerSize.width >= WIDE && count > 1);

  const [view, setView] = useState({ width: 0, height: 0 });
  const largest = useMemo(() => {
    const all = sizes.map((size) => turned(size, rotation));
    return {
      width: Math.max(...all.map(({ width }) => width)) * CSS_UNITS,
      height: Math.max(...all.map(({ height }) => height)) * CSS_UNITS,
    };
  }, [sizes, rotation]);
  const factor = zoomFactor(
    zoom,
    largest,
    { width: view.width - 2 * PAGE_MARGIN, height: view.height - 2 * PAGE_GAP },
    AUTO,
  );
  const scale = factor * CSS_UNITS;
  const layout = useMemo(() => layoutPages(sizes, scale, rotation), [sizes, scale, rotation]);

  const lastTop = useRef(0);
  const onScroll = (area: HTMLElement) => {
    const moved = Math.abs(area.scrollTop - lastTop.current);
    lastTop.current = area.scrollTop;
    // A jump is drawn at once; only continuous fast scrolling pauses drawing.
    if (moved > area.clientHeight * FLYING && moved < area.clientHeight * 2) queue.pause(SETTLED);
    const left = area.scrollHeight - area.scrollTop - area.clientHeight;
    if (isComplete && area.clientHeight > 0 && left <= NEAR_END) onNearEnd?.();
  };
  const { scroller, shown, goTo, read } = usePageScroll(layout, onScroll);
  const room = useElementSize(scroller);
  if (room !== view && (room.width !== view.width || room.height !== view.height)) setView(room);
  // The end can also come into view without scrolling: when the last sizes are known, or the view grows.
  useEffect(read, [read, isComplete, view.height]);
  useWheelZoom(scroller, factor, setZoom);
  const search = useDocumentSearch(pdf, query ?? '', shown.current);

  const current = useRef(shown.current);
  useEffect(() => {
    current.current = shown.current;
  });
  const urgencyOf = useCallback((page: number) => Math.abs(page - current.current), []);
  const thumbnailUrgency = useCallback((page: number) => LATER + Math.abs(page - current.current), []);

  const step = (page: number) => {
    const target = Math.min(Math.max(page, 0), count - 1);
    goTo(target);
    announce(t('files.viewer.pageOf', { page: target + 1, count }));
  };

  // Scrolls to the active match: first to its page, then, once the text layer is there, to its line.
  const { active } = search;
  const positioned = useRef<ActiveMatch | null>(null);
  const { first, last } = shown;
  useEffect(() => {
    if (active && positioned.current !== active && (active.page < first - 1 || active.page > last + 1))
      goTo(active.page);
  }, [active, first, last, goTo]);
  const viewHeight = view.height;
  const onMatchPositioned = useCallback(
    (page: number, top: number) => {
      if (positioned.current === active) return;
      positioned.current = active;
      goTo(page, Math.max(0, top - viewHeight / 3));
    },
    [active, goTo, viewHeight],
  );

  // A dialog around the viewer keeps the focus on itself while loading; it moves to the document now.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && focused.contains(scroller.current))
      scroller.current?.focus({ preventScroll: true });
  }, [scroller]);

  const findField = useRef<HTMLInputElement>(null);
  const pageField = useRef<HTMLInputElement>(null);
  const openFind = () => {
    // The field must exist and have the focus before the next key: letters typed right after the shortcut belong to it.
    flushSync(() => setQuery((now) => now ?? ''));
    findField.current?.focus();
    findField.current?.select();
  };
  const closeFind = () => {
    setQuery(null);
    positioned.current = null;
    scroller.current?.focus({ preventScroll: true });
  };
  const rotate = (by: 90 | 270) => setRotation((now) => ((now + by) % 360) as Rotation);

  const commands: Record<ViewerCommand, () => void> = {
    nextPage: () => step(shown.current + 1),
    previousPage: () => step(shown.current - 1),
    goTo: () => pageField.current?.focus(),
    zoomIn: () => setZoom(stepZoom(factor, 1)),
    zoomOut: () => setZoom(stepZoom(factor, -1)),
    actualSize: () => setZoom(1),
    fitWidth: () => setZoom('width'),
    fitPage: () => setZoom('page'),
    rotate: () => rotate(90),
    rotateBack: () => rotate(270),
    thumbnails: () => setWantsThumbnails(!hasThumbnails),
    find: openFind,
    nextMatch: () => search.step(1),
    previousMatch: () => search.step(-1),
    print: printing.print,
    help: () => setHasHelp(true),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command || event.defaultPrevented) return;
    event.preventDefault();
    commands[command]();
  };

  const pages = Array.from(
    { length: Math.min(last + 1, count - 1) - Math.max(first - 1, 0) + 1 },
    (_, offset) => Math.max(first - 1, 0) + offset,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys that bubble from the pages and tools; not focusable itself
    <div ref={outer} className="relative flex min-w-0 flex-1" onKeyDown={onKeyDown}>
      <InFrame slot="lead">
        <IconButton
          icon={SidebarIcon}
          label={t(hasThumbnails ? 'files.viewer.hideThumbnails' : 'files.viewer.showThumbnails')}
          size="toolbar"
          aria-expanded={hasThumbnails}
          onClick={() => setWantsThumbnails(!hasThumbnails)}
        />
      </InFrame>
      <InFrame slot="tools">
        <Tool
          icon={SearchIcon}
          label={t('files.viewer.find')}
          aria-expanded={query !== null}
          onClick={query === null ? openFind : closeFind}
        />
        <Tool icon={PrintIcon} label={t('files.viewer.print')} onClick={printing.print} />
        <KeyHelp keys={KEY_HELP} open={hasHelp} onOpenChange={setHasHelp} />
      </InFrame>
      {query === null ? null : (
        <FindBar
          ref={findField}
          query={query}
          onQueryChange={setQuery}
          position={search.position}
          total={search.total}
          searching={search.isSearching}
          onStep={search.step}
          onClose={closeFind}
        />
      )}
      <PrintStrip printing={printing} count={count} />
      {hasThumbnails ? (
        <Thumbnails
          pdf={pdf}
          sizes={sizes}
          rotation={rotation}
          queue={queue}
          urgencyOf={thumbnailUrgency}
          current={shown.current}
          onGoTo={goTo}
        />
      ) : null}
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it must be reachable by keyboard
        tabIndex={0}
        className="focus-inset relative min-w-0 flex-1 overflow-auto overscroll-contain [scrollbar-gutter:stable]"
      >
        <div className="relative min-w-full" style={{ height: layout.height, width: layout.width }}>
          {view.width > 0
            ? pages.map((page) => (
                <PdfPage
                  key={page}
                  pdf={pdf}
                  page={page}
                  top={layout.tops[page]!}
                  size={layout.sizes[page]!}
                  scale={scale}
                  rotation={rotation}
                  queue={queue}
                  urgencyOf={urgencyOf}
                  matches={search.pages.get(page) ?? NO_MATCHES}
                  activeMatch={active?.page === page ? active.index : undefined}
                  onMatchPositioned={onMatchPositioned}
                  onGoTo={step}
                />
              ))
            : null}
        </div>
      </div>
      <Controls label={label}>
        <ZoomControls zoom={zoom} factor={factor} onZoomChange={setZoom} onRotate={() => rotate(90)} />
        <ControlsLine />
        <IconButton
          icon={ArrowUpIcon}
          label={t('files.viewer.previousPage')}
          size="toolbar"
          className="@max-[480px]/viewer:hidden"
          aria-disabled={shown.current === 0 || undefined}
          onClick={() => step(shown.current - 1)}
        />
        <TypedField
          ref={pageField}
          label={t('files.viewer.page')}
          shown={String(shown.current + 1)}
          className="w-44 border-line-control bg-surface @max-[400px]/viewer:w-40"
          onTyped={(typed) => step(clampPage(typed, count, shown.current + 1) - 1)}
        />
        <span className="px-4 text-small whitespace-nowrap @max-[400px]/viewer:px-2 text-ink-2 tabular-nums">
          {t('files.viewer.ofPages', { count })}
        </span>
        <IconButton
          icon={ArrowDownIcon}
          label={t('files.viewer.nextPage')}
          size="toolbar"
          className="@max-[480px]/viewer:hidden"
          aria-disabled={shown.current === count - 1 || undefined}
          onClick={() => step(shown.current + 1)}
        />
      </Controls>
    </div>
  );
}
