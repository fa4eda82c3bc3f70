import * as z from 'zod';
import { anyOf, isAdmin, isClientAdmin } from './access.ts';
import { endpoints } from './endpoint.ts';
import { CLIENT_ROLES, CONTRACT_STATUSES } from './contract-status.ts';

export const enums = endpoints({
  contractStatus: {
    method: 'GET',
    path: '/enum/users/contract-status',
    tag: 'enum',
    summary: 'List the contract statuses that can be assigned to a user',
    response: z.array(z.enum(CONTRACT_STATUSES)),
    errorKey: 'get-contract-status',
    access: anyOf(isAdmin, isClientAdmin),
  },
  clientRole: {
    method: 'GET',
    path: '/enum/users/client-role',
    tag: 'enum',
    summary: 'List the client roles that can be assigned to a user',
    response: z.array(z.enum(CLIENT_ROLES)),
    errorKey: 'get-client-role',
    access: anyOf(isAdmin, isClientAdmin),
  },
});
