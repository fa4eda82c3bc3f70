import type { ServiceCode } from '@atrium/contract/services';
import { callQuery } from './calls.ts';

/**
 * Whether the user can create requests for a service: one of their open contracts takes them (API-069). Not with the
 * other queries of request creation, which the pages that link to it do not load.
 */
export const serviceCreationQuery = (serviceId: ServiceCode) => ({
  ...callQuery('requestCreation', 'serviceRights', { params: { serviceId } }),
  staleTime: 5 * 60_000,
});
