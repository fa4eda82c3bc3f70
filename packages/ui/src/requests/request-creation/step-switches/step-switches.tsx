import type { FileStep } from '@atrium/contract/request-creation-rules';
import type { ComponentProps } from 'react';
import { Switch } from '../../../controls/index.js';
import { cn, useStrings } from '../../../foundations/index.js';

export interface StepSwitchesProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** The optional steps, and whether each one is on. */
  switches: readonly { id: FileStep; on: boolean }[];
  /** Called when the user adds or removes a step. */
  onSwitch: (id: FileStep, on: boolean) => void;
}

/** Switches for optional steps: on adds the step to the wizard, off removes it (NEW-015, NEW-016). */
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
