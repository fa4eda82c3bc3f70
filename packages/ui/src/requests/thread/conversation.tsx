import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/index.js';
import { usePageActions } from '../../foundations/use-page-actions.js';
import { useScrollsAlone } from './use-reading-position.js';

export interface ConversationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The messages: a Thread. */
  thread: ReactNode;
  /** The message form, or the reason why no message can be written. */
  form: ReactNode;
}

/**
 * A thread and its form. In a large window the thread fills the remaining height and scrolls on its own, above the
 * form; otherwise the page scrolls and the form is docked at the bottom of the window.
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
            : // Keeps the focused element above the docked form.
              '[&_:is(a,button)]:scroll-mb-[calc(var(--page-bottom,0px)+0.5rem)]',
        )}
      >
        {thread}
      </div>
      <div
        ref={dock}
        data-page-dock={scrollsAlone ? undefined : ''}
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
