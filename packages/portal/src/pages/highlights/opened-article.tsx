import {
  ARTICLE_PARAMETER,
  articleFilterBody,
  type ArticleAddress,
} from '@atrium/contract/article-filter-rules';
import { articleKey } from '@atrium/contract/articles';
import { ApiError } from '@atrium/contract/errors';
import {
  ArticlePage,
  Empty,
  ErrorState,
  lazyPart,
  Link,
  Loading,
  PageHeader,
  RecordNav,
  Skeleton,
  useStrings,
  useToast,
} from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { articlePagesQuery } from '../../api/article-list.ts';
import { articleQuery, canPreview, useAttachmentDownload, useHideArticle } from '../../api/articles.ts';
import { articleImageQuery } from '../../api/highlights.ts';
import { useUser } from '../../api/users.ts';
import { creationHref } from '../../app/addresses/request-creation.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { useShownDocument } from '../../app/use-shown-document.ts';
import { hrefOf, type HighlightsView } from './address.ts';

const AttachmentPreview = lazyPart(async () => (await import('./attachment-preview.tsx')).default);

interface Props {
  article: ArticleAddress;
  view: HighlightsView;
}

/** The article that the URL names; loaded on first use. */
export default function OpenedArticle({ article: address, view }: Props) {
  const t = useStrings();
  const texts = useTranslation('highlights').t;
  const toast = useToast();
  const user = useUser();
  const routes = usePortalRoutes();
  const read = useQuery(articleQuery(address));
  const article = read.data;
  const picture = useQuery({
    ...articleImageQuery({ ...address, image: article?.image ?? null }),
    enabled: article !== undefined && article.image !== null,
  });
  const hide = useHideArticle();
  const { download, downloading } = useAttachmentDownload(address);
  const { shown, show } = useShownDocument();
  // Another article counts as another page: scroll to the top.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);

  const list = { href: hrefOf({ ...view, article: null }), label: t('highlights.title') };
  const articleHref = ({ source, id, language }: ArticleAddress) =>
    hrefOf({ ...view, article: { source, id, language } });
  const position = usePosition(address, view);

  const setHidden = (hidden: boolean, isUndo = false) =>
    hide.mutate(
      { article: address, hidden },
      {
        onSuccess: () =>
          toast.success(texts(hidden ? 'hidden' : 'shown'), {
            id: 'article-state',
            ...(!isUndo && {
              actions: [{ label: texts('undo'), onSelect: () => setHidden(!hidden, true) }],
            }),
          }),
      },
    );

  if (article) {
    const { isInternal, isAdmin } = user.contactInformation;
    const creation = creationHref(user, routes);
    const previews = isInternal ? article.attachments.filter(canPreview) : [];
    const opened = previews.find(({ id }) => id === shown);
    return (
      <>
        <PageTitle>{article.title}</PageTitle>
        <ArticlePage
          article={article}
          back={list}
          {...(position && { position })}
          hrefOf={articleHref}
          tagHrefOf={(tag) =>
            hrefOf({
              // Tags are words of the article's language, and the list is in that of the interface unless it is named.
              filters: { tags: [tag], languages: [address.language] },
              category: null,
              pages: 1,
              article: null,
              showsResearch: false,
            })
          }
          picture={picture.data?.base64Image}
          {...(isInternal && {
            attachments: {
              onOpen: (file) => (canPreview(file) ? show(file.id) : download([file])),
              onDownload: (files) => download(files),
              downloading,
            },
          })}
          requestHref={
            !isInternal && article.attachments.length > 0 && creation
              ? `${creation}?${new URLSearchParams({ [ARTICLE_PARAMETER]: articleKey(address) })}`
              : undefined
          }
          onHiddenChange={isInternal && isAdmin ? (hidden) => setHidden(hidden) : undefined}
          hiding={hide.isPending}
          onPrint={() => window.print()}
        />
        {opened ? (
          <AttachmentPreview
            article={address}
            attachments={previews}
            shown={opened}
            onShow={show}
            onDownload={(file) => download([file])}
          />
        ) : null}
      </>
    );
  }
  const isUnknown = read.error instanceof ApiError && [403, 404].includes(read.error.status);
  return (
    <div className="px-16 pb-40 xs:px-24">
      <PageTitle>{t('highlights.title')}</PageTitle>
      <PageHeader
        title={isUnknown ? t('highlights.article.notFound') : t('highlights.title')}
        recordNav={<RecordNav back={list} />}
      />
      {isUnknown ? (
        <Empty
          title={t('highlights.article.notFoundHelp')}
          action={<Link href={list.href}>{t('highlights.article.back')}</Link>}
        />
      ) : read.isError ? (
        <ErrorState title={t('highlights.article.failed')} {...errorFacts(read)} />
      ) : (
        <Loading className="grid max-w-measure gap-20">
          <Skeleton className="h-56" />
          <Skeleton className="h-120" />
          <Skeleton className="h-120" />
        </Loading>
      )}
    </div>
  );
}

/** Returns the position of the article in the list it was opened from, if that list is loaded. */
function usePosition({ source, id, language }: ArticleAddress, view: HighlightsView) {
  const { data } = useQuery({
    ...articlePagesQuery(articleFilterBody(view.filters, view.category), view.pages),
    // Only the cache is read here: the list fetches it.
    enabled: false,
  });
  const index = data?.records.findIndex(
    (each) => each.source === source && each.id === id && each.language === language,
  );
  if (!data || index === undefined || index < 0) return undefined;
  const href = (at: number) => {
    const other = data.records[at];
    return (
      other && hrefOf({ ...view, article: { source: other.source, id: other.id, language: other.language } })
    );
  };
  const [previousHref, nextHref] = [href(index - 1), href(index + 1)];
  return {
    index: index + 1,
    total: data.total,
    ...(previousHref && { previousHref }),
    ...(nextHref && { nextHref }),
  };
}
