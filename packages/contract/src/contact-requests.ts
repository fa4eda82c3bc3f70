import * as z from 'zod';
import { activeAccount, allOf, notImpersonated, permission } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { SERVICE_CODES } from './services.ts';

/** Users with something on offer: prospects, users of the outsourced service, and users with an offered service. */
const isOffered = permission(
  'isOffered',
  (user) =>
    user.marketingMode || user.type.name === 'OSA' || user.services.some((service) => service.isMarketing),
);

/** A request to be contacted: about one service, or in general. */
export const ContactRequest = z
  .object({ service: z.enum(SERVICE_CODES).nullable(), askedAt: Moment })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.output<typeof ContactRequest>;

export const contactRequests = endpoints({
  list: {
    method: 'GET',
    path: '/contracts/osa-contract-request',
    tag: 'contracts',
    summary: 'List the contact requests of the current user',
    response: z.array(ContactRequest),
    errorKey: 'get-osa-contract-request',
    access: allOf(activeAccount, isOffered),
  },
  send: {
    method: 'POST',
    path: '/contracts/osa-contract-request',
    tag: 'contracts',
    summary: 'Ask to be contacted about an offered service or in general; idempotent',
    body: z.object({ service: z.enum(SERVICE_CODES).nullable() }),
    response: 'empty',
    errorKey: 'send-osa-contract-request',
    access: allOf(activeAccount, notImpersonated, isOffered),
  },
});
