import { useEffect, useId, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';
import { focusControl } from './focus-control.js';

export interface ErrorSummaryItem {
  /** Id of the invalid control (`controlId` of its Field); without one the message is not a link. */
  controlId?: string | undefined;
  /** Name of the field, such as “Signatory 2, email”; it becomes the link. Without it the message is the link. */
  label?: string | undefined;
  /** The same message as on the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The errors, in the order of the form. */
  errors: readonly ErrorSummaryItem[];
  /** Default: “2 fields need your attention”. */
  title?: ReactNode;
  /** Number of the submit attempt; each new one focuses the summary. Without it the summary is only announced. */
  attempt?: number | undefined;
}

/**
 * The errors that prevent submitting, at the top of the page: one link per field, which moves the focus there.
 * Announced when it appears; renders nothing without errors.
 */
export function ErrorSummary({ errors, title, attempt, className, ...props }: ErrorSummaryProps) {
  const t = useStrings();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  const focused = useRef<number>(undefined);
  useEffect(() => {
    // Attempts count from 1; a form that was not submitted yet has none. Once per attempt: an error that comes back
    // while the user corrects a field must not take the focus from it.
    if (!attempt || !shown || focused.current === attempt) return;
    focused.current = attempt;
    box.current?.focus();
  }, [attempt, shown]);
  if (!shown) return null;

  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault();
    focusControl(id);
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      className={cn(
        'focus-ring rounded-control border border-l-4 border-negative bg-surface px-16 py-12',
        className,
      )}
      {...props}
    >
      <div role="alert" className="grid gap-8">
        <p id={titleId} className="flex items-center gap-8 text-body-strong text-ink">
          <StateMark name="refused" size={14} className="shrink-0" />
          {title ?? t('controls.errorSummary', { count: errors.length })}
        </p>
        <ul className="grid gap-4 pl-22 text-small">
          {errors.map(({ controlId, label, message }, index) => (
            <li key={controlId ?? index}>
              {controlId ? (
                <a
                  href={`#${controlId}`}
                  className={cn(
                    'focus-ring inline-block rounded-tag py-2 text-negative-ink underline underline-offset-3',
                    label && 'font-semibold',
                  )}
                  onClick={(event) => follow(event, controlId)}
                >
                  {label ?? message}
                </a>
              ) : (
                (label ?? message)
              )}
              {label ? (
                <>
                  {t('controls.colon')}
                  {message}
                </>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
