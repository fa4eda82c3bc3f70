import type { Audience } from '@atrium/contract/audience';
import type { Request } from '@atrium/contract/requests';
import type { ComponentProps } from 'react';
import { buttonVariants } from '../../controls/button/index.js';
import { cn, HostLink, useFormats, useStrings } from '../../foundations/index.js';
import { FactStrip } from '../../data/index.js';
import { Empty, ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import { PageHeader, RecordNav, type RecordNavProps } from '../../navigation/index.js';
import { MoreNames } from '../more-names/index.js';
import { RequestActions, type RequestActionsProps } from '../request-actions/index.js';
import type { BoardTab } from '../requests-board/index.js';
import { RequestState } from '../request-state/index.js';
import { useScrollsAlone } from '../thread/internal.js';
import { RequestTabs, type RequestTabsProps } from './request-tabs.js';

export interface RequestPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state of the page; an error may come with a support id. */
  state:
    | { status: 'loading' }
    | { status: 'not-found' }
    | { status: 'error'; supportId?: string; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; request: Request };
  /** Address of the board, with the filters the user had set. */
  backHref: string;
  /** Position in the board list that the request was opened from; absent if it was opened elsewhere. */
  position?:
    | (Pick<NonNullable<RecordNavProps['position']>, 'index' | 'total' | 'previousHref' | 'nextHref'> & {
        tab: BoardTab;
      })
    | undefined;
  /** Whether the user belongs to the bank or the client. */
  audience: Audience;
  /** Adds the request to the favourites, or removes it. */
  onFavoriteChange: (favorite: boolean) => void;
  /** Props of the request's actions. */
  actions: Omit<RequestActionsProps, 'request'>;
  /** Props of the request's tabs. */
  tabs: Omit<RequestTabsProps, 'request' | 'isFilled'>;
}

/** A request: title, state, facts and participants (direction, section 3, Detail). */
export function RequestPage({
  state,
  backHref,
  position,
  audience,
  onFavoriteChange,
  actions,
  tabs,
  className,
  ...props
}: RequestPageProps) {
  const t = useStrings();
  const formats = useFormats();
  const request = state.status === 'ready' ? state.request : undefined;
  // In a large window the conversation fills the remaining height, with its form at the bottom of the page.
  const isRoomy = useScrollsAlone();
  const isFilled = isRoomy && request !== undefined && tabs.current === 'messages';
  const isAsked = request?.turn.holder === 'you' && request.turn.verb !== 'process';
  const title = {
    loading: t('requests.page.loading'),
    'not-found': t('requests.page.notFound.title'),
    error: t('requests.page.error'),
    ready: request?.title,
  }[state.status];
  // One header for all states, so that the focus set on the heading of a new page survives the loading.
  return (
    <div
      className={cn(
        'px-16 pb-40 xs:px-24',
        // At least window height from the start, so that the page footer does not move when content loads.
        !isRoomy && 'min-h-[calc(100dvh-var(--page-top,var(--bar-height)))] print:min-h-0',
        isFilled &&
          'flex min-h-[calc(100dvh-var(--page-top,var(--bar-height))-2.5rem)] flex-col pb-0 print:block print:min-h-0',
        className,
      )}
      {...props}
    >
      <PageHeader
        title={title}
        recordNav={
          <RecordNav
            back={{ href: backHref, label: t('requests.page.back') }}
            {...(request && { reference: request.reference })}
            {...(position && {
              position: {
                ...position,
                text: t(`requests.page.position.${position.tab}`, {
                  count: position.total,
                  index: formats.integer(position.index),
                  total: formats.integer(position.total),
                }),
              },
            })}
          />
        }
        {...(request && {
          favourite: { active: request.favorite, onToggle: onFavoriteChange },
          actions: <RequestActions key={request.id} request={request} {...actions} />,
          // The only action is the menu button, unless an action is due or the request can be reopened.
          slimActions: !isAsked && !actions.acts.includes('reopen'),
        })}
      />
      {request ? (
        <>
          <RequestFacts request={request} audience={audience} />
          <RequestTabs request={request} isFilled={isFilled} {...tabs} />
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

/** The key facts of a request; service actions show the action, other requests the contract (RDET-007). */
function RequestFacts({ request, audience }: { request: Request; audience: RequestPageProps['audience'] }) {
  const t = useStrings();
  const formats = useFormats();
  const updatedBy = request.lastUpdateByMe
    ? t('requests.page.byMe')
    : t('requests.page.by', { name: request.lastUpdaterFullName });
  const entities = request.legalEntities.map(({ longName }) => longName);
  const names = request.participants
    .filter((participant) => participant.isActive)
    .toSorted((a, b) => Number(b.isMe) - Number(a.isMe))
    .map(({ isMe, user }) => (isMe ? t('requests.me') : `${user.firstName} ${user.lastName}`));
  return (
    <FactStrip
      // On a phone only the state and the legal entity; the rest is in the additional details.
      className="max-xs:grid-cols-2 max-xs:gap-x-16 max-xs:[&>div]:border-t-0! max-xs:[&>div:nth-child(n+3)]:hidden"
      facts={[
        {
          label: t('requests.page.facts.state'),
          value: <RequestState state={request.state} turn={request.turn} audience={audience} />,
          ...(request.turn.since && {
            detail: t('requestSummary.turn.since', { moment: formats.date(request.turn.since) }),
          }),
        },
        {
          label: t('requests.page.facts.legalEntities'),
          value: entities[0] ?? t('data.notProvided'),
          ...(entities.length > 1 && {
            detail: <MoreNames title={t('requests.page.entities')} names={entities} shown={1} />,
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
          ...(names.length > 2 && {
            detail: <MoreNames title={t('requests.page.people')} names={names} shown={2} />,
          }),
        },
      ]}
    />
  );
}
