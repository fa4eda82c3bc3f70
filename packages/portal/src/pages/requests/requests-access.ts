import { useUser } from '../../api/users.ts';
import { heldService, serviceAccess, type ServiceAccess } from '../../app/router/service-access.ts';

/** Whether the requests can be read; their widgets say when they cannot (WID-005). */
export function useRequestsAccess(): ServiceAccess {
  const service = heldService(useUser(), 'REQUESTS_BOARD');
  return service ? serviceAccess(service) : 'unavailable';
}
