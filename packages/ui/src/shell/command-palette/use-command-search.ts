import { useTypedSearch } from '../../foundations/use-typed-search.js';
import type { CommandGroup, CommandScope } from './commands.js';

/** Finds records for what is typed; the signal is aborted when they are no longer wanted. */
export type CommandSearch = (
  query: string,
  scope: CommandScope,
  signal: AbortSignal,
) => Promise<readonly CommandGroup[]>;

/** Characters from which there is a search. */
const MIN_LENGTH = 2;

/** The records for what is typed; none for actions alone. */
export function useCommandSearch(query: string, scope: CommandScope, search: CommandSearch | undefined) {
  const isWanted = search !== undefined && scope !== 'acts' && query.length >= MIN_LENGTH;
  return useTypedSearch(isWanted ? `${scope} ${query}` : null, (signal) => search!(query, scope, signal));
}
