import { bankDay } from '@atrium/contract/bank-day';
import { Forecast, useNow } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { forecastQuery } from '../../../api/forecast.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(forecastQuery());

export function Component({ width }: WidgetProps) {
  const today = bankDay(useNow()());
  const read = useQuery(forecastQuery());
  return (
    <Forecast
      {...stateOf(read)}
      {...useServiceHref('TREASURY_REPORTING')}
      width={width}
      today={today}
      forecasts={read.data}
    />
  );
}
