import type { DateFilter } from '@atrium/contract/filter-rules';
import type { SearchGroup, SearchResult } from '@atrium/contract/search';
import type { SearchType } from '@atrium/contract/search-rules';
import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { Banner, Empty } from '../../feedback/index.js';
import { countApplied, monthsOf, withFilter } from '../../filters/filter-values.js';
import { ListPage, type ListPageProps } from '../../filters/list-page/index.js';
import { lazyPart, useFormats, UsersIcon, useStrings, ViewsIcon } from '../../foundations/index.js';
import { SearchResultGroup, type SearchResultGroupProps } from '../search-results/index.js';
import type { ByTagProps } from './by-tag.js';
import { SearchField } from './search-field.js';

/** Loaded on demand, after the page is shown. */
const TimelineSlider = lazyPart(
  async () => (await import('../../filters/timeline-slider/index.js')).TimelineSlider,
);
const ByTag = lazyPart(async () => (await import('./by-tag.js')).ByTag);

/** A service whose name contains the search text. */
export interface FoundService {
  id: string;
  label: string;
  href: string;
  /** Opens in a new tab. */
  external?: boolean;
}

export interface SearchPageProps
  extends
    Omit<ComponentProps<'div'>, 'title' | 'children' | 'onChange' | 'results'>,
    Pick<ListPageProps, 'blocks' | 'filters' | 'onFiltersChange' | 'state' | 'notice' | 'saved'>,
    Pick<SearchResultGroupProps, 'hrefOf' | 'openOf' | 'tagHref' | 'taggingOf'> {
  /** Groups with results, ordered by the weight of the services (SRCH-005). */
  groups: readonly SearchGroup[];
  /** Services available to the user whose name matches. */
  services: readonly FoundService[];
  /** There was no exact match: the results contain similarly spelled words. */
  isForgiving?: boolean;
  /** Returns the address of a service's page with the same search text. */
  groupHref: (type: SearchType) => string | undefined;
  /** Loads the next results of a group. */
  onShowMore: (type: SearchType) => void;
  /** The tag-search block (SRCH-003); absent for users without access to tags. */
  tagSearch?: ByTagProps | undefined;
  /** Saves the search; the button is hidden without search text and filters. */
  onSave: () => void;
  /** Shares the search; absent for users who may not. On a phone, searches are shared from the saved ones. */
  onShare?: (() => void) | undefined;
}

/** The search over everything the user may see (SRCH-001 to SRCH-009). */
export function SearchPage({
  groups,
  services,
  isForgiving = false,
  blocks,
  filters,
  onFiltersChange,
  state,
  notice,
  groupHref,
  hrefOf,
  openOf,
  tagHref,
  taggingOf,
  onShowMore,
  tagSearch,
  onSave,
  onShare,
  ...props
}: SearchPageProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const query = typeof filters['query'] === 'string' ? filters['query'] : '';
  const isAsked = countApplied(filters) > 0;
  const busy = state.status === 'ready' && state.busy === true;
  const inServices = t('search.inServices', { count: groups.length, figure: integer(groups.length) });
  const results: SearchResult[] = groups.flatMap((group) => group.results);
  return (
    <ListPage
      {...props}
      title={t('search.title')}
      blocks={blocks}
      filters={filters}
      onFiltersChange={onFiltersChange}
      state={state}
      countText={(count) =>
        isAsked
          ? [
              t('filters.list.results', { count, figure: integer(count) }),
              ...(groups.length > 0 ? [inServices] : []),
            ].join(' ')
          : ''
      }
      errorTitle={t('search.failed')}
      // Below the field: on a phone it would move it while somebody types.
      viewControl={
        isAsked ? (
          <div className="flex flex-wrap gap-8 print:hidden xs:ml-auto">
            {onShare ? (
              <Button size="toolbar" icon={UsersIcon} onClick={onShare} className="max-xs:hidden">
                {t('search.share.open')}
              </Button>
            ) : null}
            <Button size="toolbar" icon={ViewsIcon} onClick={onSave}>
              {t('search.save')}
            </Button>
          </div>
        ) : undefined
      }
      lead={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pb-16">
          <SearchField
            value={query}
            busy={busy}
            onValueChange={(text) => onFiltersChange(withFilter(filters, 'query', text))}
          />
          {tagSearch ? (
            <ByTag
              // The room of the block, with that of the tags that may follow.
              fallback={<div className={tagSearch.often ? 'h-36 max-xs:h-120' : 'h-36 max-xs:h-68'} />}
              {...tagSearch}
            />
          ) : null}
        </div>
      }
      notice={
        <>
          {notice}
          <TimelineSlider
            className="mb-4"
            fallback={<div className="mb-4 h-114 max-xs:h-174 print:hidden" />}
            months={monthsOf(blocks)}
            value={periodOf(filters)}
            onValueChange={(period) => onFiltersChange(withFilter(filters, 'date', period))}
          />
          <FoundServices services={services} />
        </>
      }
      empty={<Empty title={t('search.start.title')} help={t('search.start.help')} />}
      noMatch={<Empty title={t('search.none.title')} help={t('search.none.help')} />}
    >
      {isForgiving && results.length > 0 ? (
        <Banner tone="info" live="polite" className="mb-12" title={t('search.forgiving')} />
      ) : null}
      {groups.map((group) => (
        <SearchResultGroup
          // A group that was closed is open in the next search.
          key={`${group.type} ${query}`}
          group={group}
          href={groupHref(group.type)}
          hrefOf={hrefOf}
          openOf={openOf}
          tagHref={tagHref}
          taggingOf={taggingOf}
          busy={busy}
          onShowMore={() => onShowMore(group.type)}
        />
      ))}
    </ListPage>
  );
}

const periodOf = ({ date }: SearchPageProps['filters']): DateFilter =>
  typeof date === 'object' && !('length' in date) ? date : {};

/** Links to the services whose name matches. */
function FoundServices({ services }: Pick<SearchPageProps, 'services'>) {
  const t = useStrings();
  if (services.length === 0) return null;
  return (
    <nav
      aria-label={t('search.services')}
      className="mt-12 flex flex-wrap items-center gap-x-12 gap-y-4 print:hidden"
    >
      <span className="text-small text-ink-2">{t('search.services')}</span>
      {services.map(({ id, label, href, external }) => (
        <Link key={id} href={href} {...(external && { external })}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
