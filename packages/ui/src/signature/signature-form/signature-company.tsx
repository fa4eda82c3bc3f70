import type { RegisteredCompany } from '@atrium/contract/signature-rules';
import { useId } from 'react';
import { Field } from '../../controls/field/index.js';
import { Switch } from '../../controls/switch/index.js';
import { TextInput } from '../../controls/text/index.js';
import { useStrings } from '../../foundations/index.js';

export interface SignatureCompanyProps {
  /** Prefix of the control ids. */
  id: string;
  value: RegisteredCompany | null;
  onValueChange: (value: RegisteredCompany | null) => void;
  nameError?: string | undefined;
  sirenError?: string | undefined;
}

/** Same limit as other form texts (PLAT-109). */
const MAXIMUM_NAME = 300;

/** On whose behalf people sign: their own, or a company's, with legal name and SIREN (SIGN-031, SIGN-032). */
export function SignatureCompany({ id, value, onValueChange, nameError, sirenError }: SignatureCompanyProps) {
  const t = useStrings();
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="grid max-w-measure gap-16">
      <div className="grid gap-6">
        <span id={labelId} className="text-small font-medium">
          {t('signature.company.label')}
        </span>
        <Switch
          checked={value !== null}
          onCheckedChange={(checked) => onValueChange(checked ? { legalName: '', siren: '' } : null)}
          label={t('signature.company.switch')}
        />
      </div>
      {value ? (
        <div className="grid gap-16 xs:grid-cols-2">
          <Field label={t('signature.company.legalName')} controlId={`${id}-legalName`} error={nameError}>
            <TextInput
              value={value.legalName}
              onValueChange={(legalName) => onValueChange({ ...value, legalName })}
              maxLength={MAXIMUM_NAME}
              autoComplete="organization"
            />
          </Field>
          <Field
            label={t('signature.company.siren')}
            controlId={`${id}-siren`}
            help={t('signature.company.sirenHelp')}
            error={sirenError}
          >
            <TextInput
              value={value.siren}
              onValueChange={(siren) => onValueChange({ ...value, siren })}
              inputMode="numeric"
              autoComplete="off"
            />
          </Field>
        </div>
      ) : null}
    </div>
  );
}
