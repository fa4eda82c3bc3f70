import { useLanguage } from '@atrium/ui';
import { use, useMemo } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { useUser } from '../../api/users.ts';
import { serviceNavigation, type ServiceEntry } from './navigation.ts';

/** The services of the signed-in person, as the navigation shows them. */
export function useServiceNavigation(): ServiceEntry[] {
  const user = useUser();
  const language = useLanguage();
  const routes = use(DataRouterContext)?.router.routes;
  return useMemo(() => (routes ? serviceNavigation(user, routes, language) : []), [user, routes, language]);
}
