import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { connect } from './client.ts';

/** A fake server whose responses the test provides call by call, and the query cache in front of it. */
export function cacheAndServer() {
  const givenUp: string[] = [];
  const calls: { name: string; answer: (body: unknown, status?: number) => void }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (input: string | URL | Request, init: RequestInit = {}) =>
        new Promise<Response>((resolve, reject) => {
          const { pathname, search } = new URL(input instanceof Request ? input.url : input);
          const name = `${init.method ?? 'GET'} ${pathname.replace('/api', '')}${search}`;
          init.signal?.addEventListener('abort', () => {
            givenUp.push(name);
            reject(new DOMException('aborted', 'AbortError'));
          });
          calls.push({
            name,
            answer: (body, status = 200) =>
              resolve(status === 204 ? new Response(null, { status }) : Response.json(body, { status })),
          });
        }),
    ),
  );
  connect('http://portal.test/api', () => 'en');
  const queries: QueryClient = createQueryClient();
  return {
    queries,
    /** The names of the calls, in order. */
    names: () => calls.map(({ name }) => name),
    /** The names of the calls aborted before their response. */
    givenUp: () => givenUp,
    /** The latest call with this name, or else whose name starts with it. */
    call: (name: string) =>
      (calls.findLast((one) => one.name === name) ?? calls.findLast((one) => one.name.startsWith(name)))!,
    wrapper: ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  };
}
