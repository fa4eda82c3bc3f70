import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';

/** One of several choices: check boxes, radios and segments take the same list. */
export interface ChoiceOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A second line; a disabled choice says its reason here. */
  description?: ReactNode;
  disabled?: boolean;
}

/** The label around a box or radio: the whole line is the target, 44 high on touch. */
export const choiceLabel =
  'flex min-h-24 w-fit max-w-full cursor-pointer items-start gap-8 py-2 text-body text-ink max-xs:min-h-44 max-xs:py-12 [&>:is(button,[role=radio])]:mt-1';

export interface OptionTextProps {
  /** Id of the label alone, for `aria-labelledby`: the description is no part of the name. */
  labelId: string;
  label: ReactNode;
  description?: ReactNode;
  descriptionId: string;
  disabled?: boolean | undefined;
}

/** The words beside a box, radio or switch. */
export function OptionText({
  labelId,
  label,
  description,
  descriptionId,
  disabled = false,
}: OptionTextProps) {
  return (
    <span className="min-w-0">
      <span id={labelId} className={cn(disabled && 'text-ink-disabled')}>
        {label}
      </span>
      {description ? (
        <span id={descriptionId} className="block text-caption text-ink-3">
          {description}
        </span>
      ) : null}
    </span>
  );
}
