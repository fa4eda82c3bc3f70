import { hasCompany } from '@atrium/contract/access';
import { countryList } from '@atrium/contract/countries';
import { ApiError } from '@atrium/contract/errors';
import { cleanFirstName, normalisePhone } from '@atrium/contract/person-rules';
import {
  ProfileInformation,
  toProfileValues,
  toUserUpdate,
  useLanguage,
  useToast,
  type ProfileChanges,
  type ProfileErrors,
} from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { companyPicturePath, rolesQuery, useNewestUser, useUpdateUser } from '../../api/users.ts';
import { useSettings } from '../../api/settings.ts';
import { errorFacts } from '../../app/error-facts.ts';

/** The tab of the user's details (PROF-007 to PROF-023). */
export function Information({ onUnsavedChange }: { onUnsavedChange: (hasUnsaved: boolean) => void }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const user = useNewestUser();
  const { apiBaseUrl } = useSettings();
  const toast = useToast();
  const update = useUpdateUser();
  const { isInternal } = user.contactInformation;
  const roles = useQuery({ ...rolesQuery(), enabled: isInternal });
  const countries = useMemo(() => countryList(language), [language]);

  async function save(changes: ProfileChanges): Promise<ProfileErrors | null> {
    try {
      await update.mutateAsync({
        id: user.id,
        change: (newest) => toUserUpdate({ ...toProfileValues(newest), ...changes }),
      });
      toast.success(t('saved'));
      return null;
    } catch (error) {
      // The toast of the call reports the failure; the fields show their own errors.
      return fieldErrors(error);
    }
  }
  return (
    <ProfileInformation
      // What one user typed is never applied to another.
      key={user.id}
      user={user}
      pictureUrl={user.company.name ? apiBaseUrl + companyPicturePath(user.id) : undefined}
      editable={hasCompany.allows(user)}
      countries={countries}
      normalisePhone={normalisePhone}
      cleanFirstName={cleanFirstName}
      onSave={save}
      onUnsavedChange={onUnsavedChange}
      {...(isInternal && { roles: { roles: roles.data, error: errorFacts(roles) } })}
      noticeHref="/personal-data"
      termsHref="/terms-and-conditions"
    />
  );
}

/** Returns the labels of the refused fields; their paths look like `body.address.city`. */
function fieldErrors(error: unknown): ProfileErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.errors.flatMap(({ path, label }) => {
      const field = path?.split('.').at(-1);
      return field ? [[field, label]] : [];
    }),
  );
}
