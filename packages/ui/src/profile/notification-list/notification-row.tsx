import type { Notification } from '@atrium/contract/notifications';
import { IconButton } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { cn, EyeIcon, useFormats, useStrings } from '../../foundations/index.js';

export interface NotificationRowProps {
  notification: Notification;
  serviceName: string;
  onOpen: () => void;
  /** Marks it as read; without it there is no button. */
  onMarkSeen?: (() => void) | undefined;
}

/** One notification: event, subject, service or number of new items, and age; the whole row is a link (PROF-031). */
export function NotificationRow({ notification, serviceName, onOpen, onMarkSeen }: NotificationRowProps) {
  const t = useStrings();
  const formats = useFormats();
  const { type, subject, url, count, createdAt, isSeen } = notification;
  const event = t(`profile.notifications.types.${type}`);
  const title = subject || event;
  return (
    <li
      className={cn(
        'relative flex min-h-row items-center gap-12 border-b border-line py-8 pl-12 hover:bg-hover',
        !isSeen && 'before:absolute before:inset-y-8 before:left-0 before:w-2 before:bg-ink',
      )}
    >
      <span className="min-w-0 flex-1">
        <Link
          variant="plain"
          href={url}
          onClick={onOpen}
          className={cn('block break-words after:absolute after:inset-0', !isSeen && 'font-semibold')}
        >
          {title}
          {isSeen ? null : <span className="sr-only">, {t('profile.notifications.isUnread')}</span>}
        </Link>
        <span className="block text-caption text-ink-3">
          {subject ? `${event} · ` : ''}
          {count === null
            ? serviceName
            : t(type === 'EXPIRY_REMINDER' ? 'profile.notifications.dates' : 'profile.notifications.news', {
                count,
                figure: formats.integer(count),
              })}{' '}
          ·{' '}
          <time dateTime={createdAt} title={formats.dateTime(createdAt)}>
            {formats.relative(createdAt)}
          </time>
        </span>
      </span>
      {isSeen || !onMarkSeen ? null : (
        <IconButton
          icon={EyeIcon}
          label={t('profile.notifications.markOne', { title })}
          data-mark-seen
          className="relative max-xs:size-44"
          onClick={onMarkSeen}
        />
      )}
    </li>
  );
}
