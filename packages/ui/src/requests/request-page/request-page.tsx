import type { Request } from '@atrium/contract/requests';
import type { ComponentProps } from 'react';
import { buttonVariants } from '../../controls/button/index.js';
import { cn, HostLink, useFormats, useStrings } from '../../foundations/index.js';
import { FactStrip, PropertyList, TagList } from '../../data/index.js';
import { Empty, ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import { PageHeader, SectionHeader, Trail } from '../../navigation/index.js';
import { RequestState } from '../request-state/index.js';
import { Participants } from './participants.js';

export interface RequestPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the page shows; a failure tells its support id. */
  state:
    | { status: 'loading' }
    | { status: 'not-found' }
    | { status: 'error'; supportId?: string; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; request: Request };
  /** The board, with the filters the person came with. */
  backHref: string;
  /** Who looks: the bank, or the client. */
  side: 'client' | 'bank';
  onFavoriteChange: (favorite: boolean) => void;
}

/** A request: title, state, the facts, who takes part (direction, section 3, Detail). */
export function RequestPage({
  state,
  backHref,
  side,
  onFavoriteChange,
  className,
  ...props
}: RequestPageProps) {
  const t = useStrings();
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
          />
        }
        {...(request && { favourite: { active: request.favorite, onToggle: onFavoriteChange } })}
      />
      {request ? <Ready request={request} side={side} /> : null}
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

function Ready({ request, side }: { request: Request; side: RequestPageProps['side'] }) {
  const t = useStrings();
  const formats = useFormats();
  const updatedBy = request.lastUpdateByMe
    ? t('requests.page.byMe')
    : t('requests.page.by', { name: request.lastUpdaterFullName });
  const [firstEntity, ...otherEntities] = request.legalEntities;
  const active = request.participants
    .filter((participant) => participant.isActive)
    .toSorted((a, b) => Number(b.isMe) - Number(a.isMe));
  const names = active.map(({ isMe, user }) =>
    isMe ? t('requests.me') : `${user.firstName} ${user.lastName}`,
  );
  return (
    <>
      <FactStrip
        facts={[
          {
            label: t('requests.page.facts.state'),
            value: <RequestState state={request.state} type={request.type} side={side} />,
          },
          {
            label: t('requests.page.facts.legalEntities'),
            value: firstEntity?.longName ?? t('data.notProvided'),
            ...(otherEntities.length > 0 && {
              detail: t('requests.page.more', { count: otherEntities.length }),
            }),
          },
          { label: t('requests.page.facts.service'), value: request.serviceName },
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
      <div className="mt-32 grid gap-x-48 gap-y-32 md:grid-cols-[minmax(0,1fr)_var(--side-panel)]">
        <div className="grid min-w-0 content-start gap-32">
          <section>
            <SectionHeader title={t('requests.page.description')} />
            <p className="mt-12 max-w-measure break-words whitespace-pre-line">
              {request.description || t('requests.page.noDescription')}
            </p>
            {request.tags.length > 0 ? (
              <TagList className="mt-12" tags={request.tags.map((tag) => tag.name)} />
            ) : null}
          </section>
          <section>
            <SectionHeader title={t('requests.page.details')} />
            <PropertyList properties={details(request, t, formats)} />
          </section>
        </div>
        <div className="grid content-start gap-32">
          <Participants participants={request.participants} />
          <section>
            <SectionHeader title={t('requests.page.entities')} />
            <ul>
              {request.legalEntities.map((entity) => (
                <li key={entity.id} className="border-b border-line py-10">
                  {entity.longName}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}

function details(request: Request, t: ReturnType<typeof useStrings>, formats: ReturnType<typeof useFormats>) {
  const createdBy = request.isCreatedByMe
    ? t('requests.page.byMe')
    : t('requests.page.by', { name: request.createdBy });
  return [
    { label: t('requests.page.facts.reference'), value: request.reference },
    {
      label: t('requests.page.facts.created'),
      value: `${formats.dateTime(request.createdAt)}, ${createdBy}`,
    },
    ...(request.contractName
      ? [{ label: t('requests.page.facts.contract'), value: request.contractName }]
      : []),
    ...request.additionalDetails.map(({ label, value }, index) => ({
      id: `${index} ${label}`,
      label,
      value,
    })),
    ...(request.externalApplications.length > 0
      ? [
          {
            label: t('requests.page.applications'),
            value: request.externalApplications
              .map(({ applicationName, externalId }) => `${applicationName} ${externalId}`)
              .join(', '),
          },
        ]
      : []),
  ];
}
