import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { HostLink } from '../../foundations/provider/index.js';
import { TabLabel, TabsBar, tabClasses, tabsListClasses, useCurrentInView, type TabFacts } from './tabs.js';

export interface LinkTab extends TabFacts {
  id: string;
  href: string;
}

export interface LinkTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The tabs, in the order shown. */
  tabs: readonly LinkTab[];
  /** The id of the current tab. */
  current: string | undefined;
  /** Names the navigation for assistive technology. */
  label: string;
  /** Shown at the right end of the row. */
  extra?: ReactNode;
}

/** Tabs with URLs: links, so that each can be opened in a new tab, shared and found in the history. */
export function LinkTabs({ tabs, current, label, extra, className, ...props }: LinkTabsProps) {
  const ref = useCurrentInView<HTMLUListElement>(current);
  return (
    <nav aria-label={label} className={cn('min-w-0', className)} {...props}>
      <TabsBar extra={extra}>
        <ul className={tabsListClasses} ref={ref}>
          {tabs.map(({ id, href, ...facts }) => (
            <li key={id} className="shrink-0">
              <HostLink href={href} className={tabClasses} aria-current={id === current ? 'page' : undefined}>
                <TabLabel {...facts} />
              </HostLink>
            </li>
          ))}
        </ul>
      </TabsBar>
    </nav>
  );
}
