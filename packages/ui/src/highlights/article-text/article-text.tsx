import type { ArticleTextTag } from '@atrium/contract/article-text-rules';
import { createElement, useMemo, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { Link } from '../../controls/link/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { articleTagOf, sanitiseArticle } from './sanitise.js';

export interface ArticleTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML from wherever; what the rules of articles do not know leaves its words behind. */
  html: string;
}

/** How the elements look; on paper, a heading stays with what follows it. */
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

type Frame = (table: ReactNode, key: number) => ReactNode;

/** A link of an article: a page opens apart, an address for mail in the program for it. */
function ArticleLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <Link href={href} external={/^https:/i.test(href)}>
      {children}
    </Link>
  );
}

/** Elements made one by one from the sanitised tree, so that nothing but the rules can be drawn. */
function elementsOf(parent: Node, frame: Frame): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    const tag = articleTagOf(node.nodeName.toLowerCase());
    if (!tag) return null;
    const inside = tag === 'br' ? [] : elementsOf(node, frame);
    if (tag === 'a') {
      const address = (node as Element).getAttribute('href');
      if (address === null) return createElement('span', { key: index }, ...inside);
      return createElement(ArticleLink, { key: index, href: address }, ...inside);
    }
    const element = createElement(tag, { key: index, className: CLASSES[tag] }, ...inside);
    return tag === 'table' ? frame(element, index) : element;
  });
}

const never = () => () => {};

/** The text of an article: headings, quotes, links and tables too, sanitised as it is drawn; in the browser alone. */
export function ArticleText({ html, className, ...props }: ArticleTextProps) {
  const t = useStrings();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const label = t('highlights.article.table');
  const content = useMemo(
    () =>
      inBrowser
        ? elementsOf(sanitiseArticle(html), (table, key) => (
            // A wide table scrolls alone, by keyboard too.
            <div
              key={key}
              role="region"
              aria-label={label}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
              tabIndex={0}
              className="focus-inset mt-20 overflow-x-auto border-t-section border-line-ink"
            >
              {table}
            </div>
          ))
        : null,
    [inBrowser, html, label],
  );
  return (
    <div className={cn('break-words', className)} {...props}>
      {content}
    </div>
  );
}
