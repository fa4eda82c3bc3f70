import { useMutation, useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { api } from './client.ts';

interface Favorite {
  id: string;
  favorite: boolean;
}

interface FavoriteOptions {
  /** Queries whose running fetches would undo what is shown. */
  queryKey: QueryKey;
  show: (change: Favorite) => void;
  /** Called after each answer. */
  onSettled: () => void;
}

/** Fetches cancelled by changes under way: they start again once the last change is settled. */
const interrupted = new Set<Query>();

/** What the server holds of each favourite with changes under way, by its id. */
const held = new Map<string, boolean>();

const mutationKey = ['favorite'];

/**
 * Adds to the favourites or removes. Shown at once; sent one after the other, so that the last of several quick clicks
 * wins. A failed change shows what the server holds, unless a later change of the same favourite is under way.
 */
export function useFavorite(
  area: 'contacts' | 'documents' | 'requests',
  { queryKey, show, onSettled }: FavoriteOptions,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: 'favorite' },
    mutationFn: ({ id, favorite }: Favorite): Promise<unknown> =>
      api()[area][`${favorite ? 'add' : 'remove'}Favorite`]({ params: { id } }),
    onMutate: async (change) => {
      if (!held.has(change.id)) held.set(change.id, !change.favorite);
      for (const query of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
        interrupted.add(query);
      await queries.cancelQueries({ queryKey });
      show(change);
    },
    onSettled: (_answer, error, { id, favorite }) => {
      if (!error) held.set(id, favorite);
      onSettled();
      // The settled change still counts.
      const pending = queries.getMutationCache().findAll({ mutationKey, status: 'pending' });
      if (pending.filter(({ state }) => (state.variables as Favorite).id === id).length < 2) {
        if (held.get(id) !== favorite) show({ id, favorite: !favorite });
        held.delete(id);
      }
      if (pending.length < 2)
        void queries.refetchQueries({ predicate: (query) => interrupted.delete(query) });
    },
  });
}
