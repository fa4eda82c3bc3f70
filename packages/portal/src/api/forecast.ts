import type { Forecast } from '@atrium/contract/forecast';
import { ApiError } from '@atrium/contract/errors';
import { queryOptions } from '@tanstack/react-query';
import { callKey } from './calls.ts';
import { api } from './client.ts';

/** The forecasts; empty for users without the right: a 403 is ignored (WID-034). */
export const forecastQuery = () =>
  queryOptions<Forecast[]>({
    queryKey: callKey('forecast', 'list'),
    queryFn: async ({ signal }) => {
      try {
        return await api().forecast.list({ signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 403) return [];
        throw error;
      }
    },
  });
