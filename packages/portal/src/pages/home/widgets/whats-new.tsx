import { WhatsNew } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { callQuery } from '../../../api/calls.ts';
import { useLiveHref } from '../../../app/router/use-live-href.ts';
import { stateOf } from './read.ts';
import type { WidgetProps } from './widget.ts';

const query = callQuery('whatsNew', 'get');

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(query);

export function Component({ width }: WidgetProps) {
  const found = useQuery(query);
  return <WhatsNew {...stateOf(found)} width={width} news={found.data?.news} liveHref={useLiveHref()} />;
}
