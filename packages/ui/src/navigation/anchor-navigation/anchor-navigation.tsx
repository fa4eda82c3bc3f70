import type { ComponentProps, ReactNode } from 'react';
import { Counter } from '../../data/counter/index.js';
import { cn } from '../../foundations/cn.js';
import { StateMark, type StateName } from '../../foundations/state-mark/index.js';
import { useCurrentSection } from './current-section.js';

export interface AnchorSection {
  /** The id of the section's element on the page. */
  id: string;
  label: ReactNode;
  /** The state of the section. */
  mark?: StateName;
  /** Number of pending items in the section. */
  count?: number;
}

export interface AnchorNavigationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The sections, in the order of the page. */
  sections: readonly AnchorSection[];
  /** Names the navigation for assistive technology. */
  label: string;
  /** One line above, such as “5 of 9 sections complete”. */
  summary?: ReactNode;
}

/** The sections of a long record, 240 px wide: each with its mark; the current one has a 2 px green edge. */
export function AnchorNavigation({ sections, label, summary, className, ...props }: AnchorNavigationProps) {
  const [current, goTo] = useCurrentSection(sections.map((section) => section.id));
  return (
    <nav aria-label={label} className={cn('w-anchor-nav max-w-full', className)} {...props}>
      {summary ? <p className="mb-8 px-16 text-caption text-ink-2">{summary}</p> : null}
      <ul className="grid">
        {sections.map((section) => {
          const active = section.id === current;
          return (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                aria-current={active ? 'location' : undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  // Going to a section does not add a history entry.
                  event.preventDefault();
                  goTo(section.id);
                }}
                className={cn(
                  'focus-inset flex min-h-36 items-center gap-12 border-l-2 border-transparent py-6 pr-16 pl-14 text-body text-ink-2 hover:text-ink',
                  active && 'border-brand font-semibold text-ink',
                )}
              >
                {section.mark ? <StateMark name={section.mark} /> : null}
                <span className="min-w-0 flex-1">{section.label}</span>
                {section.count ? <Counter count={section.count} className="text-small" /> : null}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
