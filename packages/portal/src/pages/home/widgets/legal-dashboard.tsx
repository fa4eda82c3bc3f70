import { NEXT_ROWS_LIMIT } from '@atrium/contract/paging-rules';
import { LegalDashboard } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { legalDashboardQuery } from '../../../api/legal-dashboard.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(legalDashboardQuery());

export function Component({ width }: WidgetProps) {
  const read = useQuery(legalDashboardQuery(width === 4 ? NEXT_ROWS_LIMIT : undefined));
  return (
    <LegalDashboard
      {...stateOf(read)}
      {...useServiceHref('LEGAL_DASHBOARD')}
      width={width}
      summary={read.data}
    />
  );
}
