import { Button } from '../../controls/button/index.js';
import { RetryIcon, TrashIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { hasArrived, isRefused } from './upload-item.js';
import { canRetry } from './upload-state.js';
import type { Uploads } from './use-uploads.js';

export interface UploadSummaryProps {
  uploads: Uploads;
  /** None of the actions works. */
  disabled: boolean;
  /** Retries all failed files. */
  onRetry: () => void;
  /** Removes the files that cannot be retried. */
  onRemoveRefused: () => void;
}

/** The number of uploaded and failed files, if there are several, with actions for the failed ones. */
export function UploadSummary({ uploads, disabled, onRetry, onRemoveRefused }: UploadSummaryProps) {
  const t = useStrings();
  const { items } = uploads;
  const arrived = items.filter(hasArrived).length;
  const refused = items.filter(isRefused);
  const again = refused.filter(canRetry).length;
  const lost = refused.length - again;
  if (items.length < 2) return null;
  return (
    <div className="flex min-h-28 flex-wrap items-center gap-x-16 gap-y-4 text-small text-ink-2">
      <span>
        {t('uploads.summary.added', { count: items.length, arrived })}
        {refused.length > 0 ? ` · ${t('uploads.summary.failed', { count: refused.length })}` : null}
      </span>
      {again > 0 ? (
        <Button size="row" variant="tertiary" icon={RetryIcon} disabled={disabled} onClick={onRetry}>
          {t('uploads.retryAll', { count: again })}
        </Button>
      ) : null}
      {lost > 1 ? (
        <Button size="row" variant="tertiary" icon={TrashIcon} disabled={disabled} onClick={onRemoveRefused}>
          {t('uploads.removeRefused', { count: lost })}
        </Button>
      ) : null}
    </div>
  );
}
