import { PowerOfAttorney } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { endingPowersQuery } from '../../../api/power-of-attorney.ts';
import { frameOf } from './frame-of.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

/** On the board, and when it stands alone. */
const SHOWN = { board: 5, fullWidth: 50 } as const;

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(endingPowersQuery(SHOWN.board));

export function Component({ width }: WidgetProps) {
  const read = useQuery(endingPowersQuery(width === 4 ? SHOWN.fullWidth : SHOWN.board));
  const service = useServiceHref('POWER_OF_ATTORNEY');
  return (
    <PowerOfAttorney
      {...frameOf(read)}
      {...service}
      width={width}
      items={read.data?.pageRecords}
      totalCount={read.data?.totalRecords}
      // The detail stands only where there is structured data (POA-009).
      hrefOf={({ ricosCode, hasSpartData }) =>
        service && hasSpartData ? `${service.href}/${ricosCode}` : undefined
      }
    />
  );
}
