import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { OptionText, type OptionTextProps } from './option-text.js';

export interface ChoiceFrameProps extends OptionTextProps {
  controlId: string | undefined;
  className?: string | undefined;
  /** The checkbox, radio or switch. */
  children: ReactNode;
}

/** The label around a checkbox, radio or switch: the whole line is the click target, 44 px high on touch. */
export function ChoiceFrame({ controlId, className, children, ...text }: ChoiceFrameProps) {
  return (
    <label
      htmlFor={controlId}
      className={cn(
        'flex min-h-24 w-fit max-w-full cursor-pointer items-start gap-8 py-2 text-body text-ink max-xs:min-h-44 max-xs:py-12 [&>:is(button,[role=radio])]:mt-1',
        text.disabled && 'cursor-not-allowed',
        className,
      )}
    >
      {children}
      <OptionText {...text} />
    </label>
  );
}
