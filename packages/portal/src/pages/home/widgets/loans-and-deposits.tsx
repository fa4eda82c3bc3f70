import { LoansAndDeposits } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { loansAndDepositsQuery } from '../../../api/service-summaries.ts';
import { frameOf } from './frame-of.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(loansAndDepositsQuery());

export function Component({ width }: WidgetProps) {
  const read = useQuery(loansAndDepositsQuery());
  return (
    <LoansAndDeposits
      {...frameOf(read)}
      {...useServiceHref('LOANS_AND_DEPOSITS')}
      width={width}
      summary={read.data}
    />
  );
}
