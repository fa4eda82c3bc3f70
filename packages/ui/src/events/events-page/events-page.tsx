import type { EventPage } from '@atrium/contract/widgets';
import type { ComponentProps } from 'react';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { PageHeader } from '../../navigation/index.js';
import { EventItem, type EventLink } from '../event-item.js';

export interface EventsPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `refused`: events are not included in the user's contract. */
  result:
    | { status: 'loading' }
    | { status: 'refused' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; events: readonly EventPage[] };
  /** Returns the link of an event; undefined for an event described only on this page. */
  linkOf: (event: EventPage) => EventLink | undefined;
}

/** The current and upcoming events of the bank, nearest first (PLAT-029, PLAT-030). */
export function EventsPage({ result, linkOf, className, ...props }: EventsPageProps) {
  const t = useStrings();
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader title={t('home.events.title')} description={t('home.events.description')} />
      <div className="mt-16">
        <Events result={result} linkOf={linkOf} />
      </div>
    </div>
  );
}

function Events({ result, linkOf }: Pick<EventsPageProps, 'result' | 'linkOf'>) {
  const t = useStrings();
  if (result.status === 'loading') return <SkeletonRows rows={5} />;
  if (result.status === 'refused')
    return <Empty title={t('home.events.refused')} help={t('home.events.refusedHelp')} />;
  if (result.status === 'error') {
    const { supportId, onRetry, retrying } = result;
    return (
      <ErrorState
        title={t('home.events.failed')}
        supportId={supportId}
        onRetry={onRetry}
        retrying={retrying}
      />
    );
  }
  if (result.events.length === 0)
    return <Empty title={t('homeWidgets.events.empty')} help={t('homeWidgets.events.emptyHelp')} />;
  return (
    <ul className="grid gap-x-32 gap-y-40 xs:grid-cols-2 md:grid-cols-4">
      {result.events.map((event) => (
        <li key={event.id}>
          <EventItem event={event} link={linkOf(event)} level="h2" />
        </li>
      ))}
    </ul>
  );
}
