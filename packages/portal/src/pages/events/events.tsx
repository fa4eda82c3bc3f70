import { ApiError } from '@atrium/contract/errors';
import { EventsPage, useStrings, type EventsPageProps } from '@atrium/ui';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useEventLink, useEvents } from './use-events.ts';

/** PLAT-029: the events of the bank, for all users whose contract includes them. */
export function Component() {
  const t = useStrings();
  const { pathname } = useLocation();
  const isHeld = useUser().widgets.some(({ name }) => name === 'EVENTS');
  const found = useEvents({ enabled: isHeld });
  const linkOf = useEventLink();
  return (
    <>
      <PageTitle>{t('home.events.title')}</PageTitle>
      <EventsPage
        result={isHeld ? resultOf(found) : { status: 'refused' }}
        // An event that links to this page is described on it.
        linkOf={(event) => (event.url === pathname ? undefined : linkOf(event))}
      />
    </>
  );
}

function resultOf({
  data,
  error,
  refetch,
  isFetching,
}: ReturnType<typeof useEvents>): EventsPageProps['result'] {
  if (data) return { status: 'ready', events: data.pages };
  if (!error) return { status: 'loading' };
  return {
    status: 'error',
    ...(error instanceof ApiError && { supportId: error.supportId }),
    onRetry: () => void refetch(),
    retrying: isFetching,
  };
}
