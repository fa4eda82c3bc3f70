import { NEXT_ROWS_LIMIT } from '@atrium/contract/paging-rules';
import { Guarantees } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { guaranteesQuery } from '../../../api/guarantees.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(guaranteesQuery());

export function Component({ width }: WidgetProps) {
  const read = useQuery(guaranteesQuery(width === 4 ? NEXT_ROWS_LIMIT : undefined));
  return (
    <Guarantees {...stateOf(read)} {...useServiceHref('GUARANTEES')} width={width} summary={read.data} />
  );
}
