import * as z from 'zod';
import { supportOnly } from './access.ts';
import { endpoints } from './endpoint.ts';
import { SERVICE_CODES } from './services.ts';

export const ServiceAvailability = z
  .strictObject({ serviceId: z.enum(SERVICE_CODES), isAvailable: z.boolean() })
  .meta({ id: 'ServiceAvailability' });
export type ServiceAvailability = z.output<typeof ServiceAvailability>;

export const serviceAvailability = endpoints({
  list: {
    method: 'GET',
    path: '/service-availability',
    tag: 'service-availability',
    summary: 'List whether each service is available, in catalogue order',
    response: z.array(ServiceAvailability),
    errorKey: 'get-service-availability',
    access: supportOnly,
  },
  update: {
    method: 'PUT',
    path: '/service-availability',
    tag: 'service-availability',
    summary: 'Switch a service on or off for all users',
    body: ServiceAvailability,
    response: 'empty',
    errorKey: 'put-service-availability',
    access: supportOnly,
  },
});
