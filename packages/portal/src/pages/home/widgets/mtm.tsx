import { Mtm } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { mtmQuery } from '../../../api/mtm.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(mtmQuery());

export function Component({ width }: WidgetProps) {
  const read = useQuery(mtmQuery());
  return <Mtm {...stateOf(read)} {...useServiceHref('MTM')} width={width} summary={read.data} />;
}
