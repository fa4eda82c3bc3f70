import { createElement, useMemo, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/index.js';
import { RICH_TEXT_ELEMENTS, sanitiseRichText } from './sanitise.js';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML from wherever; what is not bold, italic, underline, list or paragraph does not show. */
  html: string;
}

/** Elements made one by one from the sanitised tree, so that nothing but the rules can be drawn. */
function elementsOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    const tag = node.nodeName.toLowerCase();
    if (!RICH_TEXT_ELEMENTS.has(tag)) return null;
    return createElement(tag, { key: index }, ...(tag === 'br' ? [] : elementsOf(node)));
  });
}

const never = () => () => {};

/** Text that a person formatted, sanitised as it is drawn (RDET-049); drawn in the browser alone. */
export function RichText({ html, className, ...props }: RichTextProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const content = useMemo(() => (inBrowser ? elementsOf(sanitiseRichText(html)) : null), [inBrowser, html]);
  return (
    <div className={cn('rich-text', className)} {...props}>
      {content}
    </div>
  );
}
