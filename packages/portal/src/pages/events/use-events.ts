import type { EventPage } from '@atrium/contract/widgets';
import type { EventLink } from '@atrium/ui';
import { useFormats, useNow } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/calls.ts';
import { useLiveHref } from '../../app/router/use-live-href.ts';

/** The events that are not over on the day of the reader (WID-046). */
export function useEvents({ enabled = true } = {}) {
  const date = useFormats().isoDay(useNow()());
  return useQuery({
    ...callQuery('widgets', 'pages', { params: { id: 'EVENTS' }, query: { date } }),
    enabled,
  });
}

/** Where an event leads: elsewhere, to a page of the portal, or nowhere where that page does not exist for the person. */
export function useEventLink(): (event: EventPage) => EventLink | undefined {
  const liveHref = useLiveHref();
  return ({ url }) => {
    if (url.startsWith('https://')) return { href: url, external: true };
    const href = liveHref(url);
    return href === undefined ? undefined : { href, external: false };
  };
}
