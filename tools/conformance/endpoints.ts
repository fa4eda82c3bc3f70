import { api } from '@atrium/contract';
import type { ApiTable, Endpoint, Endpoints } from '@atrium/contract/endpoint';
import { EXAMPLES } from './examples.ts';

/** A call of the contract under its name, such as `requests.list`. */
export interface NamedEndpoint {
  readonly id: string;
  readonly endpoint: Endpoint;
}

/** Every call of the contract. */
export const ENDPOINTS: readonly NamedEndpoint[] = Object.entries<Endpoints>(api satisfies ApiTable).flatMap(
  ([area, table]) =>
    Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ id: `${area}.${name}`, endpoint })),
);

export function endpointOf(id: string): Endpoint {
  const found = ENDPOINTS.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no call of the contract`);
  return found.endpoint;
}

/** Calls that only read although they send a body: whoever writes an example for one says so by it. */
export const isRead = ({ id, endpoint }: NamedEndpoint): boolean =>
  endpoint.method === 'GET' || id in EXAMPLES;

/** Fields of a query that a call cannot do without. */
export const requiredQuery = ({ query }: Endpoint): string[] =>
  Object.entries(query?.shape ?? {})
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([name]) => name);
