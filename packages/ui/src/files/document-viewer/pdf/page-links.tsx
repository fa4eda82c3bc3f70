import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { useStrings } from '../../../foundations/provider/index.js';
import { viewportOf } from './draw-page.js';
import type { Rotation } from './page-layout.js';

/** A link area on a page, in percent of the page. */
interface PageLink {
  id: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** An external URL, or the index of a page in the document. */
  to: string | number;
}

/** URL schemes a document may link to; a file is not trusted to use others. */
const SAFE = /^(https?:|mailto:)/i;

interface LinkAnnotation {
  id: string;
  subtype: string;
  rect: [number, number, number, number];
  url?: string;
  dest?: string | unknown[] | null;
}

async function pageOf(pdf: PDFDocumentProxy, dest: LinkAnnotation['dest']): Promise<number | undefined> {
  const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const target: unknown = explicit?.[0];
  if (typeof target === 'number') return target;
  return target && typeof target === 'object'
    ? pdf.getPageIndex(target as Parameters<PDFDocumentProxy['getPageIndex']>[0])
    : undefined;
}

async function linksOf(pdf: PDFDocumentProxy, page: PDFPageProxy, rotation: Rotation): Promise<PageLink[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as LinkAnnotation[];
  const viewport = viewportOf(page, 1, rotation);
  const links: PageLink[] = [];
  for (const { id, subtype, rect, url, dest } of annotations) {
    if (subtype !== 'Link') continue;
    const to =
      url && SAFE.test(url) ? url : dest ? await pageOf(pdf, dest).catch(() => undefined) : undefined;
    if (to === undefined) continue;
    const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]) as [number, number];
    const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]) as [number, number];
    links.push({
      id,
      to,
      left: (Math.min(x1, x2) / viewport.width) * 100,
      top: (Math.min(y1, y2) / viewport.height) * 100,
      width: (Math.abs(x2 - x1) / viewport.width) * 100,
      height: (Math.abs(y2 - y1) / viewport.height) * 100,
    });
  }
  return links;
}

export interface PageLinksProps {
  pdf: PDFDocumentProxy;
  page: number;
  rotation: Rotation;
  isReady: boolean;
  onGoTo: (page: number) => void;
}

/** The links of a page: internal ones go to a page, external ones open in a new tab without opener and referrer. */
export function PageLinks({ pdf, page, rotation, isReady, onGoTo }: PageLinksProps) {
  const t = useStrings();
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    if (!isReady) return undefined;
    let isWanted = true;
    const read = async () => {
      const found = await linksOf(pdf, await pdf.getPage(page + 1), rotation);
      if (isWanted) setLinks(found);
    };
    read().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [pdf, page, rotation, isReady]);

  return links.map(({ id, to, left, top, width, height }) => {
    const box = {
      className: 'focus-ring absolute hover:bg-selection/40',
      style: { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` },
    };
    return typeof to === 'string' ? (
      <a key={id} {...box} href={to} target="_blank" rel="noopener noreferrer nofollow" aria-label={to} />
    ) : (
      <button
        key={id}
        {...box}
        type="button"
        aria-label={t('files.viewer.goToPage', { page: to + 1 })}
        onClick={() => onGoTo(to)}
      />
    );
  });
}
