import type { SEARCH_LIMIT, SEARCH_PAGE_SIZE } from '@atrium/contract/search-rules';
import type { SearchGroup, SearchResult } from '@atrium/contract/search';
import { useId, useState, type ComponentProps } from 'react';
import { ListRow, ListRows } from '../../filters/list-page/index.js';
import {
  ArrowRightIcon,
  CaretUpIcon,
  cn,
  HostLink,
  lazyPart,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { SearchResultCard, type SearchResultCardProps } from './search-result-card.js';

/** Loaded after the results are shown. */
const SearchTypeIcon = lazyPart(async () => (await import('./search-type-icon.js')).SearchTypeIcon);

/** Page size and maximum number of results (SRCH-006, SRCH-008). */
const STEP: typeof SEARCH_PAGE_SIZE = 20;
const MOST: typeof SEARCH_LIMIT = 100;

export interface SearchResultGroupProps
  extends Omit<ComponentProps<'section'>, 'children'>, Pick<SearchResultCardProps, 'tagHref'> {
  /** The service and its results. */
  group: SearchGroup;
  /** Address of the service's page with the same search text. */
  href?: string | undefined;
  /** Returns the address of a result; undefined if it has none. */
  hrefOf: (result: SearchResult) => string | undefined;
  /** Returns a function that opens a result beside the page, for results that support it (SRCH-042). */
  openOf?: ((result: SearchResult) => (() => void) | undefined) | undefined;
  /** Returns how the tags of a result are edited, for users who may (SRCH-041). */
  taggingOf?: ((result: SearchResult) => SearchResultCardProps['tagging']) | undefined;
  /** Loads the next results (SRCH-007). */
  onShowMore?: (() => void) | undefined;
  /** The next results are loading. */
  busy?: boolean;
}

/** The results of one service under its name, by sub-category (SRCH-004); on a phone its heading closes them. */
export function SearchResultGroup({
  group,
  href,
  hrefOf,
  openOf,
  tagHref,
  taggingOf,
  onShowMore,
  busy = false,
  className,
  ...props
}: SearchResultGroupProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const id = useId();
  const [isClosed, setClosed] = useState(false);
  const { type, label, total, results, categories } = group;
  const most = Math.min(total, MOST);
  const byCategory = Map.groupBy(results, ({ category }) => category[0]?.id ?? '');
  return (
    <section aria-labelledby={`${id}-title`} className={cn('mb-28', className)} {...props}>
      <div className="flex min-h-36 flex-wrap items-center justify-between gap-x-16 border-b border-line-ink pb-4">
        <h2 id={`${id}-title`} className="flex min-w-0 items-center gap-8 text-heading-2 max-xs:flex-1">
          <SearchTypeIcon type={type} fallback={<span className="size-16" />} />
          <span>
            {label}{' '}
            <span className="font-regular text-ink-2">
              <span aria-hidden>{integer(total)}</span>
              <span className="sr-only">
                {t('filters.list.results', { count: total, figure: integer(total) })}
              </span>
            </span>
          </span>
        </h2>
        <button
          type="button"
          aria-labelledby={`${id}-title`}
          aria-expanded={!isClosed}
          onClick={() => setClosed(!isClosed)}
          className="focus-ring flex size-44 items-center justify-end rounded-tag xs:hidden print:hidden"
        >
          <CaretUpIcon className={cn(isClosed && 'rotate-180')} />
        </button>
        {href === undefined ? null : (
          <HostLink
            href={href}
            className="focus-ring inline-flex min-h-24 items-center gap-6 rounded-tag text-small font-medium text-brand-ink hover:underline max-xs:min-h-44 max-xs:basis-full"
          >
            {t('search.openIn', { service: label })}
            <ArrowRightIcon size={14} />
          </HostLink>
        )}
      </div>
      <div className={cn(isClosed && 'max-xs:hidden print:block')}>
        <ListRows shown={results.length} total={most} step={STEP} busy={busy} onShowMore={onShowMore}>
          {[...byCategory].map(([category, rows], index) => {
            const facts = categories.find((each) => each.id === category);
            return (
              <div key={category}>
                {facts ? (
                  <h3
                    id={`${id}-${index}`}
                    className="border-b border-line py-6 text-small font-medium text-ink-2"
                  >
                    {facts.label} <span className="font-regular">{integer(facts.count)}</span>
                  </h3>
                ) : null}
                <ul aria-labelledby={facts ? `${id}-${index}` : `${id}-title`}>
                  {rows.map((result) => (
                    <ListRow key={result.id} className="border-b border-line">
                      <SearchResultCard
                        result={result}
                        href={hrefOf(result)}
                        onOpen={openOf?.(result)}
                        tagHref={tagHref}
                        tagging={taggingOf?.(result)}
                      />
                    </ListRow>
                  ))}
                </ul>
              </div>
            );
          })}
        </ListRows>
        {total > MOST && results.length >= MOST ? (
          <p className="text-small text-ink-2">
            {t('search.limited', { shown: integer(MOST), total: integer(total) })}
          </p>
        ) : null}
      </div>
    </section>
  );
}
