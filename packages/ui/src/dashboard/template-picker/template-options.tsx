import type { PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { Field } from '../../controls/field/index.js';
import { RadioGroup } from '../../controls/radio-group/index.js';
import { useStrings } from '../../foundations/provider/index.js';

export interface TemplateOptionsProps {
  /** All but CUSTOM (HOME-051). */
  templates: readonly PresetTemplate[];
  /** The template chosen; null for none. */
  value: PresetTemplate | null;
  /** The template that was chosen. */
  onValueChange: (template: PresetTemplate) => void;
  /** Nothing can be chosen now. */
  disabled?: boolean;
}

/** The profiles as a choice, each with what its home shows first. */
export function TemplateOptions({ templates, value, onValueChange, disabled }: TemplateOptionsProps) {
  const t = useStrings();
  return (
    <Field group label={t('dashboard.template.legend')}>
      <RadioGroup
        className="gap-8"
        options={templates.map((template) => ({
          value: template,
          label: t(`dashboard.template.${template}`),
          description: t(`dashboard.template.${template}_help`),
        }))}
        value={value}
        onValueChange={onValueChange}
        disabled={disabled}
      />
    </Field>
  );
}
