import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixSwitch from '@radix-ui/react-switch';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { Spinner } from '../button/index.js';
import { useFieldControl } from '../field/index.js';
import { ChoiceFrame } from '../option/internal.js';
import { useFieldValue } from '../use-field-value.js';

export interface SwitchProps extends Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'type' | 'children'
> {
  /** Whether it is on (controlled state). */
  checked?: boolean | undefined;
  /** Whether it is on initially (uncontrolled state). */
  defaultChecked?: boolean;
  /** Called with the new state when the user changes it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** The label; leave it out where `aria-label` names the switch. */
  label?: ReactNode;
  /** A second line under the label. */
  description?: ReactNode;
  /** The change is being saved: the switch keeps its position and focus, and ignores presses. */
  busy?: boolean;
  /** Submitted with a form when on; default `on`. */
  value?: string;
}

/** Turns a setting on or off immediately, without “Save”. In a form that is submitted, use a Checkbox. */
export function Switch({
  checked,
  defaultChecked = false,
  onCheckedChange,
  label,
  description,
  busy = false,
  disabled,
  className,
  id,
  ref,
  onClick,
  ...props
}: SwitchProps) {
  const ownId = useId();
  const labelId = useId();
  const descriptionId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const buttonRef = useComposedRefs(button, ref);
  const [on, setOn] = useFieldValue(button, checked, defaultChecked, onCheckedChange);
  const field = useFieldControl({ ...props, id, disabled });
  const controlId = field.id ?? (label ? ownId : undefined);
  const control = (
    <RadixSwitch.Root
      {...props}
      ref={buttonRef}
      id={controlId}
      checked={on}
      // Not `onCheckedChange`: a form reset calls that too, even for a controlled switch.
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !busy) setOn(!on);
      }}
      disabled={field.disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-labelledby={label ? cn(field.labelledBy, labelId) : field.labelledBy}
      aria-describedby={cn(description && descriptionId, field.describedBy) || undefined}
      className={cn(
        'focus-ring group relative flex h-20 w-34 shrink-0 items-center rounded-round border border-line-control bg-surface px-2',
        'before:absolute before:-inset-y-4 before:inset-x-0 hover:border-ink',
        'data-[state=checked]:border-brand data-[state=checked]:bg-brand data-[state=checked]:hover:bg-brand-hover',
        'disabled:border-line-2! disabled:bg-well!',
        !label && className,
      )}
    >
      <RadixSwitch.Thumb className="flex size-14 items-center justify-center rounded-round bg-line-control text-ink transition-transform duration-exit group-disabled:bg-ink-disabled data-[state=checked]:translate-x-14 data-[state=checked]:bg-on-brand group-disabled:data-[state=checked]:bg-ink-disabled">
        {busy ? <Spinner className="size-12 text-surface group-data-[state=checked]:text-brand" /> : null}
      </RadixSwitch.Thumb>
    </RadixSwitch.Root>
  );
  if (!label) return control;
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
      {control}
    </ChoiceFrame>
  );
}
