import { useUser } from '../../api/users.ts';
import { heldService, standingOf, type Standing } from '../../app/router/standing.ts';

/** Whether the requests can be read; their widgets say when they cannot (WID-005). */
export function useRequestsStanding(): Standing {
  const service = heldService(useUser(), 'REQUESTS_BOARD');
  return service ? standingOf(service) : 'unavailable';
}
