import { createClient, type Client, type ClientOptions } from '@atrium/contract/client';
import { PERSON_HEADER } from '@atrium/contract/errors';
import { routes } from '@atrium/contract/generated/routes';
import type { Api } from '@atrium/contract';

interface Connection {
  base: string;
  language: () => string;
  /** Finds what is wrong with the shape of an answer; without it answers are taken as they come. */
  faultOfAnswer?: ClientOptions<Api>['faultOfAnswer'];
}

let connection: Connection | null = null;
let connected: Client<Api> | null = null;
let person: string | undefined;

/** From here on every call says whose page sends it; the server refuses it in the session of anybody else. */
export function callAs(personId: string): void {
  person = personId;
}

/** Makes the one client of the portal; the base comes from the runtime settings (PLAT-008). */
export function connect(
  base: string,
  language: () => string,
  faultOfAnswer?: Connection['faultOfAnswer'],
): Client<Api> {
  connection = { base, language, ...(faultOfAnswer && { faultOfAnswer }) };
  connected = apiThrough(undefined);
  return connected;
}

/** The client; available once the runtime settings are loaded (PLAT-001). */
export function api(): Client<Api> {
  if (!connected) throw new Error('the API is used before the settings are loaded');
  return connected;
}

/** The client over another way of sending, such as one that reports progress. */
export function apiThrough(send: typeof fetch | undefined): Client<Api> {
  if (!connection) throw new Error('the API is used before the settings are loaded');
  return createClient<Api>(routes, {
    ...connection,
    headers: (): Record<string, string> => (person ? { [PERSON_HEADER]: person } : {}),
    ...(send && { fetch: send }),
  });
}
