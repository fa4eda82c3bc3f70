import { useRef } from 'react';

/** What cuts a text and marks the cut with an ellipsis. */
const CUTTING = '.truncate, .text-ellipsis, [class*="line-clamp-"]';

const isCut = (box: Element) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;

/**
 * Handlers that tell the whole of a text that is cut with an ellipsis, as its title, while the pointer is over it (PLAT-100).
 * In one place for all: whether a text is cut is known only where it is drawn, and changes with the window.
 */
export function useWholeTexts() {
  const told = useRef<Element | null>(null);
  return {
    onPointerOver({ target }: { target: EventTarget }) {
      const box = target instanceof Element ? target.closest(CUTTING) : null;
      if (box === told.current) return;
      // A box may show another text by the time the pointer comes back.
      told.current?.removeAttribute('title');
      told.current = null;
      if (!box || box.closest('[title]') || !isCut(box)) return;
      box.setAttribute('title', box.textContent.trim());
      told.current = box;
    },
  };
}
