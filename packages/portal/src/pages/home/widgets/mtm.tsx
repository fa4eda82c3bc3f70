import { Mtm } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { mtmQuery } from '../../../api/service-summaries.ts';
import { frameOf } from './frame-of.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(mtmQuery());

export function Component({ width }: WidgetProps) {
  const read = useQuery(mtmQuery());
  return <Mtm {...frameOf(read)} {...useServiceHref('MTM')} width={width} summary={read.data} />;
}
