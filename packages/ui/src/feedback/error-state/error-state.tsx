import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';
import { SupportId } from '../support-id/index.js';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed: “Balances could not be loaded”. */
  title: ReactNode;
  /** An explanation, if the title is not sufficient. */
  children?: ReactNode;
  /** When the data still shown was read. */
  lastKnown?: Date | string;
  /** The correlation id of the failed response. */
  supportId?: string | undefined;
  /** Shows “Try again”. */
  onRetry?: () => void;
  /** The retry is running. */
  retrying?: boolean;
}

/**
 * The error state of a part of the page that could not be loaded: mark, what failed, time of the last known data,
 * support id, retry. The rest of the page keeps working (direction, section 9). Announced when it appears.
 */
export function ErrorState({
  title,
  children,
  lastKnown,
  supportId,
  onRetry,
  retrying = false,
  className,
  ...props
}: ErrorStateProps) {
  const t = useStrings();
  const formats = useFormats();
  return (
    <div
      role="alert"
      className={cn('flex flex-wrap items-start gap-x-16 gap-y-12 py-12', className)}
      {...props}
    >
      <div className="flex min-w-[min(100%,200px)] flex-1 gap-12">
        <StateMark name="refused" className="mt-3" />
        <div className="min-w-0">
          <p className="text-heading-3">{title}</p>
          {children ? <div className="mt-2 text-body text-ink-2">{children}</div> : null}
          {lastKnown ? (
            <p className="mt-2 text-body text-ink-2">
              {t('feedback.error.lastKnown', {
                time: formats.dateTime(lastKnown),
              })}
            </p>
          ) : null}
          {supportId ? <SupportId id={supportId} className="mt-8" /> : null}
        </div>
      </div>
      {onRetry ? (
        <Button size="toolbar" onClick={onRetry} busy={retrying} busyLabel={t('feedback.error.trying')}>
          {t('feedback.error.tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}
