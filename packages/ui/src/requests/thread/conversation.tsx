import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/index.js';
import { usePageActions } from '../../foundations/use-page-actions.js';
import { useScrollsAlone } from './use-reading-position.js';

export interface ConversationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was written: a Thread. */
  thread: ReactNode;
  /** Where a message is written, or why none can be. */
  form: ReactNode;
}

/**
 * A thread and its form. With room the thread takes the height that is left and scrolls alone, and the form stands under
 * it; else the page scrolls and the form is docked at the foot of the window.
 */
export function Conversation({ thread, form, className, ...props }: ConversationProps) {
  const scrollsAlone = useScrollsAlone();
  const dock = useRef<HTMLDivElement>(null);
  usePageActions(dock);
  return (
    <div className={cn(scrollsAlone && 'flex min-h-0 grow flex-col print:block', className)} {...props}>
      <div
        className={cn(
          scrollsAlone
            ? 'flex min-h-0 grow flex-col print:block'
            : // What takes the focus is scrolled above the docked form.
              '[&_:is(a,button)]:scroll-mb-[calc(var(--page-bottom,0px)+0.5rem)]',
        )}
      >
        {thread}
      </div>
      <div
        ref={dock}
        className={cn(
          'print:hidden',
          scrollsAlone
            ? 'shrink-0 pt-8 pb-16'
            : 'sticky bottom-0 z-sticky-header -mx-16 border-t border-line-2 bg-bg px-16 py-8 xs:-mx-24 xs:px-24',
        )}
      >
        {form}
      </div>
    </div>
  );
}
