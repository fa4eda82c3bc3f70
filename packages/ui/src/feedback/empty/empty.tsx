import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';

export interface EmptyProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** One factual sentence: “No request waits for you”. */
  title: ReactNode;
  /** One line of help: where to find entries, or how they are created. */
  help?: ReactNode;
  /** One action, and at most one link. */
  action?: ReactNode;
}

/** The empty state of a list: the fact, a line of help, one action. No illustration (direction, section 9). */
export function Empty({ title, help, action, className, ...props }: EmptyProps) {
  return (
    <div className={cn('py-12', className)} {...props}>
      <p className="text-heading-3">{title}</p>
      {help ? <p className="mt-2 max-w-measure text-body text-ink-2">{help}</p> : null}
      {action ? <div className="mt-12 flex flex-wrap items-center gap-x-16 gap-y-8">{action}</div> : null}
    </div>
  );
}
