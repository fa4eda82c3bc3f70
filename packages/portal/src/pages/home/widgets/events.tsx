import { EventsWidget, useFormats, useNow } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api/calls.ts';
import { useLiveHref } from '../../../app/router/use-live-href.ts';
import { stateOf } from './read.ts';
import type { WidgetProps } from './widget.ts';

export function Component({ width }: WidgetProps) {
  // The day of the reader (WID-046).
  const date = useFormats().isoDay(useNow()());
  const found = useQuery(callQuery('widgets', 'pages', { params: { id: 'EVENTS' }, query: { date } }));
  const liveHref = useLiveHref();
  return (
    <EventsWidget
      {...stateOf(found)}
      width={width}
      events={found.data?.pages}
      linkOf={({ url }) => {
        if (url.startsWith('https://')) return { href: url, external: true };
        const href = liveHref(url);
        return href === undefined ? undefined : { href, external: false };
      }}
    />
  );
}
