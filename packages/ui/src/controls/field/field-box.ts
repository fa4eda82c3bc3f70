import { cva } from 'class-variance-authority';

/**
 * The box of all text and picker controls: 36 px high (44 on touch), 3:1 border contrast, radius 3. The focus ring
 * replaces the border; an error doubles the border in red and moves the ring outside, so that both are visible. Goes on
 * the focusable element itself or on the wrapper of an input with its icons.
 */
export const fieldBoxVariants = cva(
  [
    'flex w-full min-w-0 items-center gap-8 rounded-control border border-line-control bg-surface text-body text-ink',
    'outline-2 -outline-offset-1 outline-transparent focus-visible:outline-focus',
    '[&:has(:is(input,textarea,[role=combobox],[role=spinbutton]):focus-visible)]:outline-focus',
  ],
  {
    variants: {
      size: {
        default: 'min-h-control px-12 max-xs:min-h-44',
        toolbar: 'min-h-32 px-8 text-small max-xs:min-h-44',
        area: 'px-12 py-8',
      },
      invalid: {
        true: 'border-negative inset-ring inset-ring-negative outline-offset-2',
      },
      readOnly: { true: 'border-line-2 bg-well text-ink-2' },
      disabled: { true: 'cursor-not-allowed border-line-2 bg-well text-ink-disabled' },
    },
    defaultVariants: { size: 'default' },
  },
);

/** The bare input inside a field box: it inherits all styles and leaves the focus ring to the box. */
export const bareInput =
  'min-w-0 flex-1 self-stretch bg-transparent text-ellipsis text-inherit outline-none disabled:cursor-not-allowed disabled:text-ink-disabled disabled:placeholder:text-ink-disabled';
