import { useRef } from 'react';

/** Elements whose text may be truncated with an ellipsis. */
const CUTTING = '.truncate, .text-ellipsis, [class*="line-clamp-"]';

const isCut = (box: Element) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;

/**
 * Returns handlers that set the full text of a truncated element as its `title` while hovered (PLAT-100). Delegated for
 * all elements: whether a text is truncated depends on the layout and changes with the window.
 */
export function useWholeTexts() {
  const told = useRef<Element | null>(null);
  return {
    onPointerOver({ target }: { target: EventTarget }) {
      const box = target instanceof Element ? target.closest(CUTTING) : null;
      if (box === told.current) return;
      // Reset the previous title: the element may show another text the next time.
      told.current?.removeAttribute('title');
      told.current = null;
      if (!box || box.closest('[title]') || !isCut(box)) return;
      box.setAttribute('title', box.textContent.trim());
      told.current = box;
    },
  };
}
