import { useTypedSearch } from '../../foundations/use-typed-search.js';
import type { CommandGroup, CommandScope } from './commands.js';

/** Finds records for a query; the signal is aborted when the results are no longer needed. */
export type CommandSearch = (
  query: string,
  scope: CommandScope,
  signal: AbortSignal,
) => Promise<readonly CommandGroup[]>;

/** Minimum query length. */
const MIN_LENGTH = 2;

/** Returns the records matching the query; none in the scope of actions. */
export function useCommandSearch(query: string, scope: CommandScope, search: CommandSearch | undefined) {
  const isWanted = search !== undefined && scope !== 'acts' && query.length >= MIN_LENGTH;
  return useTypedSearch(isWanted ? `${scope} ${query}` : null, (signal) => search!(query, scope, signal));
}
