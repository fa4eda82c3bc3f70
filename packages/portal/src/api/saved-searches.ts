import type { SavedQuery } from '@atrium/contract/saved-searches';
import type { AlertFrequency } from '@atrium/contract/saved-search-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

/** The searches that the person keeps (API-103). */
export const savedSearchesQuery = () => callQuery('savedSearches', 'list');

/** Contracts within which a search can be shared (SRCH-037). */
export const sharingContractsQuery = () => callQuery('savedSearches', 'contracts');

/** People of a contract with whom a search can be shared (API-107). */
export const sharingPeopleQuery = (contractId: string) =>
  callQuery('savedSearches', 'reachableUsers', { query: { contractId } });

function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('savedSearches', 'list') }),
  });
}

/** Keeps a search under a name (API-104). */
export const useSaveSearch = () =>
  useChange((body: { name: string; query: SavedQuery }) => api().savedSearches.create({ body }));

/** Gives a search another name. */
export const useRenameSearch = () =>
  useChange(({ id, name }: { id: string; name: string }) =>
    api().savedSearches.rename({ params: { id }, body: { name } }),
  );

/** Makes a search a favourite, or no longer one (API-106). */
export const useToggleFavoriteSearch = () =>
  useChange((id: string) => api().savedSearches.toggleFavorite({ params: { id } }));

/** Sets how often the person is told what is new in a search. */
export const useSetSearchAlert = () =>
  useChange(({ id, alert }: { id: string; alert: AlertFrequency | null }) =>
    api().savedSearches.setAlert({ params: { id }, body: { alert } }),
  );

/** Deletes a search (API-105). */
export const useDeleteSearch = () =>
  useChange((id: string) => api().savedSearches.remove({ params: { id } }));

/** Gives people a copy of a search (API-108). */
export const useShareSearch = () =>
  useChange(({ id, userIds }: { id: string; userIds: string[] }) =>
    api().savedSearches.share({ params: { id }, body: { userIds } }),
  );
