import type { TokenChoice } from '@atrium/contract/signature-rules';
import type { ComponentProps } from 'react';
import { Field, PhoneInput, RadioGroup, TextInput } from '../../../controls/index.js';
import { cn, useStrings } from '../../../foundations/index.js';
import { SignatoryForm, type SignatoryFormProps } from '../../../signature/index.js';
import { controlIdOf, type DigipassValue, type ErrorOf } from '../form.js';
import { peoplePrefix } from '../problem-names.js';

/** The token types to choose from (NEW-052). */
const TOKEN_CHOICES: readonly TokenChoice[] = ['SOFT_TOKEN', 'HARD_TOKEN'];

export interface DigipassStepProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'onChange'>,
    Pick<SignatoryFormProps, 'issuesOf' | 'normalisePhone' | 'maximum' | 'showIssues'> {
  /** The values of the step (controlled state). */
  value: DigipassValue;
  /** Called with the new values on every change. */
  onValueChange: (value: DigipassValue) => void;
  /** Name of the current user, who manages the order (NEW-050). */
  managerName: string;
  /** Returns the error message of a field; undefined if it has none. */
  errorOf: ErrorOf;
}

/** The step for the company, its manager and the digipass holders (NEW-048 to NEW-052). */
export function DigipassStep({
  value,
  onValueChange,
  managerName,
  issuesOf,
  normalisePhone,
  maximum,
  showIssues,
  errorOf,
  className,
  ...props
}: DigipassStepProps) {
  const t = useStrings();
  const change = (part: Partial<DigipassValue>) => onValueChange({ ...value, ...part });
  const field = (name: string) => ({
    controlId: controlIdOf(`digipass.${name}`),
    error: errorOf(`digipass.${name}`),
  });
  return (
    <div className={cn('grid gap-32', className)} {...props}>
      <div className="grid gap-20 xs:grid-cols-2">
        <Field {...field('legalEntity.legalName')} label={t('creation.digipass.legalName')}>
          <TextInput
            value={value.legalName}
            onValueChange={(legalName) => change({ legalName })}
            autoComplete="organization"
          />
        </Field>
        <Field
          {...field('legalEntity.siren')}
          label={t('creation.digipass.siren')}
          help={t('creation.digipass.sirenHelp')}
        >
          <TextInput
            value={value.siren}
            onValueChange={(siren) => change({ siren })}
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
      </div>
      <fieldset className="grid gap-20 border-t border-line pt-16 xs:grid-cols-2">
        <legend className="sr-only">{t('creation.digipass.manager')}</legend>
        <div className="xs:col-span-2">
          <h3 className="text-heading-3">{t('creation.digipass.manager')}</h3>
          <p className="text-ink-2">{t('creation.digipass.managerHelp', { name: managerName })}</p>
        </div>
        <Field {...field('manager.phoneNumber')} label={t('creation.digipass.phone')}>
          <PhoneInput
            value={value.phoneNumber}
            onValueChange={(phoneNumber) => change({ phoneNumber })}
            normalise={normalisePhone}
          />
        </Field>
        <Field group label={t('creation.digipass.token')}>
          <RadioGroup
            value={value.tokenChoice}
            onValueChange={(tokenChoice) => change({ tokenChoice })}
            options={TOKEN_CHOICES.map((choice) => ({
              value: choice,
              label: t(`creation.digipass.${choice}`),
            }))}
          />
        </Field>
      </fieldset>
      <section className="grid gap-8">
        <h3 className="text-heading-3">{t('creation.digipass.holders')}</h3>
        <SignatoryForm
          variant="digipass"
          value={value.holders}
          onValueChange={(holders) => change({ holders })}
          issuesOf={issuesOf}
          normalisePhone={normalisePhone}
          maximum={maximum}
          {...(showIssues !== undefined && { showIssues })}
          idPrefix={peoplePrefix('digipass')}
        />
      </section>
    </div>
  );
}
