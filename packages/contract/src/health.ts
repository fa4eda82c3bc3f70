import * as z from 'zod';
import { supportOnly } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { serviceHealthMark } from './health-rules.ts';

export const ServiceHealth = z
  .object({
    /** `Healthy`, `Unhealthy`, or any other word for what is not known, by component. */
    componentsStatus: z.record(z.string(), z.string()),
    lastCheckedAt: Moment,
    switchStatus: z.boolean(),
  })
  .meta({ id: 'ServiceHealth' });

/** DATA-009: services keyed by name; names of the catalogue have a switch. */
export const Health = z.record(z.string(), ServiceHealth).meta({ id: 'Health' });
export type Health = z.output<typeof Health>;

export const health = endpoints({
  get: {
    method: 'GET',
    path: '/health',
    tag: 'health',
    summary: 'State of each service; answers 500, with the same body, when one is not healthy',
    response: Health,
    // SUP-006: the status is for the tools that watch the portal, the body for people.
    failedAnswer: {
      status: 500,
      when: (services: Health) =>
        Object.values(services).some((service) => serviceHealthMark(service) === 'KO'),
    },
    errorKey: 'get-health',
    access: supportOnly,
  },
});
