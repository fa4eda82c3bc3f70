import type { FileStep } from '@atrium/contract/request-creation-rules';
import type { ComponentProps } from 'react';
import { Switch } from '../../../controls/index.js';
import { cn, useStrings } from '../../../foundations/index.js';

export interface StepSwitchesProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** The steps that can be switched, with what they are now. */
  switches: readonly { id: FileStep; on: boolean }[];
  /** Adds a step, or removes it. */
  onSwitch: (id: FileStep, on: boolean) => void;
}

/** Steps that a request may have or not: switched on, a step is there to complete; off, it is gone (NEW-015, NEW-016). */
export function StepSwitches({ switches, onSwitch, className, ...props }: StepSwitchesProps) {
  const t = useStrings();
  return (
    <fieldset className={cn('mt-8 grid gap-8 border-t border-line pt-16', className)} {...props}>
      <legend className="sr-only">{t('creation.switches.label')}</legend>
      <p aria-hidden className="text-caption text-ink-2">
        {t('creation.switches.label')}
      </p>
      {switches.map(({ id, on }) => (
        <Switch
          key={id}
          label={t(`creation.switches.${id}`)}
          checked={on}
          onCheckedChange={(next) => onSwitch(id, next)}
        />
      ))}
    </fieldset>
  );
}
