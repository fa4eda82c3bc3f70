import { LegalDashboard } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { legalDashboardQuery } from '../../../api/service-summaries.ts';
import { frameOf } from './frame-of.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(legalDashboardQuery());

export function Component({ width }: WidgetProps) {
  const read = useQuery(legalDashboardQuery());
  return (
    <LegalDashboard
      {...frameOf(read)}
      {...useServiceHref('LEGAL_DASHBOARD')}
      width={width}
      summary={read.data}
    />
  );
}
