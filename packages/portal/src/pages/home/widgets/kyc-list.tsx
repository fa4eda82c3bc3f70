import { bankDay } from '@atrium/contract/bank-day';
import { KYC_WIDGET_SIZE, reviewStatus } from '@atrium/contract/kyc-rules';
import { KycList, useNow } from '@atrium/ui';
import type { QueryClient } from '@tanstack/react-query';
import { nextReviewsQuery } from '../../../api/kyc-reviews.ts';
import { stateOf, useRows } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(nextReviewsQuery(1, KYC_WIDGET_SIZE));

export function Component({ width }: WidgetProps) {
  const { read, rows, total, more } = useRows(width, nextReviewsQuery, { onBoard: KYC_WIDGET_SIZE });
  const service = useServiceHref('KYC');
  const today = bankDay(useNow()());
  return (
    <KycList
      {...stateOf(read)}
      {...service}
      width={width}
      records={rows}
      totalCount={total}
      more={more}
      statusOf={({ nextReviewAt }) => reviewStatus(nextReviewAt, today)}
      hrefOf={({ ricosCode }) => service && `${service.href}/${ricosCode}`}
    />
  );
}
