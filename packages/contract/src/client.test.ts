import * as z from 'zod';
import { describe, expect, test, vi } from 'vitest';
import { createClient, endpointPath } from './client.ts';
import { endpoints, routesOf } from './endpoint.ts';
import { ApiError } from './errors.ts';

const api = {
  things: endpoints({
    get: {
      method: 'GET',
      path: '/things/{id}',
      tag: 'things',
      summary: 'One thing',
      params: z.object({ id: z.string() }),
      query: z.object({ size: z.coerce.number<number>().optional(), states: z.array(z.string()).optional() }),
      response: z.object({ name: z.string() }),
      errorKey: 'get-thing',
      access: 'public',
    },
    save: {
      method: 'PUT',
      path: '/things',
      tag: 'things',
      summary: 'Save',
      body: z.object({ name: z.string() }),
      response: 'empty',
      errorKey: null,
      access: 'public',
    },
    file: {
      method: 'GET',
      path: '/file',
      tag: 'things',
      summary: 'A file',
      response: 'binary',
      errorKey: 'get-file',
      access: 'public',
    },
    watch: {
      method: 'GET',
      path: '/watch',
      tag: 'things',
      summary: 'How the thing is',
      response: z.object({ name: z.string() }),
      failedAnswer: { status: 500, when: ({ name }: { name: string }) => name === 'broken' },
      errorKey: 'watch-thing',
      access: 'public',
    },
  }),
};
type Api = typeof api;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function connect(answer: () => Response | Promise<Response>, validate = false) {
  const send = vi.fn<typeof fetch>(async () => answer());
  const onError = vi.fn<(error: ApiError) => void>();
  const client = createClient<Api>(routesOf(api), {
    base: '/api',
    fetch: send,
    language: () => 'fr',
    onError,
    ...(validate && { schemas: api }),
  });
  return { client, send, onError };
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => Promise.reject(new Error('the call did not fail')),
    (error: unknown) => error as ApiError,
  );
}

describe('the typed client', () => {
  test('PLAT-008 sends path, query, language and a correlation id to the base URL', async () => {
    const { client, send } = connect(() => json({ name: 'one' }));
    const thing = await client.things.get({ params: { id: 'a/b' }, query: { size: 2, states: ['X', 'Y'] } });
    expect(thing).toEqual({ name: 'one' });
    const [address, init] = send.mock.calls[0]!;
    expect(address).toBe('/api/things/a%2Fb?size=2&states=X&states=Y');
    expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(init?.headers).toMatchObject({
      'accept-language': 'fr',
      'x-correlation-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(init?.headers).not.toHaveProperty('content-type');
  });

  test('sends a JSON body and returns nothing for an empty response', async () => {
    const { client, send } = connect(() => new Response(null, { status: 204 }));
    await expect(client.things.save({ body: { name: 'x' } })).resolves.toBeUndefined();
    expect(send.mock.calls[0]![1]).toMatchObject({
      body: '{"name":"x"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  test('returns the raw response of a binary call', async () => {
    const { client } = connect(() => new Response('bytes'));
    expect(await (await client.things.file()).text()).toBe('bytes');
  });

  test('PLAT-067 PLAT-068 a failure has the labels, code, key and support id of the response', async () => {
    const errors = [
      { code: 'CONFLICT', label: 'Taken.' },
      { code: 'BAD_REQUEST', label: '', path: 'body.name' },
    ];
    const { client, onError } = connect(() => json({ errors }, 409, { 'x-correlation-id': 'support-1' }));
    const error = await failure(client.things.get({ params: { id: '1' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      supportId: 'support-1',
      key: 'get-thing',
      errors,
    });
    expect(error.labels).toEqual(['Taken.']);
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  });

  test('a failure has the number of seconds after which the server allows a retry', async () => {
    const errors = [{ code: 'TOO_MANY_REQUESTS', label: 'Busy.' }];
    const waits = ['4', 'Sun, 22 Nov 2026 10:00:00 GMT', null].map(async (header) => {
      const { client } = connect(() =>
        json({ errors }, 429, header === null ? {} : { 'retry-after': header }),
      );
      return (await failure(client.things.file())).retryAfter;
    });
    expect(await Promise.all(waits)).toEqual([4, null, null]);
  });

  test('a failure without a readable body has its status and the correlation id that was sent', async () => {
    for (const body of ['<html>', '[]', '{"errors":[null,{"code":1}]}']) {
      const { client } = connect(() => new Response(body, { status: 502 }));
      const error = await failure(client.things.file());
      expect(error).toMatchObject({ status: 502, code: 'INTERNAL', labels: [] });
      expect(error.supportId).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  test('SUP-006 a 500 response is returned as a result where the endpoint declares its body', async () => {
    const broken = connect(() => json({ name: 'broken' }, 500), true);
    expect(await broken.client.things.watch()).toEqual({ name: 'broken' });
    expect(broken.onError).not.toHaveBeenCalled();
    const other = connect(() => json({ name: 'broken' }, 500));
    expect(await failure(other.client.things.get({ params: { id: '1' } }))).toMatchObject({ status: 500 });
  });

  test.each([
    ['another status', () => json({ name: 'broken' }, 502)],
    ['a problem document', () => json({ errors: [{ code: 'INTERNAL', label: 'No.' }] }, 500)],
    ['not a JSON object', () => new Response('<html>', { status: 500 })],
  ])('SUP-006 any other error response is thrown: %s', async (_, answer) => {
    const { client, onError } = connect(answer);
    const error = await failure(client.things.watch());
    expect(error).toBeInstanceOf(ApiError);
    expect(error.key).toBe('watch-thing');
    expect(onError).toHaveBeenCalledOnce();
  });

  test('PLAT-078 without a response the status is 0 and the code NETWORK', async () => {
    const { client, onError } = connect(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failure(client.things.file())).toMatchObject({
      status: 0,
      code: 'NETWORK',
      key: 'get-file',
    });
    expect(onError).toHaveBeenCalledOnce();
  });

  test('PLAT-078 a response that breaks off is no response: the status is 0, so that the call is tried again', async () => {
    const breaking = () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
        pull: (controller) => controller.error(new TypeError('terminated')),
      });
      return new Response(body, { headers: { 'x-correlation-id': 'of-the-server' } });
    };
    for (const isChecked of [true, false]) {
      const { client, onError } = connect(breaking, isChecked);
      expect(await failure(client.things.get({ params: { id: '1' } }))).toMatchObject({
        status: 0,
        code: 'NETWORK',
        supportId: 'of-the-server',
      });
      expect(onError).toHaveBeenCalledOnce();
    }
  });

  test('PLAT-079 a cancelled call rejects with AbortError and is not reported', async () => {
    const controller = new AbortController();
    const { client, onError } = connect(() => {
      controller.abort();
      return Promise.reject(controller.signal.reason);
    });
    const error = await failure(client.things.file({ signal: controller.signal }));
    expect(error.name).toBe('AbortError');
    expect(onError).not.toHaveBeenCalled();
  });

  test('a response that does not match the contract is rejected when responses are checked', async () => {
    const wrong = () => json({ name: 7 });
    const checked = connect(wrong, true);
    expect(await failure(checked.client.things.get({ params: { id: '1' } }))).toMatchObject({
      code: 'UNREADABLE',
    });
    const trusting = connect(wrong);
    await expect(trusting.client.things.get({ params: { id: '1' } })).resolves.toEqual({ name: 7 });
    const broken = connect(() => new Response('{'));
    expect(await failure(broken.client.things.get({ params: { id: '1' } }))).toMatchObject({
      code: 'UNREADABLE',
    });
  });
});

test('a path omits parameters without a value', () => {
  expect(
    endpointPath({ path: '/a/{id}' }, { params: { id: 'é ?' }, query: { x: undefined, y: null, z: [] } }),
  ).toBe('/a/%C3%A9%20%3F');
  expect(endpointPath({ path: '/a' }, { query: { x: { y: [1] } } })).toBe('/a?x=%7B%22y%22%3A%5B1%5D%7D');
});
