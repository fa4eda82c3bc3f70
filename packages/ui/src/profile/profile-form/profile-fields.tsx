import { useEffect, useId, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../controls/button/index.js';
import { Combobox } from '../../controls/combobox/index.js';
import { ErrorSummary } from '../../controls/error-summary/index.js';
import { Field } from '../../controls/field/index.js';
import { PhoneInput } from '../../controls/phone/index.js';
import { TextInput } from '../../controls/text/index.js';
import { useStrings } from '../../foundations/index.js';
import { SectionHeader } from '../../navigation/index.js';
import { mergeProfile, profileChanges } from './merge-profile.js';
import type { ProfileFormProps } from './profile-form.js';
import {
  PROFILE_FIELDS,
  PROFILE_LIMITS,
  toProfileValues,
  type ProfileErrors,
  type ProfileField,
  type ProfileValues,
} from './profile-values.js';

interface ProfileFieldsProps extends Pick<
  ProfileFormProps,
  'user' | 'countries' | 'normalisePhone' | 'cleanFirstName' | 'onSave' | 'onUnsavedChange'
> {
  /** Called when editing ends, by save or cancel. */
  onClose: () => void;
}

const REQUIRED: ReadonlySet<ProfileField> = new Set(['firstName', 'lastName']);
const AUTO_COMPLETE: ProfileErrors = {
  firstName: 'given-name',
  lastName: 'family-name',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  zipCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
};

/** The profile form (PROF-017 to PROF-023); it starts with the user's current values each time it opens. */
export function ProfileFields({
  user,
  countries,
  normalisePhone,
  cleanFirstName,
  onSave,
  onUnsavedChange,
  onClose,
}: ProfileFieldsProps) {
  const t = useStrings();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [shownUser, setShownUser] = useState(user);
  const [values, setValues] = useState(() => toProfileValues(user));
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState(false);
  const countryOptions = useMemo(
    () => [...countries].map(([value, label]) => ({ value, label, keywords: value })),
    [countries],
  );

  const before = toProfileValues(shownUser);
  if (shownUser !== user) {
    // The profile changed in another tab or on another device.
    setShownUser(user);
    setValues(mergeProfile(before, values, toProfileValues(user)));
  }
  const changes = profileChanges(before, values);
  const isChanged = Object.keys(changes).length > 0;
  useEffect(() => {
    onUnsavedChange?.(isChanged);
    return () => onUnsavedChange?.(false);
  }, [isChanged, onUnsavedChange]);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus(), []);

  const controlId = (field: ProfileField) => `${id}-${field}`;
  const change = (field: ProfileField) => (value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setErrors(({ [field]: _repaired, ...others }) => others);
  };

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving) return;
    const found = check(values);
    if (Object.keys(found).length === 0) {
      if (!isChanged) return onClose();
      setSaving(true);
      const refused = await onSave(changes);
      setSaving(false);
      if (!refused) return onClose();
      Object.assign(found, refused);
    }
    setErrors(found);
    setAttempt((count) => count + 1);
  }

  /** Returns the errors that block saving; an unchanged phone number that was already invalid does not. */
  function check(sent: ProfileValues): ProfileErrors {
    const found: ProfileErrors = {};
    for (const field of PROFILE_FIELDS) {
      const text = field === 'firstName' ? cleanFirstName(sent[field]) : sent[field];
      const control = document.getElementById(controlId(field));
      if (REQUIRED.has(field) && text.trim() === '')
        found[field] = t(`profile.form.missing.${field as 'firstName'}`);
      else if (control instanceof HTMLInputElement && control.validity.customError)
        if (sent[field] !== before[field]) found[field] = control.validationMessage;
    }
    return found;
  }

  const field = (name: ProfileField) => ({
    label: t(`profile.fields.${name}`),
    controlId: controlId(name),
    optional: !REQUIRED.has(name),
    error: errors[name],
  });
  const text = (name: ProfileField, clean?: (value: string) => string) => (
    <Field {...field(name)}>
      <TextInput
        value={values[name]}
        onValueChange={change(name)}
        autoComplete={AUTO_COMPLETE[name]}
        validate={(value) => value.trim().length <= PROFILE_LIMITS[name]}
        invalidMessage={t('profile.form.tooLong', { limit: PROFILE_LIMITS[name] })}
        {...(clean && { clean })}
      />
    </Field>
  );
  const phone = (name: 'landlinePhone' | 'mobilePhone') => (
    <Field {...field(name)}>
      <PhoneInput value={values[name]} onValueChange={change(name)} normalise={normalisePhone} />
    </Field>
  );
  const fixed = (name: 'company' | 'email', value: string) => (
    <Field label={t(`profile.fields.${name}`)} readOnly help={t('profile.form.locked')}>
      <TextInput value={value} readOnly />
    </Field>
  );
  const shown = PROFILE_FIELDS.flatMap((name) => {
    const message = errors[name];
    return message ? [{ controlId: controlId(name), label: t(`profile.fields.${name}`), message }] : [];
  });
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)}>
      <ErrorSummary errors={shown} attempt={attempt} className="mt-16" />
      <div className={gridClasses}>
        {text('firstName', cleanFirstName)}
        {text('lastName')}
        {fixed('company', user.company.name)}
        {fixed('email', user.contactInformation.email)}
        {phone('landlinePhone')}
        {phone('mobilePhone')}
      </div>
      <SectionHeader title={t('profile.information.address')} className="mt-24" />
      <div className={gridClasses}>
        {text('addressLine1')}
        {text('addressLine2')}
        {text('zipCode')}
        {text('city')}
        {text('state')}
        <Field {...field('countryCode')}>
          <Combobox
            options={countryOptions}
            value={values.countryCode || null}
            onValueChange={(code) => change('countryCode')(code ?? '')}
            placeholder={t('profile.form.chooseCountry')}
            emptyText={t('profile.form.noCountry')}
            clearable
          />
        </Field>
      </div>
      <div className="mt-24 flex flex-wrap gap-12 border-t border-line-ink pt-16 max-xs:[&>*]:flex-1">
        <Button type="submit" variant="primary" busy={saving} busyLabel={t('profile.form.saving')}>
          {t('profile.form.save')}
        </Button>
        <Button onClick={saving ? undefined : onClose} aria-disabled={saving || undefined}>
          {t('profile.form.cancel')}
        </Button>
      </div>
    </form>
  );
}

const gridClasses = 'mt-16 grid gap-x-24 gap-y-16 xs:grid-cols-2';
