import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useFieldControl } from '../field/index.js';
import { FieldContext } from '../field/internal.js';
import type { ChoiceOption } from '../option/index.js';
import { useFieldValue } from '../use-field-value.js';
import { Checkbox } from './checkbox.js';

export interface CheckboxGroupProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children'
> {
  /** The checkboxes, in the order shown. */
  options: readonly ChoiceOption<Value>[];
  /** Values of the checked checkboxes. */
  value?: readonly Value[] | undefined;
  /** Values checked initially (uncontrolled state). */
  defaultValue?: readonly Value[];
  /** Called with the checked values, in the order of the options. */
  onValueChange?: ((value: readonly Value[]) => void) | undefined;
  /** Stacked (default) or side by side. */
  orientation?: 'vertical' | 'horizontal';
  /** Label of a first checkbox that selects all enabled options. */
  allLabel?: ReactNode;
  /** Name of each checkbox in a form. */
  name?: string;
  /** Disables all checkboxes. A Field may set it. */
  disabled?: boolean | undefined;
  /** Marks the value as invalid, also for assistive technology. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
}

const NONE: readonly never[] = [];

/** Several checkboxes under one label, for a Field with `group`. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  defaultValue = NONE,
  onValueChange,
  orientation = 'vertical',
  allLabel,
  name,
  disabled,
  invalid,
  className,
  ref,
  ...props
}: CheckboxGroupProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const groupRef = useComposedRefs(group, ref);
  const [chosen, setChosen] = useFieldValue(group, value, defaultValue, onValueChange);
  const field = useFieldControl({ ...props, disabled, invalid });
  const free = options.filter((option) => !option.disabled);
  const all = free.length > 0 && free.every((option) => chosen.includes(option.value));
  const some = free.some((option) => chosen.includes(option.value));
  const choose = (values: ReadonlySet<Value>) =>
    setChosen(options.map((option) => option.value).filter((candidate) => values.has(candidate)));
  const toggle = (option: Value, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(option);
    else next.delete(option);
    choose(next);
  };
  const toggleAll = (on: boolean) => {
    const next = new Set(chosen);
    for (const option of free) {
      if (on) next.add(option.value);
      else next.delete(option.value);
    }
    choose(next);
  };
  return (
    // The checkboxes have their own ids and labels; the field around them describes only the group.
    <div
      {...props}
      ref={groupRef}
      role="group"
      id={field.id}
      aria-labelledby={field.labelledBy}
      aria-describedby={field.describedBy}
      className={cn(
        'flex',
        orientation === 'vertical' ? 'flex-col gap-4' : 'flex-wrap gap-x-24 gap-y-4',
        className,
      )}
    >
      <FieldContext value={null}>
        {allLabel ? (
          <Checkbox
            label={allLabel}
            checked={all}
            indeterminate={some && !all}
            disabled={field.disabled || free.length === 0}
            onCheckedChange={toggleAll}
          />
        ) : null}
        {options.map((option) => (
          <Checkbox
            key={option.value}
            {...(name === undefined ? {} : { name })}
            value={option.value}
            label={option.label}
            description={option.description}
            checked={chosen.includes(option.value)}
            disabled={field.disabled || option.disabled || false}
            invalid={field.invalid}
            className={cn(allLabel && orientation === 'vertical' && 'ml-26')}
            onCheckedChange={(on) => toggle(option.value, on)}
          />
        ))}
      </FieldContext>
    </div>
  );
}
