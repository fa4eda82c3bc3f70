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
      'Contracts of the caller that have activated a service, by name (API-037); 403 for whoever does not hold the service',
    params: z.object({ id: z.enum(SERVICE_CODES) }),
    response: z.array(ServiceContract),
    errorKey: null,
    access: activeAccount,
  },
});
