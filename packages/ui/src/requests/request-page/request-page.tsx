import type { Request } from '@atrium/contract/requests';
import type { ComponentProps } from 'react';
import { buttonVariants } from '../../controls/button/index.js';
import { cn, HostLink, useFormats, useStrings } from '../../foundations/index.js';
import { CollapsingText, FactStrip } from '../../data/index.js';
import { Empty, ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import { PageHeader, Trail, type TrailProps } from '../../navigation/index.js';
import { RequestActions, type RequestActionsProps } from '../request-actions/index.js';
import type { BoardTab } from '../requests-board/index.js';
import { RequestState } from '../request-state/index.js';
import { RequestTabs, type RequestTabsProps } from './request-tabs.js';

export interface RequestPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the page shows; a failure tells its support id. */
  state:
    | { status: 'loading' }
    | { status: 'not-found' }
    | { status: 'error'; supportId?: string; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; request: Request };
  /** The board, with the filters the person came with. */
  backHref: string;
  /** Its place in the list of the board that it was opened from; absent when it was opened from elsewhere. */
  place?:
    | (Pick<NonNullable<TrailProps['position']>, 'index' | 'total' | 'previousHref' | 'nextHref'> & {
        tab: BoardTab;
      })
    | undefined;
  /** Who looks: the bank, or the client. */
  side: 'client' | 'bank';
  onFavoriteChange: (favorite: boolean) => void;
  /** What the person may do with the request. */
  actions: Omit<RequestActionsProps, 'request'>;
  /** The parts of the request and the one that is open. */
  tabs: Omit<RequestTabsProps, 'request'>;
}

/** A request: title, state, the facts, who takes part (direction, section 3, Detail). */
export function RequestPage({
  state,
  backHref,
  place,
  side,
  onFavoriteChange,
  actions,
  tabs,
  className,
  ...props
}: RequestPageProps) {
  const t = useStrings();
  const formats = useFormats();
  const request = state.status === 'ready' ? state.request : undefined;
  const title = {
    loading: t('requests.page.loading'),
    'not-found': t('requests.page.notFound.title'),
    error: t('requests.page.error'),
    ready: request?.title,
  }[state.status];
  // One header for all states: the focus that a new page puts on its heading stays there when the request comes.
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader
        title={title}
        trail={
          <Trail
            back={{ href: backHref, label: t('requests.page.back') }}
            {...(request && { reference: request.reference })}
            {...(place && {
              position: {
                ...place,
                text: t(`requests.page.place.${place.tab}`, {
                  count: place.total,
                  index: formats.integer(place.index),
                  total: formats.integer(place.total),
                }),
              },
            })}
          />
        }
        {...(request && {
          favourite: { active: request.favorite, onToggle: onFavoriteChange },
          actions: <RequestActions key={request.id} request={request} {...actions} />,
          // A menu, unless the request can be reopened.
          slimActions: !actions.acts.includes('reopen'),
        })}
      />
      {request ? (
        <>
          <RequestFacts request={request} side={side} />
          <RequestTabs request={request} {...tabs} />
        </>
      ) : null}
      {state.status === 'loading' ? (
        <Loading className="grid gap-16">
          <Skeleton className="h-72" />
          <Skeleton className="w-320" />
          <Skeleton className="w-240" />
        </Loading>
      ) : null}
      {state.status === 'not-found' ? (
        <Empty
          title={t('requests.page.notFound.text')}
          action={
            <HostLink href={backHref} className={buttonVariants({ variant: 'primary' })}>
              {t('requests.page.notFound.back')}
            </HostLink>
          }
        />
      ) : null}
      {state.status === 'error' ? (
        <ErrorState
          title={t('requests.page.error')}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      ) : null}
    </div>
  );
}

/** The facts that hold for the whole request; a service action names the action, other requests their contract (RDET-007). */
function RequestFacts({ request, side }: { request: Request; side: RequestPageProps['side'] }) {
  const t = useStrings();
  const formats = useFormats();
  const updatedBy = request.lastUpdateByMe
    ? t('requests.page.byMe')
    : t('requests.page.by', { name: request.lastUpdaterFullName });
  const [firstEntity, ...otherEntities] = request.legalEntities;
  const names = request.participants
    .filter((participant) => participant.isActive)
    .toSorted((a, b) => Number(b.isMe) - Number(a.isMe))
    .map(({ isMe, user }) => (isMe ? t('requests.me') : `${user.firstName} ${user.lastName}`));
  return (
    <>
      <FactStrip
        // On a phone: whose turn, for which entity; the rest stands in the additional details.
        className="max-xs:[&>div:nth-child(n+3)]:hidden"
        facts={[
          {
            label: t('requests.page.facts.state'),
            value: <RequestState state={request.state} turn={request.turn} side={side} />,
            ...(request.turn.since && {
              detail: t('requests.turn.since', { moment: formats.dateTime(request.turn.since) }),
            }),
          },
          {
            label: t('requests.page.facts.legalEntities'),
            value: firstEntity?.longName ?? t('data.notProvided'),
            ...(otherEntities.length > 0 && {
              detail: t('requests.page.more', { count: otherEntities.length }),
            }),
          },
          {
            label: t('requests.page.facts.service'),
            value: request.serviceName,
            detail: request.serviceAction ? request.serviceAction.label : request.contractName,
          },
          {
            label: t('requests.page.facts.updated'),
            value: formats.dateTime(request.updatedAt),
            detail: updatedBy,
          },
          {
            label: t('requests.page.facts.participants'),
            value: names.slice(0, 2).join(', ') || t('data.notProvided'),
            ...(names.length > 2 && { detail: t('requests.page.more', { count: names.length - 2 }) }),
          },
        ]}
      />
      {request.description ? (
        <CollapsingText className="mt-16 max-w-measure">{request.description}</CollapsingText>
      ) : null}
    </>
  );
}
