import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { CheckIcon, MinusIcon } from '../../foundations/icons/index.js';
import { useFieldControl } from '../field/index.js';
import { ChoiceFrame } from '../option/internal.js';
import { useFieldValue } from '../use-field-value.js';

export interface CheckboxProps extends Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'type' | 'children'
> {
  /** Whether it is on (controlled state). */
  checked?: boolean | undefined;
  /** Whether it is on initially (uncontrolled state). */
  defaultChecked?: boolean;
  /** Called with the new state when the user changes it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Some but not all of its items are chosen: drawn as a dash until the next press, which chooses all. */
  indeterminate?: boolean;
  /** The label; leave it out in grid rows, where `aria-label` names the checkbox. */
  label?: ReactNode;
  /** A second line under the label. */
  description?: ReactNode;
  /** Marks the value as invalid, also for assistive technology. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Announced as required by assistive technology. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
  /** Submitted with the form when checked; default `on`. */
  value?: string;
}

/** A checkbox whose label is part of the click target; without a label the target is 24 px around the 18 px box. */
export function Checkbox({
  checked,
  defaultChecked = false,
  onCheckedChange,
  indeterminate = false,
  label,
  description,
  invalid,
  required = false,
  disabled,
  className,
  id,
  ref,
  onClick,
  ...props
}: CheckboxProps) {
  const ownId = useId();
  const labelId = useId();
  const descriptionId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const boxRef = useComposedRefs(button, ref);
  const [on, setOn] = useFieldValue(button, checked, defaultChecked, onCheckedChange);
  const field = useFieldControl({
    ...props,
    id,
    invalid,
    required,
    disabled,
  });
  const controlId = field.id ?? (label ? ownId : undefined);
  const box = (
    <RadixCheckbox.Root
      {...props}
      ref={boxRef}
      id={controlId}
      checked={indeterminate ? 'indeterminate' : on}
      // Not `onCheckedChange`: a form reset calls that too, even for a controlled checkbox.
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOn(indeterminate || !on);
      }}
      disabled={field.disabled}
      aria-invalid={field.invalid || undefined}
      aria-required={required || undefined}
      aria-labelledby={label ? cn(field.labelledBy, labelId) : field.labelledBy}
      aria-describedby={cn(description && descriptionId, field.describedBy) || undefined}
      className={cn(
        'focus-ring relative flex size-18 shrink-0 items-center justify-center rounded-tag border border-line-control bg-surface text-on-brand',
        // The click target: 24 px around the box.
        'before:absolute before:-inset-4',
        'hover:border-ink data-[state=checked]:border-brand data-[state=checked]:bg-brand data-[state=indeterminate]:border-brand data-[state=indeterminate]:bg-brand',
        'data-[state=checked]:hover:bg-brand-hover data-[state=indeterminate]:hover:bg-brand-hover',
        field.invalid && 'border-negative inset-ring inset-ring-negative',
        'disabled:border-line-2 disabled:bg-well! disabled:text-ink-disabled',
        !label && className,
      )}
    >
      <RadixCheckbox.Indicator>
        {indeterminate ? <MinusIcon size={12} /> : <CheckIcon size={12} />}
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  );
  if (!label) return box;
  return (
    <ChoiceFrame
      controlId={controlId}
      className={className}
      labelId={labelId}
      label={label}
      description={description}
      descriptionId={descriptionId}
      disabled={field.disabled}
    >
      {box}
    </ChoiceFrame>
  );
}
