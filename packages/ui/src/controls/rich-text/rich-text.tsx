import { createElement, type ComponentProps } from 'react';
import { cn } from '../../foundations/index.js';
import { useDrawnText, type DrawElement } from './drawn-text.js';
import { sanitiseRichText } from './sanitise.js';
import { RICH_TEXT_TAGS } from './sanitiser.js';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML from any source; anything but bold, italic, underline, lists and paragraphs is removed. */
  html: string;
}

const drawElement: DrawElement = (element, key, children) => {
  const tag = element.localName;
  return Object.hasOwn(RICH_TEXT_TAGS, tag) ? createElement(tag, { key }, ...children) : null;
};

/** User-formatted text, sanitised when rendered (RDET-049); rendered in the browser only. */
export function RichText({ html, className, ...props }: RichTextProps) {
  const content = useDrawnText(html, sanitiseRichText, drawElement);
  return (
    <div className={cn('rich-text', className)} {...props}>
      {content}
    </div>
  );
}
