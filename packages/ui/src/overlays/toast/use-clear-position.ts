import { useLayoutEffect, type RefObject } from 'react';
import { clearPosition, type Box } from './clear-position.js';

/** Interactive elements. */
const ACTIONS =
  'button, a[href], input, textarea, select, label, summary, [contenteditable="true"], [role="button"], [role="option"], [role="separator"][tabindex]';
/** Rows can be scrolled away: where a list fills the window, a toast may cover their controls. */
const ROWS = '[role="row"], li';
/** Time in milliseconds without changes before the position is computed again. */
const REST = 100;

/** Whether the element is visible and can be clicked: not scrolled out of view, not under a modal layer. */
function isInReach(element: Element, x: number, y: number): boolean {
  return document.elementsFromPoint(x, y).some((hit) => element.contains(hit));
}

/** Returns the visible box of an interactive element; null if it cannot be reached. */
function boxInReach(element: Element): Box | null {
  const { clientWidth, clientHeight } = document.documentElement;
  const box = element.getBoundingClientRect();
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const right = Math.min(clientWidth, box.right);
  const bottom = Math.min(clientHeight, box.bottom);
  if (right - left < 1 || bottom - top < 1) return null;
  return isInReach(element, (left + right) / 2, (top + bottom) / 2) ? { left, top, right, bottom } : null;
}

/** Returns the boxes that must not be covered: of all interactive elements, and of those outside list rows. */
function obstaclesBeside(frame: HTMLElement): { all: Box[]; outsideRows: Box[] } {
  const all: Box[] = [];
  const outsideRows: Box[] = [];
  for (const element of document.querySelectorAll(ACTIONS)) {
    const box = frame.contains(element) ? null : boxInReach(element);
    if (!box) continue;
    all.push(box);
    if (!element.closest(ROWS)) outsideRows.push(box);
  }
  return { all, outsideRows };
}

/**
 * Positions the toast container, which is fixed at the top left, so that it covers no interactive element (direction,
 * principle 8). Computed when a toast appears, and again after the page has changed, but not while the container is
 * hovered or focused.
 */
export function useClearPosition(frameRef: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame || !isShown) return undefined;

    const position = () => {
      if (frame.matches(':hover, :focus-within')) return;
      const { clientWidth, clientHeight } = document.documentElement;
      const root = getComputedStyle(document.documentElement);
      const foot = Number.parseFloat(root.getPropertyValue('--page-bottom')) || 0;
      const margin = frame.offsetLeft;
      const area = {
        left: margin,
        top: margin,
        right: clientWidth - margin,
        bottom: clientHeight - foot - margin,
      };
      const size = { width: frame.offsetWidth, height: frame.offsetHeight };
      const { all, outsideRows } = obstaclesBeside(frame);
      const atFoot = { left: area.right - size.width, top: Math.max(area.top, area.bottom - size.height) };
      const { left, top } =
        clearPosition(size, area, all) ?? clearPosition(size, area, outsideRows) ?? atFoot;
      frame.style.translate = `${left - margin}px ${top - margin}px`;
    };

    let timer = 0;
    const positionAtRest = () => {
      clearTimeout(timer);
      timer = window.setTimeout(position, REST);
    };
    position();
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => frame.contains(target))) position();
      else positionAtRest();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', positionAtRest);
    window.addEventListener('scroll', positionAtRest, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('resize', positionAtRest);
      window.removeEventListener('scroll', positionAtRest, { capture: true });
    };
  }, [frameRef, isShown]);
}
