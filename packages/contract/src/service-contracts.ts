import * as z from 'zod';
import { activeAccount } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { SERVICE_CODES } from './services.ts';

/** A contract with its name. */
export const ServiceContract = z.object({ id: Id, name: z.string() }).meta({ id: 'ServiceContract' });
export type ServiceContract = z.output<typeof ServiceContract>;

export const serviceContracts = endpoints({
  list: {
    method: 'GET',
    path: '/services/{id}/contracts',
    tag: 'services',
    summary:
      'List the caller’s contracts with a service activated, by name; 403 if the caller does not hold the service (API-037)',
    params: z.object({ id: z.enum(SERVICE_CODES) }),
    response: z.array(ServiceContract),
    errorKey: null,
    access: activeAccount,
  },
});
