import { useId } from 'react';
import { Field } from '../../controls/field/index.js';
import { SegmentedControl } from '../../controls/segmented-control/index.js';
import { Switch } from '../../controls/switch/index.js';
import { useStrings } from '../../foundations/index.js';
import type { SignatoryFormValue } from './signatory-values.js';

export interface SignatureOptionsProps {
  value: SignatoryFormValue;
  onChange: (change: Partial<SignatoryFormValue>) => void;
}

/** The signature options: simple or advanced, joint or not, and which side signs first. */
export function SignatureOptions({ value, onChange }: SignatureOptionsProps) {
  const t = useStrings();
  const jointId = useId();
  return (
    <div className="flex flex-wrap items-start gap-x-48 gap-y-16">
      <Field
        label={t('signature.option.label')}
        group
        help={t(`signature.option.${value.signatureOption}Help`)}
        className="max-w-280"
      >
        <SegmentedControl
          segments={[
            { value: 'simple', label: t('signature.option.simple') },
            { value: 'advanced', label: t('signature.option.advanced') },
          ]}
          value={value.signatureOption}
          onValueChange={(signatureOption) => onChange({ signatureOption })}
        />
      </Field>
      <div role="group" aria-labelledby={jointId} className="grid gap-6">
        <span id={jointId} className="text-small font-medium">
          {t('signature.joint.label')}
        </span>
        <div className="flex min-h-control flex-wrap items-center gap-x-24 gap-y-8">
          <Switch
            checked={value.enableGroupSign}
            onCheckedChange={(enableGroupSign) => onChange({ enableGroupSign })}
            label={t('signature.joint.switch')}
          />
          {value.enableGroupSign ? (
            <Field label={t('signature.joint.first')} group className="flex items-center gap-8">
              <SegmentedControl
                segments={[
                  { value: 'bank', label: t('signature.joint.bank') },
                  { value: 'client', label: t('signature.joint.client') },
                ]}
                value={value.groupSignFirst}
                onValueChange={(groupSignFirst) => onChange({ groupSignFirst })}
              />
            </Field>
          ) : null}
        </div>
        <p className="max-w-measure text-caption text-ink-3">
          {value.enableGroupSign ? t('signature.joint.together') : t('signature.sequence')}
        </p>
      </div>
    </div>
  );
}
