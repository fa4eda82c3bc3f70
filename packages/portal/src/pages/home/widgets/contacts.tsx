import { normalisePhone } from '@atrium/contract/person-rules';
import { ContactsWidget } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { favoriteContactsQuery, useBookmarkContact } from '../../../api/contacts.ts';
import { useContactRequestHref } from '../../../app/router/use-live-href.ts';
import { quietStateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(favoriteContactsQuery());

/** Number of contacts at full width: all of them. */
const ALL = 500;

export function Component({ width }: WidgetProps) {
  const found = useQuery(favoriteContactsQuery(width === 4 ? ALL : undefined));
  const bookmark = useBookmarkContact();
  const messageHrefOf = useContactRequestHref();
  return (
    <ContactsWidget
      {...quietStateOf(found)}
      {...useServiceHref('CONTACTS')}
      contacts={found.data?.members.map(({ clientMember }) => clientMember)}
      normalise={normalisePhone}
      onBookmarkChange={({ id }, chosen) => bookmark.mutate({ id, favorite: chosen })}
      messageHrefOf={messageHrefOf}
    />
  );
}
