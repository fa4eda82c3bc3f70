import { api } from '@atrium/contract';
import { endpointPath } from '@atrium/contract/client';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';
import * as z from 'zod';

/** Every call of the contract. */
export const ENDPOINTS = Object.entries<Endpoints>(api).flatMap(([area, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ id: `${area}.${name}`, endpoint })),
);
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000ffff';

/** The path of an endpoint with parameters that name nothing, but for words that the contract lists. */
export function somePath(endpoint: Endpoint): string {
  const params = Object.fromEntries(
    Object.entries(endpoint.params?.shape ?? {}).map(([name, field]) => [
      name,
      field instanceof z.ZodEnum ? String(field.options[0]) : UNKNOWN_ID,
    ]),
  );
  return `/api${endpointPath(endpoint, { params })}`;
}
