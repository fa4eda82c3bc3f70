import { api } from '@atrium/contract';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';

const STREAMED = Object.values<Endpoints>(api)
  .flatMap((table) => Object.values<Endpoint>(table))
  .filter((endpoint) => endpoint.form !== undefined || endpoint.bytes !== undefined)
  .map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Whether a request goes to an endpoint that streams its body and limits the size itself. */
export function readsStream({ method, path }: { method: string; path: string }): boolean {
  return STREAMED.some((call) => call.method === method && call.pattern.test(path));
}
