import { useMemo, useSyncExternalStore, type ReactNode } from 'react';

/** Renders one element of a sanitised text; null for an element that is not allowed. */
export type DrawElement = (element: Element, key: number, children: readonly ReactNode[]) => ReactNode;

const elementsOf = (parent: Node, draw: DrawElement): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    return node.nodeType === Node.ELEMENT_NODE ? draw(node as Element, index, elementsOf(node, draw)) : null;
  });

const never = () => () => {};

/**
 * Returns HTML as React elements, created one by one from its sanitised tree, so that only allowed elements can be
 * rendered; null on the server, where it cannot be sanitised. `sanitise` and `draw` must be stable functions.
 */
export function useDrawnText(
  html: string,
  sanitise: (html: string) => DocumentFragment,
  draw: DrawElement,
): ReactNode[] | null {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(
    () => (inBrowser ? elementsOf(sanitise(html), draw) : null),
    [inBrowser, html, sanitise, draw],
  );
}
