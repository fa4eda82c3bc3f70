import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { Notification } from '@atrium/contract/notifications';
import type { ServiceCode } from '@atrium/contract/services';
import { useRef, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { SegmentedControl } from '../../controls/segmented-control/index.js';
import { cn, EnvelopeOpenIcon, useFormats, useStrings } from '../../foundations/index.js';
import { announce, Empty, ErrorState, SkeletonRows, type ErrorStateProps } from '../../feedback/index.js';
import { ShowMore } from '../../navigation/index.js';
import { NotificationRow } from './notification-row.js';
import { useTicking } from './use-ticking.js';

export type NotificationFilter = 'all' | 'unread';

export interface NotificationListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All notifications, or unread ones only. */
  filter: NotificationFilter;
  /** Called when the user changes the filter. */
  onFilterChange: (filter: NotificationFilter) => void;
  /** The notifications of the loaded pages, newest first; undefined while the first page is loading. */
  notifications: readonly Notification[] | undefined;
  /** Total number matching the filter. */
  total: number;
  /** Number of unread notifications; undefined while unknown. */
  unread: number | undefined;
  /** Page size (PROF-027). */
  pageSize: number;
  /** Returns the name of a service. */
  serviceName: (service: ServiceCode) => string;
  /** Loads the next page. */
  onShowMore: () => void;
  /** The next page is loading. */
  loadingMore?: boolean;
  /** Called when the user opens a notification, which marks it as read. */
  onOpen: (notification: Notification) => void;
  /** Marks one as read. */
  onMarkSeen: (notification: Notification) => void;
  /** Marks all as read. */
  onMarkAllSeen: () => void;
  /** All are being marked as read. */
  markingAll?: boolean;
  /** The session is an impersonation, in which nothing can be marked as read. */
  inNameOf?: boolean;
  /** Loading failed: the support id and a retry. */
  error?: Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> | undefined;
}

/** Refresh interval of relative times, in ms (PROF-030). */
const REFRESH = 15_000;

/** The user's notifications: all or unread, marked as read one by one or all at once, loaded by page (DS-067). */
export function NotificationList({
  filter,
  onFilterChange,
  notifications,
  total,
  unread,
  pageSize,
  serviceName,
  onShowMore,
  loadingMore = false,
  onOpen,
  onMarkSeen,
  onMarkAllSeen,
  markingAll = false,
  inNameOf = false,
  error,
  className,
  ref,
  ...props
}: NotificationListProps) {
  const t = useStrings();
  const formats = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useComposedRefs(root, ref);
  useTicking(REFRESH);

  const mark = (notification: Notification, index: number) => {
    // The button is removed, so the focus moves to that of the next row, else of the previous row, else to the list.
    const rows = [...(list.current?.children ?? [])];
    const next = [...rows.slice(index + 1), ...rows.slice(0, index).reverse()]
      .map((row) => row.querySelector<HTMLElement>('[data-mark-seen]'))
      .find((button) => button !== null);
    (next ?? root.current)?.focus();
    onMarkSeen(notification);
    announce(t('profile.notifications.marked'));
  };
  const nothingUnread = unread === 0;
  return (
    <div ref={rootRef} tabIndex={-1} className={cn('max-w-960 outline-none', className)} {...props}>
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-12 border-b border-line-ink pb-12">
        <SegmentedControl<NotificationFilter>
          aria-label={t('profile.notifications.filter')}
          size="toolbar"
          value={filter}
          onValueChange={onFilterChange}
          segments={[
            { value: 'all', label: t('profile.notifications.all') },
            {
              value: 'unread',
              label: unread
                ? t('profile.notifications.unreadCount', { figure: formats.integer(unread) })
                : t('profile.notifications.unread'),
            },
          ]}
        />
        {inNameOf ? null : (
          <Button
            size="toolbar"
            icon={EnvelopeOpenIcon}
            busy={markingAll}
            busyLabel={t('profile.notifications.marking')}
            aria-disabled={nothingUnread || undefined}
            {...(nothingUnread && { title: t('profile.notifications.empty.unread') })}
            onClick={() => {
              if (nothingUnread) return;
              onMarkAllSeen();
            }}
          >
            {t('profile.notifications.markAll')}
          </Button>
        )}
      </div>
      {inNameOf ? <p className="mt-12 text-small text-ink-2">{t('profile.notifications.inNameOf')}</p> : null}
      {notifications ? (
        notifications.length === 0 ? (
          <Nothing filter={filter} onFilterChange={onFilterChange} />
        ) : (
          <>
            <ul ref={list} aria-label={t('profile.notifications.list')}>
              {notifications.map((notification, index) => (
                <NotificationRow
                  key={notification.notificationId}
                  notification={notification}
                  serviceName={serviceName(notification.serviceId)}
                  onOpen={() => onOpen(notification)}
                  onMarkSeen={inNameOf ? undefined : () => mark(notification, index)}
                />
              ))}
            </ul>
            <ShowMore
              shown={notifications.length}
              total={Math.max(total, notifications.length)}
              step={pageSize}
              busy={loadingMore}
              onShowMore={onShowMore}
            />
          </>
        )
      ) : error ? (
        <ErrorState title={t('profile.notifications.failed')} {...error} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  );
}

function Nothing({ filter, onFilterChange }: Pick<NotificationListProps, 'filter' | 'onFilterChange'>) {
  const t = useStrings();
  if (filter === 'all') {
    return (
      <Empty title={t('profile.notifications.empty.all')} help={t('profile.notifications.empty.allHelp')} />
    );
  }
  return (
    <Empty
      title={t('profile.notifications.empty.unread')}
      action={
        <Button size="toolbar" onClick={() => onFilterChange('all')}>
          {t('profile.notifications.empty.showAll')}
        </Button>
      }
    />
  );
}
