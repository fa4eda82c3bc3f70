import { useMemo, useSyncExternalStore, type ReactNode } from 'react';

/** Draws one element of a sanitised text; null for what the rules do not have. */
export type DrawElement = (element: Element, key: number, children: readonly ReactNode[]) => ReactNode;

const elementsOf = (parent: Node, draw: DrawElement): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    return node.nodeType === Node.ELEMENT_NODE ? draw(node as Element, index, elementsOf(node, draw)) : null;
  });

const never = () => () => {};

/**
 * HTML as elements that are made one by one from its sanitised tree, so that nothing but the rules can be drawn; null where
 * there is no browser to sanitise it. The functions are the same at each call.
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
