import * as z from 'zod';
import { mayImpersonate, permission } from './access.ts';
import { endpoints } from './endpoint.ts';
import { User } from './users.ts';

/** Users who are currently impersonating another user. */
export const isImpersonating = permission('isImpersonating', (user) => user.isImpersonated);

export const impersonation = endpoints({
  start: {
    method: 'POST',
    path: '/impersonation',
    tag: 'impersonation',
    summary: 'Impersonate a user who can be impersonated and is not a bank administrator',
    body: z.strictObject({ email: z.string().trim().toLowerCase().min(3).max(254) }),
    response: User,
    errorKey: 'start-impersonation',
    access: mayImpersonate,
  },
  stop: {
    method: 'DELETE',
    path: '/impersonation',
    tag: 'impersonation',
    summary: 'End the impersonation and return to the caller’s own session',
    response: User,
    errorKey: 'stop-impersonation',
    access: isImpersonating,
  },
});
