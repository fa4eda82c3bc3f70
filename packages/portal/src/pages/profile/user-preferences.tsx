import { EXPIRY_REMINDERS_HREF, hasExpiryCalendar } from '@atrium/contract/expiry-calendar-page';
import type { NotificationId, PreferenceId } from '@atrium/contract/preference-catalogue';
import { Preferences, useToast } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  notificationPreferencesQuery,
  preferencesQuery,
  useSaveNotificationPreference,
  useSavePreference,
  useSavingPreferences,
} from '../../api/preferences.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';

/** The tab of the preferences (PROF-032 to PROF-043). */
export function UserPreferences({ onUnsavedChange }: { onUnsavedChange: (hasUnsaved: boolean) => void }) {
  const general = useQuery(preferencesQuery());
  const told = useQuery(notificationPreferencesQuery());
  const save = useSavePreference();
  const saveNotification = useSaveNotificationPreference();
  const saving = useSavingPreferences();
  const { t } = useTranslation('profile');
  const toast = useToast();
  const user = useUser();
  // Successive changes share one message.
  const onSuccess = () => void toast.success(t('preferenceSaved'), { id: 'preference-saved' });
  return (
    <Preferences
      preferences={general.data}
      notificationPreferences={told.data}
      saving={saving}
      onChange={(id, values) => save.mutate({ preferenceId: id as PreferenceId, values }, { onSuccess })}
      onNotificationChange={(id, values) =>
        saveNotification.mutate({ preferenceId: id as NotificationId, ...values }, { onSuccess })
      }
      onUnsavedChange={onUnsavedChange}
      remindersHref={
        hasExpiryCalendar.allows(user) && !user.isImpersonated ? EXPIRY_REMINDERS_HREF : undefined
      }
      error={errorFacts(general, told)}
    />
  );
}
