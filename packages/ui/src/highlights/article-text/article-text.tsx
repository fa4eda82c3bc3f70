import type { ArticleTextTag } from '@atrium/contract/article-text-rules';
import { createElement, useCallback, type ComponentProps, type ReactNode } from 'react';
import { Link } from '../../controls/link/index.js';
import { useDrawnText, type DrawElement } from '../../controls/rich-text/internal.js';
import { cn, useStrings } from '../../foundations/index.js';
import { articleTagOf, sanitiseArticle } from './sanitise.js';

export interface ArticleTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Untrusted HTML; elements that the article rules do not allow are replaced by their text. */
  html: string;
}

/** Styles of the elements; in print, a heading stays with the text that follows it. */
const CLASSES: Partial<Record<ArticleTextTag, string>> = {
  p: 'mt-16 first:mt-0 [li>&]:mt-0 [blockquote>&]:mt-0',
  h2: 'mt-32 text-heading-1 break-after-avoid first:mt-0',
  h3: 'mt-24 text-heading-2 break-after-avoid first:mt-0',
  ul: 'mt-16 list-disc pl-24',
  ol: 'mt-16 list-decimal pl-24',
  li: 'mt-4',
  strong: 'font-semibold',
  blockquote: 'mt-24 border-l-section border-line-ink py-4 pl-20 font-serif text-headline break-inside-avoid',
  table: 'w-full text-small',
  tr: 'border-b border-line break-inside-avoid',
  th: 'py-8 pr-16 text-left align-bottom font-semibold',
  td: 'py-8 pr-16 align-top',
};

/** A link in an article: web pages open in a new tab, `mailto:` addresses in the mail program. */
function ArticleLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <Link href={href} external={/^https:/i.test(href)}>
      {children}
    </Link>
  );
}

function drawElement(element: Element, key: number, children: readonly ReactNode[], tableLabel: string) {
  const tag = articleTagOf(element.localName);
  if (!tag) return null;
  if (tag === 'a') {
    const href = element.getAttribute('href');
    return href === null
      ? createElement('span', { key }, ...children)
      : createElement(ArticleLink, { key, href }, ...children);
  }
  const drawn = createElement(tag, { key, className: CLASSES[tag] }, ...children);
  if (tag !== 'table') return drawn;
  // A wide table scrolls on its own, also by keyboard.
  return (
    <div
      key={key}
      role="region"
      aria-label={tableLabel}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
      tabIndex={0}
      className="focus-inset mt-20 overflow-x-auto border-t-section border-line-ink"
    >
      {drawn}
    </div>
  );
}

/** The text of an article with headings, quotes, links and tables, sanitised at render; browser only. */
export function ArticleText({ html, className, ...props }: ArticleTextProps) {
  const t = useStrings();
  const tableLabel = t('highlights.article.table');
  const draw = useCallback<DrawElement>(
    (element, key, children) => drawElement(element, key, children, tableLabel),
    [tableLabel],
  );
  const content = useDrawnText(html, sanitiseArticle, draw);
  return (
    <div className={cn('break-words', className)} {...props}>
      {content}
    </div>
  );
}
