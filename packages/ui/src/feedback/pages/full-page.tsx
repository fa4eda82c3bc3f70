import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';

export interface FullPageProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** A code or reference above the title, such as 404. */
  code?: ReactNode;
  /** The title, an `h1`. */
  title: ReactNode;
  /** Links or buttons to continue, the best one first. */
  actions?: ReactNode;
}

/** The frame props that the ready-made pages accept: className, ref, data attributes. */
export type FullPageFrameProps = Omit<FullPageProps, 'title' | 'code' | 'actions' | 'children'>;

/** The layout of a page shown in place of another: title, text, actions; left-aligned, like every page. */
export function FullPage({ code, title, children, actions, className, ...props }: FullPageProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'grid content-start justify-items-start px-24 py-64 max-xs:px-16 max-xs:py-32',
        className,
      )}
      {...props}
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
