import { useCallback, useId, useState, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';

export interface CollapsingTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Plain text; its line breaks are kept. */
  children: string;
}

/** Text cut to three lines of 24 px, with a button that expands it (RDET-018). */
export function CollapsingText({ children, className, ...props }: CollapsingTextProps) {
  const t = useStrings();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);
  const measure = useCallback((text: HTMLParagraphElement) => {
    const observer = new ResizeObserver(() => setLong(text.scrollHeight > text.clientHeight + 1));
    observer.observe(text);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={className} {...props}>
      <p
        // Remounts to measure a new text.
        key={children}
        ref={measure}
        id={id}
        className={cn('leading-24 break-words whitespace-pre-line', !isOpen && 'line-clamp-3')}
      >
        {children}
      </p>
      {isLong || isOpen ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="link focus-ring mt-4 inline-flex min-h-24 items-center rounded-tag"
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'data.collapsing.less' : 'data.collapsing.more')}
        </button>
      ) : null}
    </div>
  );
}
