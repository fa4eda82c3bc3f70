import { bankDay } from '@atrium/contract/bank-day';
import { NEXT_ROWS_LIMIT } from '@atrium/contract/paging-rules';
import { LoansAndDeposits, useNow } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { loansAndDepositsQuery } from '../../../api/loans-and-deposits.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(loansAndDepositsQuery());

export function Component({ width }: WidgetProps) {
  const today = bankDay(useNow()());
  const read = useQuery(loansAndDepositsQuery(width === 4 ? NEXT_ROWS_LIMIT : undefined));
  return (
    <LoansAndDeposits
      {...stateOf(read)}
      {...useServiceHref('LOANS_AND_DEPOSITS')}
      width={width}
      today={today}
      summary={read.data}
    />
  );
}
