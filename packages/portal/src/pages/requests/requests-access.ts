import { useUser } from '../../api/users.ts';
import { heldService, serviceAccess, type ServiceAccess } from '../../app/router/service-access.ts';

/** Returns the access to the requests; their widgets say when they are unavailable (WID-005). */
export function useRequestsAccess(): ServiceAccess {
  const service = heldService(useUser(), 'REQUESTS_BOARD');
  return service ? serviceAccess(service) : 'unavailable';
}
