import { useId, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/cn.js';

export interface FullPageProps {
  /** A code or reference above the title, such as 404. */
  code?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Ways on: the best one first. */
  actions?: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** The frame of a page that stands in for another: title, text, ways on; left aligned, as every page. */
export function FullPage({ code, title, children, actions, className, ref }: FullPageProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className={cn(
        'grid content-start justify-items-start px-24 py-64 max-xs:px-16 max-xs:py-32',
        className,
      )}
    >
      {code ? <p className="mb-4 text-caption text-ink-3">{code}</p> : null}
      <h1 id={id} className="max-w-measure font-serif text-title text-balance max-xs:text-title-compact">
        {title}
      </h1>
      {children ? (
        <div className="mt-12 grid max-w-measure gap-12 text-body text-ink-2">{children}</div>
      ) : null}
      {actions ? <div className="mt-24 flex flex-wrap items-center gap-12">{actions}</div> : null}
    </section>
  );
}

/** A mail address as a link, with a subject. */
export function mailTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
