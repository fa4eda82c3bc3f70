import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';

export interface ShowMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of entries shown. */
  shown: number;
  /** Total number of entries. */
  total: number;
  /** Number of entries added per click. */
  step: number;
  /** Called to load the next entries. */
  onShowMore: () => void;
  /** The next entries are loading. */
  busy?: boolean;
}

/** The end of an incrementally loaded list: the number shown, and a button for more until all are shown. */
export function ShowMore({
  shown,
  total,
  step,
  onShowMore,
  busy = false,
  className,
  ...props
}: ShowMoreProps) {
  const t = useStrings();
  const formats = useFormats();
  const left = total - shown;
  return (
    <div className={cn('flex min-h-44 items-center gap-16 text-small', className)} {...props}>
      {left > 0 ? (
        <Button
          size="toolbar"
          busy={busy}
          busyLabel={t('navigation.pagination.loading')}
          onClick={onShowMore}
        >
          {t('navigation.pagination.showMore', { count: Math.min(step, left) })}
        </Button>
      ) : null}
      <span aria-live="polite" className="text-ink-2">
        {t('navigation.pagination.shown', { shown: formats.integer(shown), total: formats.integer(total) })}
      </span>
    </div>
  );
}
