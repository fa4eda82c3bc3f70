import { useMutation, useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';

export interface Favorite {
  id: string;
  favorite: boolean;
}

interface FavoriteOptions {
  /** Queries whose running fetches would undo what is shown. */
  queryKey: QueryKey;
  send: (change: Favorite) => Promise<unknown>;
  show: (change: Favorite) => void;
  /** Called after each answer. */
  onSettled: () => void;
}

/** Fetches cancelled by changes under way: they start again once the last change is settled. */
const interrupted = new Set<Query>();

/** What the server holds of each favourite with changes under way. */
const held = new Map<string, boolean>();

/**
 * Adds to the favourites or removes. Shown at once; sent one after the other, so that the last of several quick clicks
 * wins. A failed change shows what the server holds, unless a later change of the same favourite is under way.
 */
export function useFavorite(name: string, { queryKey, send, show, onSettled }: FavoriteOptions) {
  const queries = useQueryClient();
  const mutationKey = ['favorite', name];
  const keyOf = ({ id }: Favorite) => `${name} ${id}`;
  return useMutation({
    mutationKey,
    scope: { id: name },
    mutationFn: send,
    onMutate: async (change: Favorite) => {
      if (!held.has(keyOf(change))) held.set(keyOf(change), !change.favorite);
      for (const query of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
        interrupted.add(query);
      await queries.cancelQueries({ queryKey });
      show(change);
    },
    onSuccess: (_answer, change) => void held.set(keyOf(change), change.favorite),
    onSettled: (_answer, error, change) => {
      const key = keyOf(change);
      // The settled change still counts.
      const pending = queries
        .getMutationCache()
        .findAll({ mutationKey, status: 'pending' })
        .map(({ state }) => state.variables as Favorite);
      if (pending.filter(({ id }) => id === change.id).length < 2) {
        const favorite = held.get(key);
        held.delete(key);
        if (error && favorite !== undefined && favorite !== change.favorite) show({ ...change, favorite });
      }
      onSettled();
      if (pending.length > 1) return;
      const again = [...interrupted];
      interrupted.clear();
      void queries.refetchQueries({ predicate: (query) => again.includes(query) });
    },
  });
}
