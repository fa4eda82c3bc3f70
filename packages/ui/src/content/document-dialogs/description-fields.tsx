import type { CONTENT_DESCRIPTION_MAX, ContentLanguage } from '@atrium/contract/content-rules';
import { Field } from '../../controls/field/index.js';
import { Textarea } from '../../controls/textarea/index.js';
import { useStrings } from '../../foundations/index.js';

const DESCRIPTION_MAX: typeof CONTENT_DESCRIPTION_MAX = 500;

export type Descriptions = Readonly<Record<ContentLanguage, string>>;
export const NO_DESCRIPTIONS: Descriptions = { en: '', fr: '' };

/** Returns whether descriptions can be saved: within the length limit, and both filled where `required`. */
export const areDescriptionsComplete = (
  { en, fr }: Descriptions,
  { required }: { required: boolean },
): boolean =>
  [en, fr].every((text) => text.trim().length <= DESCRIPTION_MAX && (!required || text.trim() !== ''));

/** The descriptions of a document in both languages. */
export function DescriptionFields({
  value,
  onValueChange,
  required,
  disabled,
}: {
  value: Descriptions;
  onValueChange: (value: Descriptions) => void;
  required: boolean;
  disabled?: boolean;
}) {
  const t = useStrings();
  return (
    <div className="grid gap-12 xs:grid-cols-2">
      {(['en', 'fr'] as const).map((language) => (
        <Field
          key={language}
          label={t(`content.documents.description.${language}`)}
          optional={!required}
          disabled={disabled}
        >
          <Textarea
            lang={language}
            rows={2}
            maxLength={DESCRIPTION_MAX}
            value={value[language]}
            onValueChange={(text) => onValueChange({ ...value, [language]: text })}
          />
        </Field>
      ))}
    </div>
  );
}
