import * as z from 'zod';
import { supportOnly } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { serviceHealthMark } from './health-rules.ts';

export const ServiceHealth = z
  .object({
    /** By component: `Healthy`, `Unhealthy`, or any other word for an unknown status. */
    componentsStatus: z.record(z.string(), z.string()),
    lastCheckedAt: Moment,
    switchStatus: z.boolean(),
  })
  .meta({ id: 'ServiceHealth' });

/** DATA-009: services by name; those of the catalogue have a switch. */
export const Health = z.record(z.string(), ServiceHealth).meta({ id: 'Health' });
export type Health = z.output<typeof Health>;

export const health = endpoints({
  get: {
    method: 'GET',
    path: '/health',
    tag: 'health',
    summary: 'Get the health of each service; 500 with the same body if a service is not healthy',
    response: Health,
    // SUP-006: monitoring tools read the status code, people read the body.
    failedAnswer: {
      status: 500,
      when: (services: Health) =>
        Object.values(services).some((service) => serviceHealthMark(service) === 'KO'),
    },
    errorKey: 'get-health',
    access: supportOnly,
  },
});
