import { HighlightsWidget } from '@atrium/ui';
import { useQueries, useQuery, type QueryClient } from '@tanstack/react-query';
import { articleImageQuery, newestPublicationsQuery } from '../../../api/highlights.ts';
import { quietStateOf } from './read.ts';
import { useArticleHref } from './use-article-href.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(newestPublicationsQuery());

export function Component({ width }: WidgetProps) {
  const found = useQuery(newestPublicationsQuery());
  // One column has no room for a picture.
  const shown = width > 1 ? (found.data ?? []) : [];
  const pictures = useQueries({ queries: shown.map((article) => articleImageQuery(article)) });
  return (
    <HighlightsWidget
      {...quietStateOf(found)}
      {...useServiceHref('HIGHLIGHTS')}
      width={width}
      articles={found.data}
      pictureOf={(article) => pictures[shown.indexOf(article)]?.data?.base64Image}
      articleHrefOf={useArticleHref()}
    />
  );
}
