import type { PowerOfAttorneyItem } from '@atrium/contract/power-of-attorney';
import type { POWERS_PAGE_SIZE } from '@atrium/contract/power-of-attorney-rules';
import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { AskWhy, Empty } from '../../feedback/index.js';
import { FilterText } from '../../filters/filter-panel/index.js';
import { ListPage, ListRow, ListRows, type ListPageProps } from '../../filters/list-page/index.js';
import { HostLink, PlusIcon, useFormats, useStrings } from '../../foundations/index.js';
import { PowerHead, PowerRow } from './power-row.js';

/** Page size of “Show more”. */
const STEP: typeof POWERS_PAGE_SIZE = 10;
const NO_BLOCKS: readonly [] = [];
const ignore = () => undefined;

export interface PowerOfAttorneyListPageProps
  extends Omit<ComponentProps<'div'>, 'title' | 'children'>, Pick<ListPageProps, 'state' | 'onAskWhy'> {
  /** The entities of the loaded pages, ordered by the earliest expiry of a power. */
  items: readonly PowerOfAttorneyItem[];
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** The search text. */
  query: string;
  /** Called when the user changes the search text. */
  onQueryChange: (query: string) => void;
  /** Returns the address of an entity's powers; called only if they exist as data (POA-009). */
  hrefOf: (item: PowerOfAttorneyItem) => string;
  /** Downloads the PDF of an entity that has one (POA-010). */
  onDownload: (item: PowerOfAttorneyItem) => void;
  /** Address for starting a request about powers; absent without the right (POA-001, POA-002). */
  newRequestHref?: string | undefined;
  /** Loads the next page; absent after the last one. */
  onShowMore?: (() => void) | undefined;
}

/** The legal entities whose powers of attorney are held by the bank (POA-001 to POA-010). */
export function PowerOfAttorneyListPage({
  items,
  today,
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
                today={today}
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
