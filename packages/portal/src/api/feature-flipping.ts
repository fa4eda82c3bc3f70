import { useQuery } from '@tanstack/react-query';
import { callQuery } from './calls.ts';

/** Whether a feature flag is on; false while it loads and when the lookup fails (PLAT-083, PLAT-084). */
export function useFeatureFlag(id: string): boolean {
  const flag = useQuery({ ...callQuery('featureFlipping', 'get', { params: { id } }), staleTime: 300_000 });
  return flag.data === true;
}
