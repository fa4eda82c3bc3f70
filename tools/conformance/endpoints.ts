import { api } from '@atrium/contract';
import type { ApiTable, Endpoint, Endpoints } from '@atrium/contract/endpoint';
import { EXAMPLES } from './examples.ts';

/** An endpoint of the contract with its name, such as `requests.list`. */
export interface NamedEndpoint {
  readonly id: string;
  readonly endpoint: Endpoint;
}

/** All endpoints of the contract. */
export const ENDPOINTS: readonly NamedEndpoint[] = Object.entries<Endpoints>(api satisfies ApiTable).flatMap(
  ([area, table]) =>
    Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ id: `${area}.${name}`, endpoint })),
);

export function endpointOf(id: string): Endpoint {
  const found = ENDPOINTS.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no call of the contract`);
  return found.endpoint;
}

/** Whether a call only reads. A POST counts as a read if it has an example in EXAMPLES. */
export const isRead = ({ id, endpoint }: NamedEndpoint): boolean =>
  endpoint.method === 'GET' || id in EXAMPLES;

/** Returns the names of the required query parameters. */
export const requiredQuery = ({ query }: Endpoint): string[] =>
  Object.entries(query?.shape ?? {})
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([name]) => name);
