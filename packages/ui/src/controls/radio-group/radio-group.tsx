import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixRadio from '@radix-ui/react-radio-group';
import { useId, useRef, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { useFieldControl } from '../field/index.js';
import { ChoiceFrame } from '../option/internal.js';
import type { ChoiceOption } from '../option/index.js';
import { useFieldValue } from '../use-field-value.js';

export interface RadioGroupProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children' | 'dir'
> {
  /** The choices, in the order shown. */
  options: readonly ChoiceOption<Value>[];
  /** The chosen value; null while nothing is chosen. */
  value?: Value | null | undefined;
  /** The value chosen initially. */
  defaultValue?: Value | null;
  /** Called with the value when the user chooses another. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Stacked (default) or side by side. */
  orientation?: 'vertical' | 'horizontal';
  /** Name of the value in a form. */
  name?: string;
  /** Disables the control; its value is not submitted. A Field may set it. */
  disabled?: boolean | undefined;
  /** Marks the value as invalid, also for assistive technology. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Announced as required by assistive technology. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
}

/** One of a few choices, all visible; for a Field with `group`. Arrow keys choose. */
export function RadioGroup<Value extends string>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  orientation = 'vertical',
  name,
  disabled,
  invalid,
  required,
  className,
  ref,
  ...props
}: RadioGroupProps<Value>) {
  const groupId = useId();
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useComposedRefs(root, ref);
  const [chosen, setChosen] = useFieldValue<Value | null>(root, value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  const field = useFieldControl({ ...props, disabled, invalid, required });
  return (
    <RadixRadio.Root
      {...props}
      ref={rootRef}
      {...(name === undefined ? {} : { name })}
      id={field.id}
      value={chosen ?? ''}
      orientation={orientation}
      disabled={field.disabled}
      aria-labelledby={field.labelledBy}
      aria-describedby={field.describedBy}
      aria-invalid={field.invalid || undefined}
      aria-required={field.required || undefined}
      className={cn(
        'flex',
        orientation === 'vertical' ? 'flex-col gap-4' : 'flex-wrap gap-x-24 gap-y-4',
        className,
      )}
    >
      {options.map((option) => {
        const off = field.disabled || (option.disabled ?? false);
        const id = `${groupId}${option.value}`;
        return (
          <ChoiceFrame
            key={option.value}
            controlId={id}
            labelId={`${id}-label`}
            label={option.label}
            description={option.description}
            descriptionId={`${id}-description`}
            disabled={off}
          >
            <RadixRadio.Item
              id={id}
              value={option.value}
              disabled={off}
              // Not the root's `onValueChange`: a form reset calls that too, with the initial value.
              onClick={() => {
                if (option.value !== chosen) setChosen(option.value);
              }}
              aria-labelledby={`${id}-label`}
              aria-describedby={option.description ? `${id}-description` : undefined}
              className={cn(
                'focus-ring relative size-18 shrink-0 rounded-round border border-line-control bg-surface',
                'before:absolute before:-inset-4 hover:border-ink',
                // An inset ring does not change the click target around the circle.
                'data-[state=checked]:border-brand data-[state=checked]:inset-ring-4 data-[state=checked]:inset-ring-brand',
                field.invalid && 'border-negative inset-ring inset-ring-negative',
                'disabled:border-line-2! disabled:bg-well disabled:data-[state=checked]:inset-ring-ink-disabled',
              )}
            />
          </ChoiceFrame>
        );
      })}
    </RadixRadio.Root>
  );
}
