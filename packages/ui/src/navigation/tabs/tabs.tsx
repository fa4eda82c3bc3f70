import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { StateMark, type StateName } from '../../foundations/state-mark/index.js';
import { Counter } from '../../data/counter/index.js';

/** The row of tabs: 44 high over a hairline; it scrolls sideways when it is too long. */
export const tabsListClasses =
  'flex h-44 min-w-0 flex-1 gap-24 overflow-x-auto overflow-y-hidden [scrollbar-width:none]';

/** One tab: semibold with a 2 px green underline when it is the current one. */
export const tabClasses = cn(
  'focus-inset relative inline-flex h-44 shrink-0 items-center gap-8 rounded-tag text-body whitespace-nowrap text-ink-2 hover:text-ink',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-2',
  'data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:after:bg-brand',
  'aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:bg-brand',
  'disabled:cursor-not-allowed disabled:text-ink-disabled',
);

/** What a tab says beside its label. */
export interface TabFacts {
  label: ReactNode;
  /** A plain number, or few words such as “3 of 5”. */
  count?: number | string | undefined;
  /** A state mark before the label, for the tab that holds the person's turn. */
  mark?: StateName | undefined;
}

export function TabLabel({ label, count, mark }: TabFacts) {
  return (
    <>
      {mark ? <StateMark name={mark} /> : null}
      {label}
      {typeof count === 'number' ? (
        <Counter count={count} className="font-regular" />
      ) : count ? (
        <span className="font-regular text-ink-3">{count}</span>
      ) : null}
    </>
  );
}

/** The hairline under a row of tabs, and what stands at its right end. */
export function TabsBar({
  extra,
  className,
  children,
  ...props
}: ComponentProps<'div'> & { extra?: ReactNode }) {
  return (
    <div
      className={cn('flex items-center gap-24 shadow-[inset_0_-1px_0_var(--line-2)]', className)}
      {...props}
    >
      {children}
      {extra ? <div className="shrink-0">{extra}</div> : null}
    </div>
  );
}

/** Brings the current tab of a scrolled row into view. */
export function useCurrentInView<T extends HTMLElement>(current: string | undefined) {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (current === undefined) return;
    const list = ref.current;
    const tab = list?.querySelector<HTMLElement>('[data-state=active], [aria-current=page]');
    if (!list || !tab) return;
    const box = tab.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (box.left < frame.left) list.scrollLeft -= frame.left - box.left;
    else if (box.right > frame.right) list.scrollLeft += box.right - frame.right;
  }, [current]);
  return ref;
}

/** Holds the current tab: `value`, `defaultValue`, `onValueChange`. */
export const TabsRoot = Radix.Root;

/** The row of tabs: arrows move and show at once, Home and End jump (ARIA tabs). */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn(tabsListClasses, className)} {...props} />;
}

export interface TabProps extends Omit<ComponentProps<typeof Radix.Trigger>, 'children'>, TabFacts {}

/** One tab of a row. */
export function Tab({ label, count, mark, className, ...props }: TabProps) {
  return (
    <Radix.Trigger className={cn(tabClasses, className)} {...props}>
      <TabLabel label={label} count={count} mark={mark} />
    </Radix.Trigger>
  );
}

/** What a tab shows. */
export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('focus-ring', className)} {...props} />;
}

export interface TabItem extends TabFacts {
  value: string;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'orientation'> {
  tabs: readonly TabItem[];
  /** Names the row of tabs for assistive technology. */
  label: string;
  /** Stands at the right end of the row. */
  extra?: ReactNode;
}

/** The ready-made tabs: a row and the content of the current one. Changing is instant. */
export function Tabs({ tabs, label, extra, value, defaultValue, ...props }: TabsProps) {
  const ref = useCurrentInView<HTMLDivElement>(value ?? defaultValue);
  return (
    <TabsRoot
      {...(value !== undefined ? { value } : { defaultValue: defaultValue ?? tabs[0]?.value ?? '' })}
      {...props}
    >
      <TabsBar extra={extra}>
        <TabsList aria-label={label} ref={ref}>
          {tabs.map((tab) => (
            <Tab
              key={tab.value}
              value={tab.value}
              label={tab.label}
              count={tab.count}
              mark={tab.mark}
              disabled={tab.disabled}
            />
          ))}
        </TabsList>
      </TabsBar>
      {tabs.map((tab) => (
        <TabsContent key={tab.value} value={tab.value}>
          {tab.content}
        </TabsContent>
      ))}
    </TabsRoot>
  );
}
