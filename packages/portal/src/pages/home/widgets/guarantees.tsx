import { Guarantees } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { guaranteesQuery } from '../../../api/service-summaries.ts';
import { frameOf } from './frame-of.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(guaranteesQuery());

export function Component({ width }: WidgetProps) {
  const read = useQuery(guaranteesQuery());
  return (
    <Guarantees {...frameOf(read)} {...useServiceHref('GUARANTEES')} width={width} summary={read.data} />
  );
}
