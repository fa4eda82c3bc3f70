import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import type { IconComponent } from '../../foundations/icons/index.js';
import { Spinner } from './spinner.js';

const iconButtonVariants = cva(
  'inline-flex print:hidden shrink-0 items-center justify-center rounded-control border disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        plain:
          'focus-ring border-transparent text-ink-2 hover:bg-hover hover:text-ink active:bg-pressed aria-pressed:text-ink disabled:bg-transparent disabled:text-ink-disabled aria-disabled:bg-transparent aria-disabled:text-ink-disabled',
        secondary:
          'focus-ring border-line-control bg-surface text-ink hover:bg-hover active:bg-pressed disabled:border-line-2 disabled:text-ink-disabled aria-disabled:border-line-2 aria-disabled:bg-transparent aria-disabled:text-ink-disabled',
        binding: 'focus-paper border-transparent text-on-binding hover:bg-binding-2',
      },
      size: {
        default: 'size-36',
        toolbar: 'size-32',
        row: 'size-28',
        small: 'size-24',
        touch: 'size-44',
      },
    },
    defaultVariants: { variant: 'plain', size: 'default' },
  },
);

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>, VariantProps<typeof iconButtonVariants> {
  /** `plain` without a border (default), `secondary` with one, `binding` on the dark bars. */
  variant?: 'plain' | 'secondary' | 'binding' | null | undefined;
  /** Size of the click target: `default` 36 px, `toolbar` 32, `row` 28, `small` 24, `touch` 44. */
  size?: 'default' | 'toolbar' | 'row' | 'small' | 'touch' | null | undefined;
  /** The icon. */
  icon: IconComponent;
  /** What the button does, read by assistive technology; pair it with a Tooltip where the icon is not obvious. */
  label: string;
  /** Size of the icon in px. */
  iconSize?: number;
  /** The action is running: a spinner replaces the icon, and clicks are ignored. */
  busy?: boolean;
}

/** A button with only an icon, for toolbars, rows and the navigation bar. Its click target is at least 24 px. */
export function IconButton({
  icon: Icon,
  label,
  variant,
  size,
  iconSize = 16,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...props
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      aria-busy={busy || undefined}
      className={cn(iconButtonVariants({ variant, size }), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busy ? <Spinner /> : <Icon size={iconSize} />}
    </button>
  );
}
