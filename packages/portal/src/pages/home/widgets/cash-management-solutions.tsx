import { CashManagementSolutions } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { guidesQuery } from '../../../api/cash-management.ts';
import { useContentDownload } from '../../../api/content.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(guidesQuery());

export function Component({ width }: WidgetProps) {
  const found = useQuery(guidesQuery());
  const download = useContentDownload('cashManagement');
  const page = useServiceHref('CASH_MANAGEMENT_SOLUTIONS');
  return (
    <CashManagementSolutions
      {...stateOf(found)}
      {...page}
      width={width}
      guides={found.data}
      // WID-020.
      guideHrefOf={page && (({ id }) => `${page.href}?${new URLSearchParams({ document: id })}`)}
      onDownload={({ id }) => download.mutate(id)}
      downloading={download.isPending ? download.variables : undefined}
    />
  );
}
