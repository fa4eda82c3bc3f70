/** A proxy in front of the reference server that injects faults, for the checks that must find them. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CheckId } from '../../../../tools/conformance/checks.ts';
import type { PersonaId } from '../../../sandbox/src/seed/personas.ts';

/** A call on its way to the reference server; changes made by a fault are forwarded. */
export interface Passing {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  body: Buffer<ArrayBuffer> | null;
}

export interface Answer {
  status: number;
  readonly headers: Headers;
  body: Buffer;
}

/** A possible fault of a backend, and the check that must find it at one call. */
export interface Fault {
  readonly check: CheckId;
  readonly endpoint: string;
  readonly method?: string;
  /** Path below the origin. */
  readonly path: RegExp;
  /** Changes the call before it is forwarded; a returned answer replaces the server's. */
  readonly before?: (call: Passing, cookies: Readonly<Record<PersonaId, string>>) => Answer | void;
  readonly after?: (answer: Answer, call: Passing) => void;
}

export const answerOf = (status: number, json: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers({
    'content-type': status < 400 ? 'application/json' : 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  }),
  body: Buffer.from(JSON.stringify(json)),
});

async function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function passOn(target: string, { method, url, headers, body }: Passing): Promise<Answer> {
  const answer = await fetch(target + url.pathname + url.search, {
    method,
    headers,
    body: method === 'GET' || method === 'HEAD' ? null : body,
    redirect: 'manual',
  });
  return {
    status: answer.status,
    headers: new Headers(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Hop-by-hop headers, and those that are no longer valid once the body has been read. */
const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'host',
];

/** Starts the proxy; returns its address and a function to stop it. */
export async function startFaultyBackend(
  target: string,
  faults: readonly Fault[],
  cookies: Readonly<Record<PersonaId, string>>,
): Promise<{ url: string; close: () => Promise<void> }> {
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const call: Passing = {
      method,
      url: new URL(request.url!, target),
      headers: new Headers(
        Object.entries(request.headers).flatMap(([name, value]) =>
          OF_CONNECTION.includes(name) ? [] : [[name, String(value)] as [string, string]],
        ),
      ),
      body: await readAll(request),
    };
    const { pathname } = call.url;
    const own = faults.filter((fault) => (fault.method ?? 'GET') === method && fault.path.test(pathname));
    let answer: Answer | null = null;
    for (const { before } of own) answer ??= before?.(call, cookies) ?? null;
    answer ??= await passOn(target, call);
    // A replacement answer echoes the correlation id of its call, as every answer does.
    if (!answer.headers.has('x-correlation-id'))
      answer.headers.set('x-correlation-id', call.headers.get('x-correlation-id') ?? '');
    for (const { after } of own) after?.(answer, call);
    if (answer.status === 0) return void response.destroy();
    for (const name of OF_CONNECTION) answer.headers.delete(name);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
