import type { SavedSearch } from '@atrium/contract/saved-searches';
import { filtersOfSavedQuery } from '@atrium/contract/search-filter-rules';
import { SavedSearches, useToast } from '@atrium/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDeleteSearch, useToggleFavoriteSearch } from '../../api/saved-searches.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { searchHref } from './address.ts';

interface Props {
  list: UseQueryResult<SavedSearch[]>;
  currentId: string | undefined;
  onRename: (search: SavedSearch) => void;
  onAlert: (search: SavedSearch) => void;
  onShare: ((search: SavedSearch) => void) | undefined;
}

/** The list of saved searches (SRCH-026 to SRCH-029). */
export default function SavedList({ list, currentId, onRename, onAlert, onShare }: Props) {
  const { t } = useTranslation('search');
  const toast = useToast();
  const toggle = useToggleFavoriteSearch();
  const remove = useDeleteSearch();
  const known = (id: string) => list.data!.find((search) => search.id === id)!;
  return (
    <SavedSearches
      searches={list.data?.map((search) =>
        // Shows the new state while the call is pending.
        toggle.isPending && toggle.variables === search.id
          ? { ...search, isFavorite: !search.isFavorite }
          : search,
      )}
      error={errorFacts(list)}
      currentId={currentId}
      hrefOf={({ id }) => searchHref(filtersOfSavedQuery(known(id).query))}
      onFavoriteChange={({ id }) => toggle.mutate(id)}
      onRename={({ id }) => onRename(known(id))}
      onAlert={({ id }) => onAlert(known(id))}
      onShare={onShare && (({ id }) => onShare(known(id)))}
      onDelete={async ({ id, name }) => {
        await remove.mutateAsync(id);
        toast.success(t('deleted', { name }));
      }}
    />
  );
}
