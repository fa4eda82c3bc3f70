import { memo } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { Tag } from '../../data/tag/index.js';
import { Progress } from '../../feedback/progress/index.js';
import { cn } from '../../foundations/cn.js';
import { CloseIcon, RetryIcon, TrashIcon, UploadIcon } from '../../foundations/icons/index.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';
import { FileTypeIcon } from '../file-type-icon/index.js';
import { isRefused, isUnderWay, type UploadItem } from './upload-item.js';
import type { UploadRules } from './upload-rules.js';
import { progressText, shareOf, uploadReasonText, uploadStatusText } from './upload-status.js';

export interface UploadRowProps {
  item: UploadItem;
  /** Accepted file types, as text. */
  types: string;
  maxSize: number;
  check: UploadRules['check'];
  canRetry: boolean;
  /** Rows of a long list have one height: what does not fit is truncated. */
  fixed: boolean;
  /** The row shows its state, and none of its actions works. */
  disabled: boolean;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  onReplace: (id: string) => void;
  onKeep: (id: string) => void;
  /** Opens the tag editor; without it, the user cannot change tags. */
  onTag?: ((id: string) => void) | undefined;
}

const ROW_LINK = 'link focus-ring min-h-24 rounded-tag disabled:text-ink-disabled disabled:no-underline';

/** A file of an uploader with its state and actions. */
export const UploadRow = memo(function UploadRow({
  item,
  types,
  maxSize,
  check,
  canRetry,
  fixed,
  disabled,
  onRemove,
  onRetry,
  onReplace,
  onKeep,
  onTag,
}: UploadRowProps) {
  const t = useStrings();
  const formats = useFormats();
  const { id, name, size, sent, status, tags } = item;
  const { mark, label, reason } = uploadStatusText(item, types !== '');
  const refused = isRefused(item);
  const detail = reason
    ? uploadReasonText(item, reason, t, { check, types, size: formats.fileSize(maxSize) })
    : status === 'progress'
      ? t('uploads.sent', { sent: formats.fileSize(sent), size: formats.fileSize(size) })
      : formats.fileSize(size);
  return (
    <div
      data-upload-status={status}
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-12 gap-y-4 border-b border-line py-8',
        '@min-[34rem]:grid-cols-[auto_minmax(0,1fr)_minmax(0,12rem)_auto]',
        refused && 'relative before:absolute before:inset-y-0 before:-left-8 before:w-1 before:bg-negative',
        fixed && 'h-full content-center overflow-hidden',
      )}
    >
      <FileTypeIcon name={name} className="shrink-0" />
      <div className="min-w-0">
        <div className={cn('text-small font-medium', fixed ? 'truncate' : 'break-words')} title={name}>
          {name}
        </div>
        <div className={cn('text-caption text-ink-2', fixed && 'truncate')} {...(fixed && { title: detail })}>
          {fixed ? [detail, ...tags.map((tag) => tag.name)].join(' · ') : detail}
          {status === 'duplicate' && !item.isKept ? (
            <>
              {' '}
              <button
                type="button"
                className={ROW_LINK}
                aria-label={t('uploads.keepBothName', { name })}
                disabled={disabled}
                onClick={() => onKeep(id)}
              >
                {t('uploads.keepBoth')}
              </button>
            </>
          ) : null}
          {onTag && !refused ? (
            <>
              {' '}
              <button
                type="button"
                className={ROW_LINK}
                aria-label={t('uploads.tagsOf', { name })}
                disabled={disabled}
                onClick={() => onTag(id)}
              >
                {t('uploads.tags')}
              </button>
            </>
          ) : null}
        </div>
        {!fixed && tags.length > 0 ? (
          <ul aria-label={t('uploads.tagsOf', { name })} className="mt-4 flex flex-wrap gap-6">
            {tags.map((tag) => (
              <li key={tag.id}>
                <Tag label={tag.name} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="col-start-2 row-start-2 min-w-0 text-small @min-[34rem]:col-start-3 @min-[34rem]:row-start-1">
        {status === 'progress' ? (
          <Progress
            value={shareOf(item)}
            label={t('uploads.status.progress')}
            aria-label={t('uploads.sending', { name })}
            detail={progressText(item, t)}
          />
        ) : (
          <span className={cn('inline-flex items-center gap-8', refused && 'font-medium text-negative-ink')}>
            <StateMark name={mark} />
            {t(label)}
          </span>
        )}
      </div>
      <div className="col-start-3 row-start-1 flex justify-end @min-[34rem]:col-start-4 @min-[34rem]:min-w-60">
        {canRetry ? (
          <IconButton
            size="row"
            icon={RetryIcon}
            label={t('uploads.retry', { name })}
            disabled={disabled}
            onClick={() => onRetry(id)}
          />
        ) : refused ? (
          <IconButton
            size="row"
            icon={UploadIcon}
            label={t('uploads.replace', { name })}
            disabled={disabled}
            onClick={() => onReplace(id)}
          />
        ) : null}
        <IconButton
          size="row"
          icon={isUnderWay(item) ? CloseIcon : TrashIcon}
          label={t(isUnderWay(item) ? 'uploads.cancel' : 'uploads.remove', { name })}
          data-upload-remove={id}
          disabled={disabled}
          onClick={() => onRemove(id)}
        />
      </div>
    </div>
  );
});
