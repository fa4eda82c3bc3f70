import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import type { IconComponent } from '../../foundations/icons/index.js';
import { Spinner } from './spinner.js';

/** The styles of every button; exported so that links can use them. */
export const buttonVariants = cva(
  [
    'focus-ring print:hidden inline-flex shrink-0 items-center justify-center gap-8 rounded-control border font-medium whitespace-nowrap',
    'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-brand bg-brand text-on-brand hover:border-brand-hover hover:bg-brand-hover active:bg-brand-active disabled:border-well disabled:bg-well disabled:text-ink-disabled aria-disabled:border-well aria-disabled:bg-well aria-disabled:text-ink-disabled',
        secondary:
          'border-line-control bg-surface text-ink hover:bg-hover active:bg-pressed disabled:border-line-2 disabled:bg-transparent disabled:text-ink-disabled aria-disabled:border-line-2 aria-disabled:bg-transparent aria-disabled:text-ink-disabled',
        tertiary:
          'border-transparent bg-transparent text-brand-ink hover:bg-hover active:bg-pressed disabled:bg-transparent disabled:text-ink-disabled aria-disabled:bg-transparent aria-disabled:text-ink-disabled',
        danger:
          'border-negative bg-negative text-on-negative hover:border-negative-hover hover:bg-negative-hover active:bg-negative-active disabled:border-well disabled:bg-well disabled:text-ink-disabled aria-disabled:border-well aria-disabled:bg-well aria-disabled:text-ink-disabled',
        /** For the dark bars (the “binding”). */
        binding: 'focus-paper border-transparent bg-transparent text-on-binding hover:bg-binding-2',
      },
      size: {
        default: 'h-control px-16 text-body-strong max-xs:h-44',
        toolbar: 'h-32 px-12 text-small font-medium max-xs:h-44',
        row: 'h-28 px-8 text-small font-medium',
        touch: 'h-44 px-16 text-body-strong',
      },
      fullWidth: { true: 'w-full' },
      /** Negative margins for the invisible padding and border, so that the label aligns with the text around it. */
      hangs: { start: '', end: '' },
    },
    compoundVariants: [
      { hangs: 'start', size: ['default', 'touch'], className: '-ml-17' },
      { hangs: 'start', size: 'toolbar', className: '-ml-13' },
      { hangs: 'start', size: 'row', className: '-ml-9' },
      { hangs: 'end', size: ['default', 'touch'], className: '-mr-17' },
      { hangs: 'end', size: 'toolbar', className: '-mr-13' },
      { hangs: 'end', size: 'row', className: '-mr-9' },
    ],
    defaultVariants: { variant: 'secondary', size: 'default' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /**
   * One `primary` per page or open layer; `danger` only in confirmations; `binding` on dark bars. Default: `secondary`.
   */
  variant?: 'primary' | 'secondary' | 'tertiary' | 'danger' | 'binding' | null | undefined;
  /** Height: `default` 36 px (32 when compact), `toolbar` 32, `row` 28, `touch` 44; the first two are 44 on a phone. */
  size?: 'default' | 'toolbar' | 'row' | 'touch' | null | undefined;
  /** As wide as its container. */
  fullWidth?: boolean | null | undefined;
  /** For a tertiary button: aligns its label with the margin, at its start or its end. */
  hangs?: 'start' | 'end' | null | undefined;
  /** A decorative icon before the label; the label must be sufficient by itself. With `asChild`, put it in the child. */
  icon?: IconComponent;
  /** An icon after the label, such as the caret of a menu. */
  trailingIcon?: IconComponent;
  /**
   * The action is running: the button keeps its width and focus, shows the spinner and `busyLabel`, and ignores clicks.
   */
  busy?: boolean;
  /** The verb in progress, such as “Sending”. Default: the label. */
  busyLabel?: ReactNode;
  /** Renders its only child with the button's styles and behaviour, for links that look like buttons. */
  asChild?: boolean;
}

/**
 * A button. Its label is a verb and an object (“Sign 2 documents”). One primary button per page or open layer; `danger`
 * only in a confirmation. A disabled button needs its reason within reach.
 */
export function Button({
  variant,
  size,
  fullWidth,
  hangs,
  icon: LeadingIcon,
  trailingIcon: TrailingIcon,
  busy = false,
  busyLabel,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size, fullWidth, hangs }), className);
  if (asChild) {
    return (
      <Slot className={classes} onClick={onClick} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type={type}
      className={classes}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      <span className="grid items-center justify-items-center">
        <span
          className={cn('col-start-1 row-start-1 inline-flex items-center gap-8', busy && 'invisible')}
          aria-hidden={busy && busyLabel ? true : undefined}
        >
          {LeadingIcon ? <LeadingIcon /> : null}
          {children}
          {TrailingIcon ? <TrailingIcon /> : null}
        </span>
        {busy ? (
          <span className="col-start-1 row-start-1 inline-flex items-center gap-8">
            <Spinner />
            {busyLabel ?? children}
          </span>
        ) : null}
      </span>
    </button>
  );
}
