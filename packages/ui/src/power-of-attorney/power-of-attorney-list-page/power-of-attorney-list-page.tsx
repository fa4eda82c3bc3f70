import type { PowerOfAttorneyItem } from '@atrium/contract/power-of-attorney';
import type { POWERS_PAGE_SIZE } from '@atrium/contract/power-of-attorney-rules';
import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { AskWhy, Empty } from '../../feedback/index.js';
import { FilterText } from '../../filters/filter-panel/index.js';
import { ListPage, ListRow, ListRows, type ListPageProps } from '../../filters/list-page/index.js';
import { HostLink, PlusIcon, useFormats, useStrings } from '../../foundations/index.js';
import { PowerHead, PowerRow } from './power-row.js';

/** Legal entities that each request for more brings. */
const STEP: typeof POWERS_PAGE_SIZE = 10;
const NO_BLOCKS: readonly [] = [];
const ignore = () => undefined;

export interface PowerOfAttorneyListPageProps
  extends Omit<ComponentProps<'div'>, 'title' | 'children'>, Pick<ListPageProps, 'state' | 'onAskWhy'> {
  /** The loaded pages; the entity whose first power ends soonest comes first. */
  items: readonly PowerOfAttorneyItem[];
  /** The words that are looked for. */
  query: string;
  /** The person searched for other words. */
  onQueryChange: (query: string) => void;
  /** Address of the powers of an entity; only called where they exist as data (POA-009). */
  hrefOf: (item: PowerOfAttorneyItem) => string;
  /** Saves the paper of an entity that has one (POA-010). */
  onDownload: (item: PowerOfAttorneyItem) => void;
  /** Where a request about powers starts; absent for who may not (POA-001, POA-002). */
  newRequestHref?: string | undefined;
  /** Fetches the next page; absent after the last. */
  onShowMore?: (() => void) | undefined;
}

/** The legal entities whose powers of attorney the bank holds (POA-001 to POA-010). */
export function PowerOfAttorneyListPage({
  items,
  query,
  onQueryChange,
  hrefOf,
  onDownload,
  newRequestHref,
  onShowMore,
  onAskWhy,
  state,
  ...props
}: PowerOfAttorneyListPageProps) {
  const t = useStrings();
  const { integer } = useFormats();
  return (
    <ListPage
      {...props}
      title={t('powerOfAttorney.title')}
      primaryAction={
        newRequestHref ? (
          <Button variant="primary" asChild>
            <HostLink href={newRequestHref}>
              <PlusIcon />
              {t('powerOfAttorney.newRequest')}
            </HostLink>
          </Button>
        ) : undefined
      }
      lead={
        <div role="search" className="max-w-320 pb-16">
          <FilterText
            aria-label={t('powerOfAttorney.search')}
            placeholder={t('powerOfAttorney.searchPlaceholder')}
            value={query}
            onValueChange={onQueryChange}
          />
        </div>
      }
      state={state}
      blocks={NO_BLOCKS}
      filters={{}}
      onFiltersChange={ignore}
      countText={(count) => t('powerOfAttorney.summary', { count, figure: integer(count) })}
      errorTitle={t('powerOfAttorney.failed')}
      onAskWhy={onAskWhy}
      empty={
        query === '' ? (
          <Empty
            title={t('powerOfAttorney.empty')}
            help={t('powerOfAttorney.emptyHelp')}
            action={onAskWhy ? <AskWhy onAsk={onAskWhy} /> : undefined}
          />
        ) : (
          <Empty title={t('powerOfAttorney.noMatch')} help={t('powerOfAttorney.noMatchHelp')} />
        )
      }
    >
      <ListRows
        shown={items.length}
        total={state.status === 'ready' ? state.total : 0}
        step={STEP}
        busy={state.status === 'ready' && state.busy === true}
        onShowMore={onShowMore}
      >
        <PowerHead />
        <ul aria-label={t('powerOfAttorney.list')} className="border-t border-line-ink">
          {items.map((item) => (
            <ListRow key={item.ricosCode} className="border-b border-line">
              <PowerRow
                item={item}
                href={item.hasSpartData ? hrefOf(item) : undefined}
                onDownload={item.hasPdf ? () => onDownload(item) : undefined}
              />
            </ListRow>
          ))}
        </ul>
      </ListRows>
    </ListPage>
  );
}
