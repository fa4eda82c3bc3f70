import { ApiError } from '@atrium/contract/errors';
import type { SavedSearch } from '@atrium/contract/saved-searches';
import { SearchAlertDialog, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useSetSearchAlert } from '../../api/saved-searches.ts';
import { profileHref } from '../../app/addresses/profile.ts';

/** Sets how often the user is notified of new results of a saved search. */
export default function SearchAlert({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useTranslation('search');
  const toast = useToast();
  const set = useSetSearchAlert();
  const { id, name } = search;
  const { error } = set;
  return (
    <SearchAlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      name={name}
      alert={search.alert}
      preferencesHref={profileHref('user-preferences')}
      saving={set.isPending}
      failure={error instanceof ApiError ? error.labels[0] : undefined}
      onSave={(alert) =>
        set.mutate(
          { id, alert },
          {
            onSuccess: () => {
              toast.success(t(alert === null ? 'alertOff' : 'alertOn', { name }));
              onClose();
            },
          },
        )
      }
    />
  );
}
