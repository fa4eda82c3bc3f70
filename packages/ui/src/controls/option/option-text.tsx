import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';

/** One choice, in the same format for checkboxes, radios and segments. */
export interface ChoiceOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A second line; for a disabled choice, the reason. */
  description?: ReactNode;
  disabled?: boolean;
}

export interface OptionTextProps {
  /** Id of the label alone, for `aria-labelledby`: the description is not part of the name. */
  labelId: string;
  /** The label of the choice. */
  label: ReactNode;
  /** A second line under the label. */
  description?: ReactNode;
  /** Id of the second line, for `aria-describedby`. */
  descriptionId: string;
  /** Drawn as disabled. */
  disabled?: boolean | undefined;
}

/** The text beside a checkbox, radio or switch. */
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
