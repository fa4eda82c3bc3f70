import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  findMatches,
  readPage,
  readQuery,
  type PageText,
  type TextMatch,
  type TextPiece,
} from './page-text.js';

/** Cache of extracted page texts, for the lifetime of their document. */
const texts = new WeakMap<PDFDocumentProxy, Map<number, Promise<PageText>>>();

function textOf(pdf: PDFDocumentProxy, page: number): Promise<PageText> {
  const known = texts.get(pdf) ?? new Map<number, Promise<PageText>>();
  texts.set(pdf, known);
  const text =
    known.get(page) ??
    (async () => {
      const { items } = await (await pdf.getPage(page + 1)).getTextContent();
      return readPage(items.filter((item): item is typeof item & TextPiece => 'str' in item));
    })();
  known.set(page, text);
  return text;
}

interface Found {
  query: string;
  /** Matches by page; pages without matches are absent. */
  pages: ReadonlyMap<number, readonly TextMatch[]>;
  total: number;
  /** Every page has been searched. */
  isComplete: boolean;
}

const NOTHING: Found = { query: '', pages: new Map(), total: 0, isComplete: true };

/** The current match: its page, and its index on that page. */
export interface ActiveMatch {
  page: number;
  index: number;
}

/** Number of pages whose text is requested ahead. */
const READ_AHEAD = 3;
/** Interval in ms at which partial results are shown while a long document is searched. */
const SHOW_EVERY = 120;

/** Searches a document page by page from the current page; the first match from there becomes active. */
export function useDocumentSearch(pdf: PDFDocumentProxy, query: string, currentPage: number) {
  const [found, setFound] = useState<Found>(NOTHING);
  const [active, setActive] = useState<ActiveMatch | null>(null);
  const from = useRef(currentPage);
  useEffect(() => {
    from.current = currentPage;
  });
  const wanted = readQuery(query);

  useEffect(() => {
    let isWanted = true;
    const search = async () => {
      const start = from.current;
      const pages = new Map<number, readonly TextMatch[]>();
      let total = 0;
      let shownAt = performance.now();
      let hasActive = false;
      for (let step = 0; step < pdf.numPages; step += 1) {
        const page = (start + step) % pdf.numPages;
        // The worker reads the next pages while this one is searched.
        for (let ahead = 1; ahead <= READ_AHEAD && step + ahead < pdf.numPages; ahead += 1)
          textOf(pdf, (page + ahead) % pdf.numPages).catch(() => {});
        const text = await textOf(pdf, page).catch(() => null);
        if (!isWanted) return;
        const matches = text ? findMatches(text, wanted) : [];
        if (matches.length > 0) {
          pages.set(page, matches);
          total += matches.length;
          if (!hasActive) {
            hasActive = true;
            setActive({ page, index: 0 });
            setFound({ query: wanted, pages: new Map(pages), total, isComplete: false });
          }
        }
        if (performance.now() - shownAt > SHOW_EVERY) {
          shownAt = performance.now();
          setFound({ query: wanted, pages: new Map(pages), total, isComplete: false });
        }
      }
      if (!hasActive) setActive(null);
      setFound({ query: wanted, pages, total, isComplete: true });
    };
    if (wanted !== '') void search();
    return () => {
      isWanted = false;
    };
  }, [pdf, wanted]);

  const shown = found.query === wanted ? found : NOTHING;
  const isSearching = wanted !== '' && !(found.query === wanted && found.isComplete);
  const current = shown.total > 0 ? active : null;

  const order = useMemo(() => [...shown.pages.keys()].sort((a, b) => a - b), [shown]);
  /** Number of the active match among all, from 1. */
  const position = useMemo(() => {
    if (!current) return 0;
    const before = order.filter((page) => page < current.page);
    return before.reduce((sum, page) => sum + shown.pages.get(page)!.length, 0) + current.index + 1;
  }, [current, order, shown]);

  const step = useCallback(
    (direction: 1 | -1) => {
      if (!current || order.length === 0) return;
      const index = current.index + direction;
      if (index >= 0 && index < (shown.pages.get(current.page)?.length ?? 0)) {
        setActive({ page: current.page, index });
        return;
      }
      const at = order.indexOf(current.page);
      const page = order[(at + direction + order.length) % order.length]!;
      setActive({ page, index: direction > 0 ? 0 : shown.pages.get(page)!.length - 1 });
    },
    [current, order, shown],
  );

  return { pages: shown.pages, total: shown.total, position, active: current, isSearching, step };
}
