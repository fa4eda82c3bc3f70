import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixRadio from '@radix-ui/react-radio-group';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { CheckIcon, type IconComponent } from '../../foundations/icons/index.js';
import { useFieldControl } from '../field/index.js';
import { useFieldValue } from '../use-field-value.js';

export interface Segment<Value extends string = string> {
  /** Unique among the segments. */
  value: Value;
  label: ReactNode;
  icon?: IconComponent;
  /** Shows only the icon; the label is read by assistive technology. */
  iconOnly?: boolean;
  /** Cannot be chosen. */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children' | 'dir'
> {
  /** The segments, in the order shown. */
  segments: readonly Segment<Value>[];
  /** The chosen segment (controlled value). */
  value?: Value | undefined;
  /** The segment chosen initially. Default: the first. */
  defaultValue?: Value;
  /** Called with the chosen segment. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** `default` is 36 px high, `toolbar` 32. */
  size?: 'default' | 'toolbar';
  /** Disables the control; its value is not submitted. A Field may set it. */
  disabled?: boolean | undefined;
}

/**
 * A choice between two to five views of the same content; one is always chosen. Arrow keys choose. On its own it needs
 * an `aria-label`; for pages of content use tabs.
 */
export function SegmentedControl<Value extends string>({
  segments,
  value,
  defaultValue,
  onValueChange,
  size = 'default',
  disabled,
  className,
  ref,
  ...props
}: SegmentedControlProps<Value>) {
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useComposedRefs(root, ref);
  const [chosen, setChosen] = useFieldValue<Value | undefined>(
    root,
    value,
    defaultValue ?? segments[0]?.value,
    (next) => {
      if (next !== undefined) onValueChange?.(next);
    },
  );
  const field = useFieldControl({ ...props, disabled });
  return (
    <RadixRadio.Root
      {...props}
      ref={rootRef}
      id={field.id}
      value={chosen ?? ''}
      orientation="horizontal"
      disabled={field.disabled}
      aria-labelledby={field.labelledBy}
      aria-describedby={field.describedBy}
      className={cn('flex w-fit max-w-full rounded-control border border-line-control bg-surface', className)}
    >
      {segments.map(({ value: segment, label, icon: Icon, iconOnly = false, disabled: off = false }) => (
        <RadixRadio.Item
          key={segment}
          value={segment}
          disabled={field.disabled || off}
          // Not the root's `onValueChange`: a form reset calls that too, with the initial value.
          onClick={() => {
            if (segment !== chosen) setChosen(segment);
          }}
          className={cn(
            'focus-inset -m-px flex min-w-0 items-center justify-center gap-6 border border-transparent px-12 text-small font-medium whitespace-nowrap text-ink-2',
            'first:rounded-l-control last:rounded-r-control not-first:border-l-line-control',
            size === 'toolbar' ? 'h-32' : 'h-control',
            'hover:bg-hover hover:text-ink disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-disabled',
            'group data-[state=checked]:border-brand data-[state=checked]:bg-brand data-[state=checked]:text-on-brand data-[state=checked]:hover:bg-brand-hover',
            'data-[state=checked]:disabled:border-line-2 data-[state=checked]:disabled:bg-well data-[state=checked]:disabled:text-ink-disabled',
            'max-xs:h-44',
            iconOnly && 'px-8 max-xs:px-14',
          )}
        >
          {Icon ? (
            <Icon className="shrink-0" />
          ) : (
            // A check mark, so that the state does not depend on colour alone.
            <CheckIcon size={14} className="hidden shrink-0 group-data-[state=checked]:block" />
          )}
          <span className={cn(iconOnly ? 'sr-only' : 'truncate')}>{label}</span>
        </RadixRadio.Item>
      ))}
    </RadixRadio.Root>
  );
}
