import { PowerOfAttorney } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { endingPowersQuery } from '../../../api/power-of-attorney.ts';
import { useLiveHref } from '../../../app/router/use-live-href.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

/** On the board, and when it stands alone. */
const SHOWN = { board: 5, fullWidth: 50 } as const;

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(endingPowersQuery(SHOWN.board));

export function Component({ width }: WidgetProps) {
  const read = useQuery(endingPowersQuery(width === 4 ? SHOWN.fullWidth : SHOWN.board));
  const liveHref = useLiveHref();
  return (
    <PowerOfAttorney
      {...stateOf(read)}
      {...useServiceHref('POWER_OF_ATTORNEY')}
      width={width}
      items={read.data?.pageRecords}
      totalCount={read.data?.totalRecords}
      // The detail stands only where there is structured data (POA-009).
      hrefOf={({ ricosCode, hasSpartData }) =>
        hasSpartData ? liveHref(`/power-of-attorney/${ricosCode}`) : undefined
      }
    />
  );
}
