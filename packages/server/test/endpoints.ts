import { api } from '@atrium/contract';
import { endpointPath } from '@atrium/contract/client';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';
import * as z from 'zod';

/** All endpoints of the contract. */
export const ENDPOINTS = Object.entries<Endpoints>(api).flatMap(([area, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ id: `${area}.${name}`, endpoint })),
);
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000ffff';

/** Returns the path of an endpoint with ids that match no record; enum parameters get a valid value. */
export function somePath(endpoint: Endpoint): string {
  const params = Object.fromEntries(
    Object.entries(endpoint.params?.shape ?? {}).map(([name, field]) => [
      name,
      field instanceof z.ZodEnum ? String(field.options[0]) : UNKNOWN_ID,
    ]),
  );
  return `/api${endpointPath(endpoint, { params })}`;
}
