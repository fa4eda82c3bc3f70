import type { CreationService } from '@atrium/contract/request-creation';
import type { ComponentProps } from 'react';
import { cn, HostLink, useStrings } from '../../foundations/index.js';
import { Empty, ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import { PageHeader, RecordNav } from '../../navigation/index.js';
import { DraftList, type ListedDraft } from '../draft-list/index.js';

export type HubGroup = CreationService['group'];

export interface RequestHubProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Services with their actions; undefined while they load. */
  services: readonly CreationService[] | undefined;
  /** Set if the services could not be loaded: the support id and the retry. */
  error?: { supportId?: string; onRetry: () => void; retrying?: boolean } | undefined;
  /** The chosen group; null for all (REQ-037). */
  group: HubGroup | null;
  /** Address of a group; null for all groups. */
  groupHref: (group: HubGroup | null) => string;
  /** Address of the form of an action (REQ-039). */
  actionHref: (service: CreationService, action: CreationService['actions'][number]) => string;
  /** Address of the board. */
  boardHref: string;
  /** The user's unsent drafts. */
  drafts: readonly ListedDraft[];
  /** Deletes a draft; called after the user has confirmed. */
  onDeleteDraft: (draft: ListedDraft) => void;
}

/** What clients can request: a card per service, a link per action, filtered by group (REQ-037 to REQ-039, DS-076). */
export function RequestHub({
  services,
  error,
  group,
  groupHref,
  actionHref,
  boardHref,
  drafts,
  onDeleteDraft,
  className,
  ...props
}: RequestHubProps) {
  const t = useStrings();
  const groups = [...new Set((services ?? []).map((service) => service.group))];
  const shown = (services ?? []).filter((service) => group === null || service.group === group);
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader
        title={t('creation.hub.title')}
        recordNav={<RecordNav back={{ href: boardHref, label: t('creation.back.board') }} />}
        description={t('creation.hub.description')}
      />
      {drafts.length > 0 ? (
        <section className="mb-32 max-w-800 border-t-2 border-line-ink">
          <h2 className="border-b border-line py-12 text-heading-3">{t('creation.drafts.title')}</h2>
          <DraftList drafts={drafts} onDelete={onDeleteDraft} />
          <p className="mt-8 max-w-measure text-small text-ink-2">{t('creation.draft.kept')}</p>
        </section>
      ) : null}
      {groups.length > 1 ? (
        <nav aria-label={t('creation.hub.groups.label')} className="flex flex-wrap gap-8 pb-24">
          {[null, ...groups].map((entry) => (
            <HostLink
              key={entry}
              href={groupHref(entry)}
              aria-current={entry === group ? 'true' : undefined}
              className={cn(
                'focus-ring inline-flex h-32 items-center rounded-control border px-12 text-small font-medium max-xs:h-44',
                entry === group
                  ? 'border-brand bg-brand text-on-brand'
                  : 'border-line-control bg-surface text-ink hover:bg-hover',
              )}
            >
              {entry === null ? t('creation.hub.groups.all') : t(`navigation.groups.${entry}`)}
            </HostLink>
          ))}
        </nav>
      ) : null}
      {error && !services ? (
        <ErrorState
          title={t('creation.hub.failed')}
          supportId={error.supportId}
          onRetry={error.onRetry}
          retrying={error.retrying ?? false}
        />
      ) : null}
      {!services && !error ? (
        <Loading className="grid gap-24 sm:grid-cols-2 lg:grid-cols-3">
          <Skeleton className="h-160" />
          <Skeleton className="h-160" />
          <Skeleton className="h-160" />
        </Loading>
      ) : null}
      {services?.length === 0 ? (
        <Empty title={t('creation.hub.empty')} help={t('creation.hub.emptyHelp')} />
      ) : null}
      <div className="grid items-start gap-x-32 gap-y-40 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((service) => (
          <ServiceCard key={service.code} service={service} actionHref={actionHref} />
        ))}
      </div>
    </div>
  );
}

function ServiceCard({
  service,
  actionHref,
}: {
  service: CreationService;
  actionHref: RequestHubProps['actionHref'];
}) {
  const t = useStrings();
  return (
    <section className="border-t-2 border-line-ink">
      <h2 className="border-b border-line py-12 text-heading-3">{service.label}</h2>
      <ul aria-label={t('creation.hub.actions', { service: service.label })}>
        {service.actions.map((action) => (
          <li key={action.code} className="border-b border-line">
            <HostLink
              href={actionHref(service, action)}
              className="focus-inset group block py-10 hover:bg-hover"
            >
              <span className="block text-body-strong text-brand-ink group-hover:underline">
                {action.label}
              </span>
              <span className="block text-small text-ink-2">{action.description}</span>
            </HostLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
