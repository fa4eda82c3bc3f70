import type { PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { Field } from '../../controls/field/index.js';
import { RadioGroup } from '../../controls/radio-group/index.js';
import { useStrings } from '../../foundations/provider/index.js';

export interface TemplateOptionsProps {
  /** The templates to choose from: all except CUSTOM (HOME-051). */
  templates: readonly PresetTemplate[];
  /** The chosen template; null for none. */
  value: PresetTemplate | null;
  /** Called with the chosen template. */
  onValueChange: (template: PresetTemplate) => void;
  /** Disables the choice. */
  disabled?: boolean;
}

/** Radio buttons for the profiles, each with what its home page shows first. */
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
