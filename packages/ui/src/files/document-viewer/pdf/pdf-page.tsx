import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { memo, useRef } from 'react';
import { useStrings } from '../../../foundations/provider/index.js';
import { MatchMarks } from './match-marks.js';
import type { PageSize, Rotation } from './page-layout.js';
import { PageLinks } from './page-links.js';
import type { TextMatch } from './page-text.js';
import type { RenderQueue } from './render-queue.js';
import { usePageCanvas } from './use-page-canvas.js';
import { useTextLayer } from './use-text-layer.js';

export interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** Page index, from 0. */
  page: number;
  top: number;
  size: PageSize;
  scale: number;
  rotation: Rotation;
  queue: RenderQueue;
  /** Distance of a page from the current page; lower is drawn sooner. */
  urgencyOf: (page: number) => number;
  matches: readonly TextMatch[];
  activeMatch: number | undefined;
  onMatchPositioned: (page: number, top: number) => void;
  onGoTo: (page: number) => void;
}

/** A page with its canvas, text layer, links and search matches. Always on a white background, in every theme. */
export const PdfPage = memo(function PdfPage({
  pdf,
  page,
  top,
  size,
  scale,
  rotation,
  queue,
  urgencyOf,
  matches,
  activeMatch,
  onMatchPositioned,
  onGoTo,
}: PdfPageProps) {
  const t = useStrings();
  const box = useRef<HTMLDivElement>(null);
  const { holder, state } = usePageCanvas({
    pdf,
    page,
    scale,
    rotation,
    queue,
    urgency: () => urgencyOf(page),
  });
  const { container, elements } = useTextLayer({ pdf, page, scale, rotation, isReady: state !== 'waiting' });
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('files.viewer.pageOf', { page: page + 1, count: pdf.numPages })}
      data-theme="light"
      data-page={page + 1}
      data-drawn={state === 'drawn' || undefined}
      className="absolute left-1/2 bg-surface text-ink outline outline-line"
      style={{
        top,
        width: size.width,
        height: size.height,
        marginLeft: -Math.round(size.width / 2),
        ['--total-scale-factor' as string]: scale,
      }}
    >
      <div ref={holder} aria-hidden />
      {state === 'failed' ? (
        <p className="absolute inset-x-16 top-16 text-body text-ink-2">{t('files.viewer.pageFailed')}</p>
      ) : null}
      <div ref={container} className="document-text" />
      <PageLinks pdf={pdf} page={page} rotation={rotation} isReady={elements !== null} onGoTo={onGoTo} />
      <MatchMarks
        page={box}
        elements={elements}
        matches={matches}
        active={activeMatch}
        onPositioned={(distance) => onMatchPositioned(page, distance)}
      />
    </div>
  );
});
