import { articleFilterBody } from '@atrium/contract/article-filter-rules';
import { articleKey } from '@atrium/contract/articles';
import { HighlightsPage, lazyPart, useLanguage, useStrings } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { articleFiltersQuery, articlePagesQuery } from '../../api/article-list.ts';
import { articleQuery } from '../../api/articles.ts';
import { articleImageQuery } from '../../api/highlights.ts';
import { useUser } from '../../api/users.ts';
import { FiltersFailed } from '../../app/filters-failed.tsx';
import { listState } from '../../app/list-state.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { heldService, serviceAccess } from '../../app/router/service-access.ts';
import { usePageFocus } from '../../app/shell/use-page-focus.ts';
import { hrefOf, readView, type HighlightsView } from './address.ts';
import { NotOpened } from './not-opened.tsx';
import { useHighlightsView } from './use-highlights-view.ts';

const OpenedArticle = lazyPart(async () => (await import('./opened-article.tsx')).default);
const Research = lazyPart(async () => (await import('./research.tsx')).default);

const NO_BLOCKS: readonly [] = [];

const bodyOf = ({ filters, category }: HighlightsView) => articleFilterBody(filters, category);

export function prefetch(queries: QueryClient, _params: Params, address: URLSearchParams) {
  const view = readView(address);
  if (view.article !== null && view.article !== 'unknown') {
    OpenedArticle.preload();
    void queries.prefetchQuery(articleQuery(view.article));
  } else {
    void queries.prefetchQuery(articlePagesQuery(bodyOf(view), view.pages));
    void queries.prefetchQuery(articleFiltersQuery(bodyOf(view)));
  }
}

/** The articles of the bank, or the one that the URL names (HIGH-001 to HIGH-024). */
export function Component() {
  const { view, go } = useHighlightsView();
  const article = view.article === 'unknown' ? null : view.article;
  const key = article ? articleKey(article) : '';
  // An article replaces the list without a change of the route.
  usePageFocus(key);
  if (article) return <OpenedArticle key={key} article={article} view={view} />;
  return <List view={view} go={go} />;
}

function List({ view, go }: ReturnType<typeof useHighlightsView>) {
  const t = useStrings();
  const language = useLanguage();
  const held = heldService(useUser(), 'GLOBAL_MARKETS_RESEARCH');
  const readsResearch = held !== undefined && serviceAccess(held) === 'open';
  const list = useQuery(articlePagesQuery(bodyOf(view), view.pages));
  const blocks = useQuery(articleFiltersQuery(bodyOf(view)));
  const articles = list.data?.records ?? [];
  const [first] = articles;
  const picture = useQuery({
    ...articleImageQuery(first ?? { source: 'press', id: '', image: null }),
    enabled: first !== undefined && first.image !== null,
  });
  const chosen = view.filters['languages'];
  const languages = (['en', 'fr'] as const).filter((each) =>
    Array.isArray(chosen) ? chosen.includes(each) : each === language,
  );
  const plain: HighlightsView = { ...view, filters: {}, pages: 1, article: null };
  return (
    <>
      <PageTitle>
        {view.category === null
          ? t('highlights.title')
          : `${t(`homeWidgets.articles.category.${view.category}`)} · ${t('highlights.title')}`}
      </PageTitle>
      <HighlightsPage
        category={view.category}
        // Another tab keeps the filters.
        tabHrefOf={(category) => hrefOf({ ...view, category, pages: 1, article: null })}
        languages={languages}
        articles={articles}
        articleHrefOf={({ source, id, language }) => hrefOf({ ...view, article: { source, id, language } })}
        tagHrefOf={(tag) => hrefOf({ ...plain, filters: { tags: [tag] } })}
        picture={picture.data?.base64Image}
        blocks={blocks.data ?? (blocks.isError ? NO_BLOCKS : undefined)}
        filters={view.filters}
        onFiltersChange={(filters) => go({ filters })}
        state={listState(list)}
        onShowMore={list.data?.hasMore ? () => go({ pages: view.pages + 1 }) : undefined}
        notice={
          <>
            <NotOpened asked={view.article === 'unknown'} onClose={() => go({ article: null })} />
            <FiltersFailed read={blocks} />
          </>
        }
        aside={
          readsResearch ? (
            <Research
              fallback={<div className="min-h-320" />}
              allHref={hrefOf({ ...view, showsResearch: true })}
              showsAll={view.showsResearch}
              onClose={() => go({ showsResearch: false })}
            />
          ) : undefined
        }
      />
    </>
  );
}
