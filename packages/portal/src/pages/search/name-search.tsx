import { ApiError } from '@atrium/contract/errors';
import type { Filters } from '@atrium/contract/filter-rules';
import type { SavedSearch } from '@atrium/contract/saved-searches';
import { savedQueryOf } from '@atrium/contract/search-filter-rules';
import { SearchNameDialog, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useRenameSearch, useSaveSearch } from '../../api/saved-searches.ts';

interface Props {
  /** Active filters, which are saved. */
  filters: Filters;
  /** The search to rename; without one, the filters are saved. */
  search: SavedSearch | undefined;
  onClose: () => void;
  /** Called with the saved search, which the user wants to share. */
  onSaved?: ((search: SavedSearch) => void) | undefined;
}

/** Saves a search under a name, or renames one (SRCH-030 to SRCH-032). */
export default function NameSearch({ filters, search, onClose, onSaved }: Props) {
  const { t } = useTranslation('search');
  const toast = useToast();
  const save = useSaveSearch();
  const rename = useRenameSearch();
  const { isPending, error } = search ? rename : save;
  const done = (text: string) => {
    toast.success(text);
    onClose();
  };
  return (
    <SearchNameDialog
      open
      onOpenChange={(open) => !open && onClose()}
      name={search?.name}
      toShare={onSaved !== undefined}
      saving={isPending}
      failure={error instanceof ApiError ? (error.errors[0] ?? null) : null}
      onSave={(name) => {
        if (search) rename.mutate({ id: search.id, name }, { onSuccess: () => done(t('renamed', { name })) });
        else
          save.mutate(
            { name, query: savedQueryOf(filters) },
            {
              onSuccess: (saved) => {
                done(t('saved', { name }));
                onSaved?.(saved);
              },
            },
          );
      }}
    />
  );
}
