import type { EventPage } from '@atrium/contract/widgets';
import type { EventLink } from '@atrium/ui';
import { useFormats, useNow } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/calls.ts';
import { useLiveHref } from '../../app/router/use-live-href.ts';

/** Fetches the events that are not over on the user's current day (WID-046). */
export function useEvents({ enabled = true } = {}) {
  const date = useFormats().isoDay(useNow()());
  return useQuery({
    ...callQuery('widgets', 'pages', { params: { id: 'EVENTS' }, query: { date } }),
    enabled,
  });
}

/** Returns the link of an event: external, to a portal page, or undefined if the user has no such page. */
export function useEventLink(): (event: EventPage) => EventLink | undefined {
  const liveHref = useLiveHref();
  return ({ url }) => {
    if (url.startsWith('https://')) return { href: url, external: true };
    const href = liveHref(url);
    return href === undefined ? undefined : { href, external: false };
  };
}
