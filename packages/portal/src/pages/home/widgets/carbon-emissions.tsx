import { CarbonEmissions } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { carbonEmissionsQuery } from '../../../api/carbon-emissions.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(carbonEmissionsQuery());

export function Component({ width }: WidgetProps) {
  const read = useQuery(carbonEmissionsQuery());
  return (
    <CarbonEmissions
      {...stateOf(read)}
      {...useServiceHref('YOUR_CARBON_EMISSIONS')}
      width={width}
      summary={read.data}
    />
  );
}
