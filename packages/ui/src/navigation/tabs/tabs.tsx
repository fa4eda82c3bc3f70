import { createContext, use, useEffect, useId, useMemo, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useValue } from '../../controls/use-value.js';
import { cn } from '../../foundations/cn.js';
import { StateMark, type StateName } from '../../foundations/state-mark/index.js';
import { Counter } from '../../data/counter/index.js';

/** The row of tabs, 44 px high over a hairline; if too long it scrolls horizontally, with a fade or scroll bar. */
export const tabsListClasses =
  'flex h-44 min-w-0 flex-1 gap-24 overflow-x-auto overflow-y-hidden row-fade [scrollbar-width:thin] supports-[animation-timeline:scroll()]:[scrollbar-width:none]';

/** One tab: semibold with a 2 px green underline when it is the current one. */
export const tabClasses = cn(
  'focus-inset relative inline-flex h-44 shrink-0 items-center gap-8 rounded-tag text-body whitespace-nowrap text-ink-2 hover:text-ink',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-2',
  'data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:after:bg-brand',
  'aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:bg-brand',
  'disabled:cursor-not-allowed disabled:text-ink-disabled',
);

/** The label of a tab, with its count and mark. */
export interface TabFacts {
  /** The label. */
  label: ReactNode;
  /** A number, or a short text such as “3 of 5”. */
  count?: number | string | undefined;
  /** A state mark before the label, for a tab where it is the user's turn. */
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

/** The hairline below a row of tabs, and the content at its right end. */
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

/**
 * Scrolls the current tab into view, again when the row grows or gets more space: a counter may load late, and content
 * beside the row may be removed.
 */
export function useCurrentInView<T extends HTMLElement>(current: string | undefined) {
  const ref = useRef<T>(null);
  const inView = useRef('');
  useEffect(() => {
    const list = ref.current;
    if (current === undefined || !list) return;
    const now = `${current} ${list.scrollWidth} ${list.clientWidth}`;
    if (inView.current === now) return;
    inView.current = now;
    const tab = list.querySelector<HTMLElement>('[data-state=active], [aria-current=page]');
    if (!tab) return;
    const box = tab.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (box.left < frame.left) list.scrollLeft -= frame.left - box.left;
    else if (box.right > frame.right) list.scrollLeft += box.right - frame.right;
  });
  return ref;
}

interface TabsState {
  value: string;
  choose: (value: string) => void;
  /** Prefix of the ids of the tabs and panels. */
  id: string;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('A tab stands inside TabsRoot.');
  return tabs;
}

export interface TabsRootProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The current tab (controlled value). */
  value?: string | undefined;
  /** The tab shown initially. */
  defaultValue?: string;
  /** Called with the tab that the user opens. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Holds the current tab: `value`, `defaultValue`, `onValueChange`. */
export function TabsRoot({ value, defaultValue = '', onValueChange, ...props }: TabsRootProps) {
  const id = useId();
  const [current, choose] = useValue(value, defaultValue, onValueChange);
  const state = useMemo(() => ({ value: current, choose, id }), [current, choose, id]);
  return (
    <TabsContext value={state}>
      <div {...props} />
    </TabsContext>
  );
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The row of tabs: arrow keys move and select at once, Home and End jump (ARIA tabs pattern). */
export function TabsList({ className, onKeyDown, ...props }: ComponentProps<'div'>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const step = STEPS[event.key];
    if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]:enabled')];
    const index = tabs.findIndex((tab) => tab === event.target);
    if (index < 0) return;
    event.preventDefault();
    const next = tabs[step(index, tabs.length)];
    next?.focus();
    next?.click();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs take the focus, the list never does
    <div role="tablist" className={cn(tabsListClasses, className)} onKeyDown={move} {...props} />
  );
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'children' | 'value'>, TabFacts {
  /** Id of the tab, as used in `value` of TabsRoot. */
  value: string;
}

/** One tab of a row. */
export function Tab({ label, count, mark, value, className, onClick, ...props }: TabProps) {
  const tabs = useTabs();
  const isCurrent = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isCurrent}
      aria-controls={`${tabs.id}-panel-${value}`}
      data-state={isCurrent ? 'active' : 'inactive'}
      tabIndex={isCurrent ? 0 : -1}
      className={cn(tabClasses, className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isCurrent) tabs.choose(value);
      }}
      {...props}
    >
      <TabLabel label={label} count={count} mark={mark} />
    </button>
  );
}

export interface TabsContentProps extends ComponentProps<'div'> {
  /** The tab whose content it is. */
  value: string;
  /** Keeps the content mounted while another tab is shown, so that user input is kept. */
  keepMounted?: boolean | undefined;
}

/** The panel of a tab; panels of other tabs are empty. */
export function TabsContent({ value, keepMounted = false, className, children, ...props }: TabsContentProps) {
  const tabs = useTabs();
  const isCurrent = tabs.value === value;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      tabIndex={0}
      hidden={!isCurrent}
      className={cn('focus-ring', className)}
      {...props}
    >
      {isCurrent || keepMounted ? children : null}
    </div>
  );
}

export interface TabItem extends TabFacts {
  /** Id of the tab, as used in `value` of Tabs. */
  value: string;
  disabled?: boolean;
  content: ReactNode;
  /** Keeps the content mounted while another tab is shown, so that user input is kept. */
  keepMounted?: boolean;
  /** Classes of its panel, which is focusable: for horizontal scrolling of wide content without another tab stop. */
  panelClassName?: string;
}

export interface TabsProps extends Omit<TabsRootProps, 'children'> {
  /** The tabs, in the order shown. */
  tabs: readonly TabItem[];
  /** Names the row of tabs for assistive technology. */
  label: string;
  /** Shown at the right end of the row. */
  extra?: ReactNode;
}

/** The ready-made tabs: a row and the content of the current one. Switching is instant. */
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
        <TabsContent
          key={tab.value}
          value={tab.value}
          keepMounted={tab.keepMounted}
          className={tab.panelClassName}
        >
          {tab.content}
        </TabsContent>
      ))}
    </TabsRoot>
  );
}
