import type { Audience } from '@atrium/contract/audience';
import type { FilterBlock } from '@atrium/contract/filters';
import type { ListedKycRecord } from '@atrium/contract/kyc';
import type { KycTab } from '@atrium/contract/kyc-filter-rules';
import type { KYC_PAGE_SIZE, KycSort, ReviewStatus } from '@atrium/contract/kyc-rules';
import type { ComponentProps } from 'react';
import { State } from '../../data/state/index.js';
import { AskWhy, Empty } from '../../feedback/index.js';
import { FilterText } from '../../filters/filter-panel/index.js';
import { withFilter } from '../../filters/filter-values.js';
import { ListPage, ListRow, ListRows, type ListPageProps } from '../../filters/list-page/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { LinkTabs, PageHeader } from '../../navigation/index.js';
import { REVIEW_MARKS } from '../review-state/internal.js';
import { KycHead, KycRow } from './kyc-row.js';
import { KycQuestions, KycRegistry, type KycQuestion, type KycRegistryDocument } from './kyc-texts.js';

export type { KycRegistryDocument } from './kyc-texts.js';

/** Page size of “Show more”. */
const STEP: typeof KYC_PAGE_SIZE = 10;
const TABS: readonly KycTab[] = ['list', 'faq', 'swift'];
const SORTS: readonly KycSort[] = ['NextReviewAscending', 'NextReviewDescending'];
/** Keeps the line height while the content is loading. */
const NO_BREAK = '\u00A0';

export interface KycPageProps
  extends
    Omit<ComponentProps<'div'>, 'title' | 'children' | 'onChange'>,
    Pick<ListPageProps, 'blocks' | 'filters' | 'onFiltersChange' | 'state' | 'notice' | 'onAskWhy'> {
  /** The selected tab. */
  tab: KycTab;
  /** Returns the address of a tab. */
  tabHref: (tab: KycTab) => string;
  /** The records of the loaded pages, in order. */
  records: readonly ListedKycRecord[];
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Returns how near the review of a record is (KYC-033 to KYC-036). */
  statusOf: (record: ListedKycRecord) => ReviewStatus;
  /** Returns the address of a record (KYC-008). */
  hrefOf: (record: ListedKycRecord) => string;
  /** The current sort order. */
  sort: KycSort;
  /** Called when the user chooses a sort order. */
  onSortChange: (sort: KycSort) => void;
  /** Loads the next page; absent after the last one. */
  onShowMore?: (() => void) | undefined;
  /** The user's side: amber is only used for what waits for the client. */
  audience: Audience;
  /** Frequently asked questions with answers. */
  questions: readonly KycQuestion[];
  /** The text about the payment network's registry, by paragraph, and its sample documents. */
  registry: { texts: readonly string[]; documents: readonly KycRegistryDocument[] };
  /** Opens a sample document of the registry. */
  onOpen: (document: KycRegistryDocument) => void;
  /** Downloads a sample document of the registry. */
  onDownload: (document: KycRegistryDocument) => void;
}

const markOf = (field: string, value: string) =>
  field === 'statuses' ? REVIEW_MARKS[value as ReviewStatus] : undefined;

const countOf = (blocks: readonly FilterBlock[] | undefined, status: ReviewStatus): number =>
  blocks?.find(({ field }) => field === 'statuses')?.items.find(({ value }) => value === status)?.count ?? 0;

/** The KYC reviews of the user's legal entities (KYC-001 to KYC-008), an FAQ, and the payment network's registry. */
export function KycPage({
  tab,
  tabHref,
  records,
  today,
  statusOf,
  hrefOf,
  sort,
  onSortChange,
  onShowMore,
  audience,
  questions,
  registry,
  onOpen,
  onDownload,
  blocks,
  filters,
  onFiltersChange,
  state,
  notice,
  onAskWhy,
  ...props
}: KycPageProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const title = t('kyc.title');
  const total = state.status === 'ready' ? state.total : 0;
  const tabs = (
    <LinkTabs
      label={title}
      current={tab}
      tabs={TABS.map((id) => ({
        id,
        href: tabHref(id),
        label: t(`kyc.tabs.${id}`),
        count: id === 'list' && state.status === 'ready' ? total : undefined,
      }))}
    />
  );
  if (tab !== 'list')
    return (
      <div {...props}>
        <PageHeader className="px-16 xs:px-24" title={title} description={NO_BREAK} />
        <div className="px-16 pb-40 xs:px-24">
          {tabs}
          {tab === 'faq' ? (
            <KycQuestions questions={questions} />
          ) : (
            <KycRegistry {...registry} onOpen={onOpen} onDownload={onDownload} />
          )}
        </div>
      </div>
    );
  const tone = audience === 'bank' ? 'plain' : 'default';
  const [overdue, soon] = [countOf(blocks, 'overdue'), countOf(blocks, 'soon')];
  return (
    <ListPage
      {...props}
      title={title}
      description={
        overdue + soon > 0 ? (
          <span className="flex flex-wrap gap-x-24 gap-y-4">
            {overdue > 0 ? (
              <State name={REVIEW_MARKS.overdue}>
                {t('kyc.overdue', { count: overdue, figure: integer(overdue) })}
              </State>
            ) : null}
            {soon > 0 ? (
              <State name={REVIEW_MARKS.soon} tone={tone}>
                {t('kyc.soon', { count: soon, figure: integer(soon) })}
              </State>
            ) : null}
          </span>
        ) : (
          NO_BREAK
        )
      }
      tabs={tabs}
      state={state}
      blocks={blocks}
      filters={filters}
      onFiltersChange={onFiltersChange}
      markOf={markOf}
      sorts={SORTS.map((value) => ({ value, label: t(`kyc.sorts.${value}`) }))}
      sort={sort}
      onSortChange={(next) => onSortChange(next as KycSort)}
      countText={(count) => t('kyc.summary', { count, figure: integer(count) })}
      errorTitle={t('kyc.failed')}
      search={
        <FilterText
          aria-label={t('kyc.search')}
          placeholder={t('kyc.searchPlaceholder')}
          value={typeof filters['query'] === 'string' ? filters['query'] : ''}
          onValueChange={(text) => onFiltersChange(withFilter(filters, 'query', text))}
        />
      }
      notice={notice}
      onAskWhy={onAskWhy}
      empty={
        <Empty
          title={t('kyc.empty')}
          help={t('kyc.emptyHelp')}
          action={onAskWhy ? <AskWhy onAsk={onAskWhy} /> : undefined}
        />
      }
    >
      <ListRows
        shown={records.length}
        total={total}
        step={STEP}
        busy={state.status === 'ready' && state.busy === true}
        onShowMore={onShowMore}
      >
        <KycHead />
        <ul aria-label={t('kyc.tabs.list')} className="border-t border-line-ink">
          {records.map((record) => (
            <ListRow key={record.ricosCode} className="border-b border-line">
              <KycRow {...{ record, today, audience }} status={statusOf(record)} href={hrefOf(record)} />
            </ListRow>
          ))}
        </ul>
        <p className="py-8 text-caption text-ink-2 max-md:hidden">{t('kyc.legend')}</p>
      </ListRows>
    </ListPage>
  );
}
