import type { SavedQuery } from '@atrium/contract/saved-searches';
import type { AlertFrequency } from '@atrium/contract/saved-search-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

/** The saved searches of the user (API-103). */
export const savedSearchesQuery = () => callQuery('savedSearches', 'list');

/** Contracts within which a search can be shared (SRCH-037). */
export const sharingContractsQuery = () => callQuery('savedSearches', 'contracts');

/** Users of a contract with whom a search can be shared (API-107). */
export const sharingPeopleQuery = (contractId: string) =>
  callQuery('savedSearches', 'reachableUsers', { query: { contractId } });

function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('savedSearches', 'list') }),
  });
}

/** Saves a search under a name (API-104). */
export const useSaveSearch = () =>
  useChange((body: { name: string; query: SavedQuery }) => api().savedSearches.create({ body }));

/** Renames a search. */
export const useRenameSearch = () =>
  useChange(({ id, name }: { id: string; name: string }) =>
    api().savedSearches.rename({ params: { id }, body: { name } }),
  );

/** Adds a search to the favourites or removes it (API-106). */
export const useToggleFavoriteSearch = () =>
  useChange((id: string) => api().savedSearches.toggleFavorite({ params: { id } }));

/** Sets how often the user is notified of new results of a search. */
export const useSetSearchAlert = () =>
  useChange(({ id, alert }: { id: string; alert: AlertFrequency | null }) =>
    api().savedSearches.setAlert({ params: { id }, body: { alert } }),
  );

/** Deletes a search (API-105). */
export const useDeleteSearch = () =>
  useChange((id: string) => api().savedSearches.remove({ params: { id } }));

/** Gives users a copy of a search (API-108). */
export const useShareSearch = () =>
  useChange(({ id, userIds }: { id: string; userIds: string[] }) =>
    api().savedSearches.share({ params: { id }, body: { userIds } }),
  );
