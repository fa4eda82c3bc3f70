import { bankDay } from '@atrium/contract/bank-day';
import { PowerOfAttorney, useNow } from '@atrium/ui';
import type { QueryClient } from '@tanstack/react-query';
import { endingPowersQuery } from '../../../api/ending-powers.ts';
import { BOARD_ROWS, stateOf, useRows } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(endingPowersQuery(1, BOARD_ROWS));

export function Component({ width }: WidgetProps) {
  const { read, rows, total, more } = useRows(width, endingPowersQuery);
  const today = bankDay(useNow()());
  const service = useServiceHref('POWER_OF_ATTORNEY');
  return (
    <PowerOfAttorney
      {...stateOf(read)}
      {...service}
      width={width}
      items={rows}
      totalCount={total}
      today={today}
      more={more}
      // A detail page exists only for structured data (POA-009).
      hrefOf={({ ricosCode, hasSpartData }) =>
        service && hasSpartData ? `${service.href}/${ricosCode}` : undefined
      }
    />
  );
}
