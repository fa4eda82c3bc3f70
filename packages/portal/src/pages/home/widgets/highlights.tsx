import { HighlightsWidget } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { newestPublicationsQuery } from '../../../api/highlights.ts';
import { quietStateOf } from './read.ts';
import { useArticleHref } from './use-article-href.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(newestPublicationsQuery());

export function Component({ width }: WidgetProps) {
  const found = useQuery(newestPublicationsQuery());
  return (
    <HighlightsWidget
      {...quietStateOf(found)}
      {...useServiceHref('HIGHLIGHTS')}
      width={width}
      articles={found.data}
      articleHrefOf={useArticleHref()}
    />
  );
}
