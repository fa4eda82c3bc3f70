import * as Radix from '@radix-ui/react-dropdown-menu';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { CaretRightIcon, CheckIcon, type IconComponent } from '../../foundations/icons/index.js';
import { HostLink } from '../../foundations/provider/index.js';
import { floatingClasses } from '../floating.js';
import { useLayerContainer } from '../layer-container.js';

/** Holds the open state of a menu. Not modal: a click outside closes it and still has its effect. */
export function MenuRoot(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}
/** The button that opens the menu; use `asChild` with a Button. */
export const MenuTrigger = Radix.Trigger;
/** A group of items, for assistive technology; label it with MenuLabel's id. */
export const MenuGroup = Radix.Group;
/** A single choice of several: `value`, `onValueChange`, around MenuRadioItems. */
export const MenuRadioGroup = Radix.RadioGroup;
/** Holds a submenu: MenuSubTrigger, then MenuSubContent. */
export const MenuSub = Radix.Sub;

const panel = cn(
  floatingClasses,
  'max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(320px,calc(100vw-16px))] min-w-208 overflow-y-auto py-6',
);
const item = [
  'flex min-h-36 w-full cursor-default items-center gap-12 px-12 py-8 text-body text-ink no-underline outline-none select-none max-xs:min-h-44',
  'focus-inset data-highlighted:bg-hover',
];

/** The panel of a menu, below its button and aligned with its start. */
export function MenuContent({
  align = 'start',
  sideOffset = 4,
  className,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal container={useLayerContainer()}>
      <Radix.Content
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        loop
        className={cn(panel, className)}
        {...props}
      />
    </Radix.Portal>
  );
}

export interface MenuItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'disabled' | 'asChild'> {
  /** Icon before the label; use icons when at least half of the items have one. */
  icon?: IconComponent;
  /** The keyboard shortcut, such as `⌘P`; only displayed, the page handles it. */
  shortcut?: string;
  /** A second line under the label. */
  detail?: ReactNode;
  /** URL to go to, instead of calling `onSelect`. */
  href?: string;
  /** The action deletes, revokes or cancels: its label is red. Shown last, after a separator. */
  destructive?: boolean;
  /** The item can be focused but does nothing. */
  disabled?: boolean;
  /** Why it is disabled; shown and read as the second line. Every disabled item should have one. */
  disabledReason?: ReactNode;
}

/**
 * An item of a menu. A disabled item stays reachable by keyboard, so that its reason can be read, but does nothing.
 */
export function MenuItem({
  icon: Icon,
  shortcut,
  detail,
  href,
  destructive = false,
  disabled = false,
  disabledReason,
  className,
  children,
  onSelect,
  ...props
}: MenuItemProps) {
  const detailId = useId();
  const second = disabled ? (disabledReason ?? detail) : detail;
  const content = (
    <>
      {Icon ? (
        <Icon
          className={cn(
            'shrink-0 text-ink-2',
            destructive && 'text-inherit',
            disabled && 'text-ink-disabled',
          )}
        />
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="block">{children}</span>
        {second ? (
          <span id={detailId} className="mt-2 block text-caption text-ink-3">
            {second}
          </span>
        ) : null}
      </span>
      {shortcut ? (
        <kbd aria-hidden className="shrink-0 font-sans text-caption text-ink-3">
          {shortcut}
        </kbd>
      ) : null}
    </>
  );
  return (
    <Radix.Item
      aria-disabled={disabled || undefined}
      aria-describedby={second ? detailId : undefined}
      aria-keyshortcuts={shortcut ? ariaKeys(shortcut) : undefined}
      className={cn(
        item,
        destructive && 'text-negative-ink',
        disabled && 'cursor-not-allowed text-ink-disabled',
        second && 'items-start',
        className,
      )}
      onSelect={disabled ? (event) => event.preventDefault() : onSelect}
      asChild={href !== undefined && !disabled}
      {...props}
    >
      {href !== undefined && !disabled ? <HostLink href={href}>{content}</HostLink> : content}
    </Radix.Item>
  );
}

/** Converts `⌘P` to `Meta+P`, the format of `aria-keyshortcuts`. */
function ariaKeys(shortcut: string): string {
  return shortcut.replace('⌘', 'Meta+').replace('⇧', 'Shift+').replace('⌥', 'Alt+').replace('⌫', 'Backspace');
}

/** An item that is on or off: `checked`, `onCheckedChange`. The menu stays open when `onSelect` prevents the event. */
export function MenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(item, className)} {...props}>
      <span className="size-16 shrink-0">
        <Radix.ItemIndicator>
          <CheckIcon className="text-brand-ink" />
        </Radix.ItemIndicator>
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </Radix.CheckboxItem>
  );
}

/** One of the choices of a MenuRadioGroup. */
export function MenuRadioItem({ className, children, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(item, className)} {...props}>
      <span className="size-16 shrink-0">
        <Radix.ItemIndicator>
          <CheckIcon className="text-brand-ink" />
        </Radix.ItemIndicator>
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </Radix.RadioItem>
  );
}

/** The heading of a group of items. */
export function MenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-12 pt-8 pb-4 text-caption text-ink-3', className)} {...props} />;
}

/** The separator between groups. */
export function MenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn('my-6 h-1 bg-line', className)} {...props} />;
}

/** The item that opens a submenu. */
export function MenuSubTrigger({ className, children, ...props }: ComponentProps<typeof Radix.SubTrigger>) {
  return (
    <Radix.SubTrigger className={cn(item, 'data-[state=open]:bg-hover', className)} {...props}>
      <span className="min-w-0 flex-1">{children}</span>
      <CaretRightIcon className="shrink-0 text-ink-3" />
    </Radix.SubTrigger>
  );
}

/** The panel of a submenu. */
export function MenuSubContent({ className, ...props }: ComponentProps<typeof Radix.SubContent>) {
  return (
    <Radix.Portal container={useLayerContainer()}>
      <Radix.SubContent collisionPadding={8} loop className={cn(panel, className)} {...props} />
    </Radix.Portal>
  );
}
