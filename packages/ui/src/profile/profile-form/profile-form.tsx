import type { User } from '@atrium/contract/users';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import type { PhoneNormaliser } from '../../controls/phone/index.js';
import { EditIcon, useStrings } from '../../foundations/index.js';
import { SectionHeader } from '../../navigation/index.js';
import { ProfileFacts } from './profile-facts.js';
import { ProfileFields } from './profile-fields.js';
import type { ProfileChanges, ProfileErrors } from './profile-values.js';

export interface ProfileFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The user shown. Newer values replace those shown in the form, except in fields that were edited. */
  user: Pick<User, 'contactInformation' | 'address' | 'company'>;
  /** Whether the user may edit the profile: their company has a name (PROF-016). */
  editable: boolean;
  /** Country names by ISO code, sorted in the current language (PROF-022). */
  countries: ReadonlyMap<string, string>;
  /** The phone number rules; the portal passes those of the contract package. */
  normalisePhone: PhoneNormaliser;
  /** The first name rule; the portal passes that of the contract package. */
  cleanFirstName: (text: string) => string;
  /**
   * Saves the changed fields, trimmed; all others must keep their newest value. Resolves to null when saved, otherwise to
   * the errors by field.
   */
  onSave: (changes: ProfileChanges) => Promise<ProfileErrors | null>;
  /** Called with whether there are unsaved changes (PROF-023). */
  onUnsavedChange?: (hasUnsaved: boolean) => void;
}

/** The profile as facts, and as a form after Edit is pressed (DS-065, PROF-007 to PROF-023). */
export function ProfileForm({
  user,
  editable,
  countries,
  normalisePhone,
  cleanFirstName,
  onSave,
  onUnsavedChange,
  ...props
}: ProfileFormProps) {
  const t = useStrings();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    // The Edit button replaces the form, so the focus returns to it.
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <div {...props}>
      <SectionHeader
        title={t('profile.information.contact')}
        actions={
          editable && !editing ? (
            <Button
              ref={editButton}
              variant="tertiary"
              hangs="end"
              size="toolbar"
              icon={EditIcon}
              onClick={() => setEditing(true)}
            >
              {t('profile.form.edit')}
            </Button>
          ) : undefined
        }
      />
      {editing ? (
        <ProfileFields
          user={user}
          countries={countries}
          normalisePhone={normalisePhone}
          cleanFirstName={cleanFirstName}
          onSave={onSave}
          onUnsavedChange={onUnsavedChange}
          onClose={() => setEditing(false)}
        />
      ) : (
        <ProfileFacts user={user} countries={countries} normalisePhone={normalisePhone} />
      )}
      {editable ? null : (
        <p className="mt-12 max-w-measure text-small text-ink-2">{t('profile.information.noCompany')}</p>
      )}
    </div>
  );
}
