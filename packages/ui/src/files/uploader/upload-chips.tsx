import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useRef, type ComponentProps } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { announce } from '../../feedback/announcer/index.js';
import { cn } from '../../foundations/cn.js';
import { CloseIcon, RetryIcon } from '../../foundations/icons/index.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';
import { FileTypeIcon } from '../file-type-icon/index.js';
import { hasArrived, isRefused, type UploadItem } from './upload-item.js';
import { progressText, shareOf, uploadReasonText, uploadStatusText } from './upload-status.js';
import { takenExtensions } from './use-upload-picker.js';
import { useUploadAnnouncements } from './use-upload-announcements.js';
import { canRetry } from './upload-state.js';
import type { Uploads } from './use-uploads.js';

export interface UploadChipsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The files, from `useUploads`. */
  uploads: Uploads;
  /** Called when the last file is removed and the list disappears, so that the caller can move the focus. */
  onEmptied?: () => void;
}

/** The files of an uploader as chips, for small spaces such as a message form. */
export function UploadChips({ uploads, onEmptied, className, ref, ...props }: UploadChipsProps) {
  const t = useStrings();
  const list = useRef<HTMLUListElement>(null);
  const ownRef = useComposedRefs(list, ref);
  const { items } = uploads;
  useUploadAnnouncements(uploads);
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    const id = focusNext.current;
    focusNext.current = null;
    if (id) list.current?.querySelector<HTMLElement>(`[data-upload-remove="${id}"]`)?.focus();
  });
  if (items.length === 0) return null;
  const remove = (index: number) => {
    focusNext.current = (items[index + 1] ?? items[index - 1])?.id ?? null;
    if (focusNext.current === null) onEmptied?.();
    announce(t('uploads.announce.removed', { name: items[index]!.name }));
    uploads.remove(items[index]!.id);
  };
  const retry = (id: string) => {
    focusNext.current = id;
    uploads.retry(id);
  };
  return (
    <ul
      ref={ownRef}
      aria-label={t('uploads.list')}
      className={cn('flex max-h-160 flex-wrap gap-8 overflow-y-auto', className)}
      {...props}
    >
      {items.map((item, index) => (
        <li key={item.id} className="max-w-full min-w-0">
          <Chip item={item} uploads={uploads} onRemove={() => remove(index)} onRetry={() => retry(item.id)} />
        </li>
      ))}
    </ul>
  );
}

interface ChipProps {
  item: UploadItem;
  uploads: Uploads;
  onRemove: () => void;
  onRetry: () => void;
}

function Chip({ item, uploads, onRemove, onRetry }: ChipProps) {
  const t = useStrings();
  const formats = useFormats();
  const { name } = item;
  const { options } = uploads;
  const types = takenExtensions(options).map((extension) => extension.toUpperCase());
  const { mark, label, reason } = uploadStatusText(item, types.length > 0);
  const why =
    reason &&
    uploadReasonText(item, reason, t, {
      check: options.check,
      types: formats.list(types),
      size: formats.fileSize(options.maxSize),
    });
  return (
    <div
      data-upload-status={item.status}
      className={cn(
        'flex min-h-36 max-w-full min-w-0 items-center gap-12 rounded-control border border-line-control bg-surface py-4 pr-4 pl-12',
        isRefused(item) && 'border-negative',
      )}
    >
      <FileTypeIcon name={name} className="shrink-0" />
      <div className="min-w-0">
        <div className="truncate text-small font-medium" title={name}>
          {name}
        </div>
        {why ? <div className="text-caption text-negative-ink">{why}</div> : null}
      </div>
      {item.status === 'progress' ? (
        <span
          role="progressbar"
          aria-label={t('uploads.sending', { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.floor(shareOf(item) * 100)}
          className="flex shrink-0 items-center gap-8 text-small text-ink-2"
        >
          <span className="h-3 w-72 bg-well">
            <span className="block h-full bg-brand" style={{ width: `${shareOf(item) * 100}%` }} />
          </span>
          {progressText(item, t)}
        </span>
      ) : (
        <span className="flex shrink-0 items-center gap-6 text-caption text-ink-2">
          <StateMark name={mark} size={12} />
          {hasArrived(item) && !reason ? formats.fileSize(item.size) : t(label)}
        </span>
      )}
      <span className="flex shrink-0">
        {canRetry(item) ? (
          <IconButton size="row" icon={RetryIcon} label={t('uploads.retry', { name })} onClick={onRetry} />
        ) : null}
        <IconButton
          size="row"
          icon={CloseIcon}
          label={t('uploads.remove', { name })}
          data-upload-remove={item.id}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}
