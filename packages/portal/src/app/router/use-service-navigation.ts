import { useLanguage } from '@atrium/ui';
import { useMemo } from 'react';
import { useUser } from '../../api/users.ts';
import { serviceNavigation, type ServiceEntry } from './navigation.ts';
import { usePortalRoutes } from './routes-context.ts';

/** Returns the services of the signed-in user, as the navigation shows them. */
export function useServiceNavigation(): ServiceEntry[] {
  const user = useUser();
  const language = useLanguage();
  const routes = usePortalRoutes();
  return useMemo(() => serviceNavigation(user, routes, language), [user, routes, language]);
}
