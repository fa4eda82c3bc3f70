import type { UserPreference } from '@atrium/contract/preferences';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { FieldError, FieldHelp, FieldLabel, FieldRoot } from '../../controls/field/index.js';
import { MultiSelect } from '../../controls/multi-select/index.js';
import { Select } from '../../controls/select/index.js';
import { Switch } from '../../controls/switch/index.js';
import { TextInput } from '../../controls/text/index.js';
import { useStrings } from '../../foundations/index.js';
import { preferenceKind } from './preference-kind.js';

export interface PreferenceRowProps {
  preference: UserPreference;
  /** The change is being saved. */
  saving: boolean;
  onChange: (values: string[]) => void;
  /** Called with whether the text differs from the saved value. */
  onUnsavedChange: (hasUnsaved: boolean) => void;
}

/** One preference: its label at the left, the matching control at the right (PROF-033). */
export function PreferenceRow({ preference: entry, saving, onChange, onUnsavedChange }: PreferenceRowProps) {
  const kind = preferenceKind(entry);
  const { preference, values } = entry;
  const options = preference.scopes;
  return (
    <FieldRoot
      help={preference.sublabel || undefined}
      className="grid-cols-1 items-center gap-x-24 gap-y-8 border-b border-line py-12 xs:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"
    >
      <div className="grid gap-2">
        <FieldLabel group={kind === 'switch'}>{preference.label}</FieldLabel>
        <FieldHelp />
      </div>
      <div className="grid min-w-0 gap-4 xs:justify-items-end">
        {kind === 'switch' ? (
          <Switch
            checked={values[0] === 'true'}
            busy={saving}
            onCheckedChange={(checked) => onChange([String(checked)])}
          />
        ) : null}
        {kind === 'single' ? (
          <Select
            className="w-full"
            options={options}
            value={values[0] ?? null}
            onValueChange={(value) => {
              if (value !== null && value !== values[0]) onChange([value]);
            }}
          />
        ) : null}
        {kind === 'multiple' ? (
          <MultiSelect
            className="w-full"
            required={false}
            options={options}
            value={values}
            onValueChange={(next) => onChange([...next])}
          />
        ) : null}
        {kind === 'text' ? (
          <TextPreference
            label={preference.label}
            saved={values[0] ?? ''}
            saving={saving}
            onSave={(text) => onChange([text])}
            onUnsavedChange={onUnsavedChange}
          />
        ) : null}
        <FieldError />
      </div>
    </FieldRoot>
  );
}

interface TextPreferenceProps extends Pick<PreferenceRowProps, 'saving' | 'onUnsavedChange'> {
  label: string;
  saved: string;
  onSave: (text: string) => void;
}

/** Maximum length accepted by the server. */
const LONGEST = 500;

/** A text input with a save button (PROF-036); Enter also saves. */
function TextPreference({ label, saved, saving, onSave, onUnsavedChange }: TextPreferenceProps) {
  const t = useStrings();
  const [text, setText] = useState(saved);
  const [base, setBase] = useState(saved);
  if (base !== saved) {
    // The value was saved elsewhere: replace the text unless the user has edited it. A text whose save failed stays in
    // the input, to be saved again.
    if (text === base && !saving) setText(saved);
    setBase(saved);
  }
  const isChanged = text.trim() !== saved;
  const fits = text.trim().length <= LONGEST;
  useEffect(() => {
    onUnsavedChange(isChanged);
    return () => onUnsavedChange(false);
  }, [isChanged, onUnsavedChange]);
  return (
    <form
      className="flex w-full gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && fits && !saving) {
          setText(text.trim());
          onSave(text.trim());
        }
      }}
    >
      <TextInput
        className="min-w-0 flex-1"
        required={false}
        value={text}
        onValueChange={setText}
        validate={(value) => value.trim().length <= LONGEST}
        invalidMessage={t('profile.form.tooLong', { limit: LONGEST })}
      />
      <Button
        type="submit"
        aria-label={t('profile.preferences.saveNamed', { label })}
        aria-disabled={!isChanged || undefined}
        busy={saving}
        busyLabel={t('profile.preferences.saving')}
      >
        {t('profile.preferences.save')}
      </Button>
    </form>
  );
}
