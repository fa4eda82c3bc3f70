import { CashManagementSolutions } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { guidesQuery, useGuideDownload } from '../../../api/cash-management.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(guidesQuery());

export function Component({ width }: WidgetProps) {
  const found = useQuery(guidesQuery());
  const download = useGuideDownload();
  const page = useServiceHref('CASH_MANAGEMENT_SOLUTIONS');
  return (
    <CashManagementSolutions
      {...stateOf(found)}
      {...page}
      width={width}
      guides={found.data}
      // WID-020.
      guideHrefOf={page && (({ id }) => `${page.href}?${new URLSearchParams({ document: id })}`)}
      onDownload={(guide) => download.mutate(guide)}
      downloading={download.isPending ? download.variables.id : undefined}
    />
  );
}
