import { ApiError } from '@atrium/contract/errors';
import { callQuery } from './calls.ts';
import { api } from './client.ts';

/** Refetch interval of an open page, in milliseconds. */
const REFRESH_MS = 60_000;
/** Request timeout, in milliseconds: the page must report a server that hangs. */
const PATIENCE_MS = 15_000;

export const healthQuery = {
  ...callQuery('health', 'get'),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), PATIENCE_MS);
    try {
      return await api().health.get({ signal: AbortSignal.any([signal, late.signal]) });
    } catch (error) {
      if (!late.signal.aborted || signal.aborted) throw error;
      throw new ApiError({
        status: 0,
        errors: [{ code: 'NETWORK', label: '' }],
        supportId: '',
        key: 'get-health',
      });
    } finally {
      clearTimeout(timer);
    }
  },
  refetchInterval: REFRESH_MS,
};
