import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { cn } from '../../../foundations/cn.js';
import type { TextMatch, TextPosition } from './page-text.js';
import type { TextElements } from './use-text-layer.js';

interface Mark {
  match: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface MatchMarksProps {
  page: RefObject<HTMLElement | null>;
  elements: TextElements;
  matches: readonly TextMatch[];
  /** Index of the current match on this page; undefined if it is on another page. */
  active: number | undefined;
  /** Called when the active match is laid out, with its distance from the top of the page, in px. */
  onPositioned: (top: number) => void;
}

/** Sets one end of a range to a text position; returns false if the text layer lacks that piece. */
function setEnd(
  range: Range,
  which: 'setStart' | 'setEnd',
  elements: readonly HTMLElement[],
  position: TextPosition,
) {
  const text = elements[position.piece]?.firstChild;
  if (!text) return false;
  range[which](text, Math.min(position.offset, text.textContent?.length ?? 0));
  return true;
}

function marksOf(box: DOMRect, elements: readonly HTMLElement[], matches: readonly TextMatch[]): Mark[] {
  return matches.flatMap(({ start, end }, match) => {
    const range = document.createRange();
    if (!setEnd(range, 'setStart', elements, start) || !setEnd(range, 'setEnd', elements, end)) return [];
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map((rect) => ({
        match,
        left: ((rect.left - box.left) / box.width) * 100,
        top: ((rect.top - box.top) / box.height) * 100,
        width: (rect.width / box.width) * 100,
        height: (rect.height / box.height) * 100,
      }));
  });
}

/** Marks the search matches on a page; in percent of the page, so that they scale when zooming. */
export function MatchMarks({ page, elements, matches, active, onPositioned }: MatchMarksProps) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);

  useLayoutEffect(() => {
    const box = page.current?.getBoundingClientRect();
    // oxlint-disable-next-line react/set-state-in-effect -- positions are only known after the text is laid out
    setMarks(box && elements && box.width > 0 ? marksOf(box, elements, matches) : []);
  }, [page, elements, matches]);

  const positioned = useRef(onPositioned);
  useEffect(() => {
    positioned.current = onPositioned;
  });
  const target = active === undefined ? undefined : marks.find(({ match }) => match === active);
  useEffect(() => {
    const height = page.current?.clientHeight;
    if (target && height) positioned.current((target.top / 100) * height);
    // Only a new target scrolls the view, not a zoom.
  }, [page, target]);

  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {marks.map(({ match, left, top, width, height }) => (
        <span
          key={`${match} ${left} ${top}`}
          data-match={match === active ? 'active' : 'found'}
          className={cn(
            'absolute mix-blend-multiply forced-colors:border-2 forced-colors:border-[Highlight] forced-colors:mix-blend-normal',
            match === active ? 'bg-action-line outline-2 outline-action-ink' : 'bg-action-tint',
          )}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        />
      ))}
    </div>
  );
}
