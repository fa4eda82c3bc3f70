import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { limitBody, readWithin } from './body-limit.ts';
import { Failure } from './failure.ts';

/** Returns a body of these texts, one chunk each; `end` runs when the last one has been read. */
const bodyOf = (texts: readonly string[], end: (controller: ReadableStreamDefaultController) => void) => {
  const left = texts.map((text) => new TextEncoder().encode(text));
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const next = left.shift();
        if (next) controller.enqueue(next);
        else end(controller);
      },
    },
    { highWaterMark: 0 },
  );
};
const close = (controller: ReadableStreamDefaultController) => controller.close();

describe('a body that is read into memory', () => {
  test('comes whole, whatever its chunks, up to the limit', async () => {
    expect((await readWithin(bodyOf(['ab', '', 'c', 'dé'], close), 6)).toString()).toBe('abcdé');
    expect(await readWithin(bodyOf([], close), 6)).toHaveLength(0);
    expect(await readWithin(null, 6)).toHaveLength(0);
  });

  test('is read to its end, then refused, above the limit', async () => {
    let isRead = false;
    const body = bodyOf(['abc', 'defg', 'h', 'i'], (controller) => {
      isRead = true;
      controller.close();
    });
    await expect(readWithin(body, 6)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(isRead).toBe(true);
  });

  test('is bad where the sender goes away', async () => {
    const gone = new Error('gone');
    const body = bodyOf(['abc'], (controller) => controller.error(gone));
    await expect(readWithin(body, 6)).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: gone });
  });
});

describe('the limit of a call', () => {
  const app = new Hono();
  app.use(limitBody(6));
  app.onError((error, context) => context.text('', error instanceof Failure ? (error.status as 413) : 500));
  app.post('/', async (context) => context.text(await context.req.text()));
  const post = async (texts: readonly string[], headers: Record<string, string> = {}) => {
    const call = new Request('http://localhost/', {
      method: 'POST',
      body: bodyOf(texts, close),
      headers,
      duplex: 'half',
    } as RequestInit);
    const answer = await app.request(call);
    return [answer.status, await answer.text()];
  };

  test.each([
    ['of unknown length', {}],
    ['that declares less, in chunks', { 'content-length': '1', 'transfer-encoding': 'chunked' }],
  ])('holds for a body %s', async (_what, headers) => {
    expect(await post(['abc', 'def'], headers)).toEqual([200, 'abcdef']);
    expect(await post(['abc', 'defg'], headers)).toEqual([413, '']);
  });

  test('refuses by the declared length', async () => {
    expect(await post(['abc'], { 'content-length': '3' })).toEqual([200, 'abc']);
    expect(await post(['abc'], { 'content-length': '7' })).toEqual([413, '']);
  });

  test('leaves calls without a body', async () => {
    const answer = await app.request('/', { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});
