import { HighlightsWidget } from '@atrium/ui';
import { useQueries, useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [isNear, setNear] = useState(false);
  const pictures = useQueries({
    queries: shown.map((article, index) => {
      const read = articleImageQuery(article);
      return { ...read, enabled: read.enabled && (isNear || index === 0) };
    }),
  });
  return (
    <HighlightsWidget
      {...quietStateOf(found)}
      {...useServiceHref('HIGHLIGHTS')}
      width={width}
      articles={found.data}
      pictureOf={(article) => pictures[shown.indexOf(article)]?.data?.base64Image}
      onNear={() => setNear(true)}
      articleHrefOf={useArticleHref()}
    />
  );
}
