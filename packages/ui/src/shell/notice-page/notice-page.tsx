import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/index.js';
import { PageHeader } from '../../navigation/index.js';

export interface NoticePageProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The page title, rendered as `h1`. */
  title: string;
  /** Version or date, below the title. */
  version?: ReactNode;
  /** Shown before the sections. */
  intro?: ReactNode;
  /** The sections, in order. */
  sections: readonly { id: string; title: string; text: ReactNode }[];
}

/** A legal notice to read: title, version, sections (PLAT-025). */
export function NoticePage({ title, version, intro, sections, className, ...props }: NoticePageProps) {
  return (
    <article className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader title={title} description={version} />
      {intro ? <p className="max-w-measure text-body">{intro}</p> : null}
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={`notice-${section.id}`} className="mt-24 max-w-measure">
          <h2 id={`notice-${section.id}`} className="text-heading-1">
            {section.title}
          </h2>
          <p className="mt-6">{section.text}</p>
        </section>
      ))}
    </article>
  );
}
