import * as z from 'zod';
import { managesContracts } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';

/** DATA-059: a commercial client of the bank. */
export const Client = z.object({ id: Id, name: z.string() }).meta({ id: 'Client' });
export type Client = z.output<typeof Client>;

/** DATA-050: a legal entity, identified by its RICOS code. */
export const LegalEntity = z
  .object({ ricos: z.string(), label: z.string(), countryCode: z.string() })
  .meta({ id: 'LegalEntity' });
export type LegalEntity = z.output<typeof LegalEntity>;

export const clients = endpoints({
  list: {
    method: 'GET',
    path: '/clients',
    tag: 'clients',
    summary:
      'List the commercial clients whose name contains the query, ordered by name, at most 100 (API-144)',
    query: z.object({ query: z.string().trim().max(100).default('') }),
    response: z.array(Client),
    errorKey: 'get-clients',
    access: managesContracts,
  },
  legalEntities: {
    method: 'GET',
    path: '/clients/{id}/legal-entities',
    tag: 'clients',
    summary: 'List the legal entities of a commercial client, ordered by name (API-134)',
    params: idParams,
    response: z.array(LegalEntity),
    errorKey: 'get-client-legal-entities',
    access: managesContracts,
  },
});
