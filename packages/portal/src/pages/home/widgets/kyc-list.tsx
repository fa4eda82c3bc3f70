import { reviewStatus } from '@atrium/contract/kyc-rules';
import { KycList, useFormats, useNow } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { nextReviewsQuery } from '../../../api/kyc.ts';
import { frameOf } from './frame-of.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(nextReviewsQuery());

export function Component({ width }: WidgetProps) {
  const read = useQuery(nextReviewsQuery());
  const service = useServiceHref('KYC');
  const today = useFormats().isoDay(useNow()());
  return (
    <KycList
      {...frameOf(read)}
      {...service}
      width={width}
      records={read.data?.pageRecords}
      totalCount={read.data?.totalCount}
      statusOf={({ nextReviewAt }) => reviewStatus(nextReviewAt, today)}
      hrefOf={({ ricosCode }) => service && `${service.href}/${ricosCode}`}
    />
  );
}
