import type { ListState } from '@atrium/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorFacts, isForbidden } from './error-facts.ts';

/** Maps a query to the state of a list page; loaded data stays visible even when the latest fetch fails. */
export function listState(read: UseQueryResult<{ total: number }>): ListState {
  if (read.data) return { status: 'ready', total: read.data.total, busy: read.isPlaceholderData };
  if (read.isPending) return { status: 'loading' };
  if (isForbidden(read.error)) return { status: 'refused' };
  return { status: 'error', ...errorFacts(read)! };
}
