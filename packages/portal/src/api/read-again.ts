import type { Api } from '@atrium/contract';
import { ApiError } from '@atrium/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { callKey } from './calls.ts';

/**
 * Returns the error handler of a download from a page about `area`. No toast says that a file is gone, or hidden from
 * the user since (PLAT-075): the page is read again, and shows what is left.
 */
export function useReadAgain(area: keyof Api) {
  const queries = useQueryClient();
  return (error: unknown) => {
    if (error instanceof ApiError && error.status === 404)
      void queries.invalidateQueries({ queryKey: callKey(area) });
  };
}
