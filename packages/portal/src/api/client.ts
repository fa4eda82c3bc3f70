import { createClient, type Client, type ClientOptions } from '@atrium/contract/client';
import { PERSON_HEADER, UNATTENDED_HEADER } from '@atrium/contract/errors';
import { routes } from '@atrium/contract/generated/routes';
import type { Api } from '@atrium/contract';
import { isUnattended } from './attendance.ts';

interface Connection {
  base: string;
  language: () => string;
  /** Validates the shape of a response; without it responses are not validated. */
  faultOfAnswer?: ClientOptions<Api>['faultOfAnswer'];
}

let connection: Connection | null = null;
let connected: Client<Api> | null = null;
let person: string | undefined;

/** Sends the id of the page's user with every call from now on; the server refuses it in another user's session. */
export function callAs(personId: string): void {
  person = personId;
}

/** Creates the single API client of the portal; the base URL comes from the runtime settings (PLAT-008). */
export function connect(
  base: string,
  language: () => string,
  faultOfAnswer?: Connection['faultOfAnswer'],
): Client<Api> {
  connection = { base, language, ...(faultOfAnswer && { faultOfAnswer }) };
  connected = apiThrough(undefined);
  return connected;
}

/** Returns the API client; throws before the runtime settings are loaded (PLAT-001). */
export function api(): Client<Api> {
  if (!connected) throw new Error('the API is used before the settings are loaded');
  return connected;
}

/** Returns an API client over another `fetch`, such as one that reports progress. */
export function apiThrough(send: typeof fetch | undefined): Client<Api> {
  if (!connection) throw new Error('the API is used before the settings are loaded');
  return createClient<Api>(routes, {
    ...connection,
    headers: (): Record<string, string> => ({
      ...(person && { [PERSON_HEADER]: person }),
      ...(isUnattended() && { [UNATTENDED_HEADER]: '1' }),
    }),
    ...(send && { fetch: send }),
  });
}
