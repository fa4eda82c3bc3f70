import type { ARTICLE_PAGE_SIZE, ArticleCategory, ArticleLanguage } from '@atrium/contract/articles';
import type { Article } from '@atrium/contract/highlights';
import type { ComponentProps } from 'react';
import { Empty } from '../../feedback/empty/index.js';
import { FilterText } from '../../filters/filter-panel/index.js';
import { withFilter } from '../../filters/filter-values.js';
import { ListPage, ListRow, ListRows, type ListPageProps } from '../../filters/list-page/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { LinkTabs } from '../../navigation/tabs/index.js';
import { ArticleCard } from '../article-card/index.js';

/** Page size of “Show more” (HIGH-010). */
const STEP: typeof ARTICLE_PAGE_SIZE = 18;

/** The tabs in display order; a first tab with all articles is added before them (HIGH-001). */
const TABS: readonly ArticleCategory[] = [
  'ECONOMIC',
  'MARKETS_TRENDS',
  'SECTORIAL',
  'REGULATORY',
  'PRESS_REVIEW',
  'CA',
  'VIDEOS',
];

export interface HighlightsPageProps
  extends
    Omit<ComponentProps<'div'>, 'title' | 'children' | 'onChange'>,
    Pick<ListPageProps, 'blocks' | 'filters' | 'onFiltersChange' | 'state' | 'notice' | 'aside'> {
  /** The category of the selected tab; null for all. */
  category: ArticleCategory | null;
  /** Returns the address of a tab. */
  tabHrefOf: (category: ArticleCategory | null) => string;
  /** The languages of the articles shown. */
  languages: readonly ArticleLanguage[];
  /** The articles of the loaded pages, newest first. */
  articles: readonly Article[];
  /** Address of an article. */
  articleHrefOf: (article: Article) => string;
  /** Returns the address of the articles with a tag. */
  tagHrefOf: (tag: string) => string;
  /** The picture of the first article as a `data:` URL, once loaded (HIGH-018). */
  picture?: string | undefined;
  /** Loads the next page; absent after the last one. */
  onShowMore?: (() => void) | undefined;
}

/** The bank's articles (HIGH-001 to HIGH-011): tabs by category, filters, and the newest article first and larger. */
export function HighlightsPage({
  category,
  tabHrefOf,
  languages,
  articles,
  articleHrefOf,
  tagHrefOf,
  picture,
  onShowMore,
  state,
  blocks,
  filters,
  onFiltersChange,
  ...props
}: HighlightsPageProps) {
  const t = useStrings();
  const { integer, list } = useFormats();
  const counts = new Map(
    blocks
      ?.find(({ field }) => field === 'categories')
      ?.items.map(({ value, count }) => [value, count] as const),
  );
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const inLanguages = list(languages.map((language) => t(`highlights.languages.${language}`)));
  const total = state.status === 'ready' ? state.total : 0;
  return (
    <ListPage
      {...props}
      title={t('highlights.title')}
      tabs={
        <LinkTabs
          className="print:hidden"
          label={t('highlights.tabs')}
          current={category ?? 'ALL'}
          tabs={[
            {
              id: 'ALL',
              href: tabHrefOf(null),
              label: t('highlights.all'),
              ...(counts.size > 0 && { count: all }),
            },
            ...TABS.map((id) => ({
              id,
              href: tabHrefOf(id),
              label: t(`homeWidgets.articles.category.${id}`),
              count: counts.get(id),
            })),
          ]}
        />
      }
      state={state}
      blocks={blocks}
      filters={filters}
      onFiltersChange={onFiltersChange}
      countText={(count) => t('highlights.count', { count, figure: integer(count), languages: inLanguages })}
      errorTitle={t('highlights.failed')}
      search={
        <FilterText
          aria-label={t('highlights.search')}
          placeholder={t('highlights.searchPlaceholder')}
          value={typeof filters['query'] === 'string' ? filters['query'] : ''}
          onValueChange={(text) => onFiltersChange(withFilter(filters, 'query', text))}
        />
      }
      noMatch={<Empty title={t('highlights.noMatch')} help={t('highlights.noMatchHelp')} />}
      empty={<Empty title={t('highlights.empty')} help={t('highlights.emptyHelp')} />}
    >
      <ListRows
        shown={articles.length}
        total={total}
        step={STEP}
        busy={state.status === 'ready' && state.busy === true}
        onShowMore={onShowMore}
      >
        <ul aria-label={t('highlights.title')} className="border-t-section border-line-ink">
          {articles.map((article, index) => (
            <ListRow
              key={`${article.source}:${article.id}:${article.language}`}
              className={index === 0 ? 'border-b border-line-ink' : 'border-b border-line'}
            >
              <ArticleCard
                article={article}
                href={articleHrefOf(article)}
                tagHrefOf={tagHrefOf}
                {...(index === 0 && { lead: true, picture })}
              />
            </ListRow>
          ))}
        </ul>
      </ListRows>
    </ListPage>
  );
}
