import { describe, expect, it, vi } from 'vitest';
import { createAdmission, STREAM_LIMITS } from './admission.ts';
import { admitStream } from './admit-stream.ts';

const { perPerson } = STREAM_LIMITS.running;

/** Returns calls of one person for a stream of two pieces, under the limits of the server. */
function onePerson(answer = streaming) {
  const admit = createAdmission(STREAM_LIMITS);
  return (signal = new AbortController().signal) =>
    admitStream(admit, { person: 'a', isCostly: true, signal: () => signal }, answer);
}

const pieces = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array([1]));
      controller.enqueue(new Uint8Array([2]));
      controller.close();
    },
  });
const streaming = () =>
  Promise.resolve(new Response(pieces(), { status: 206, headers: { 'x-expected-bytes': '2' } }));

const refused = { code: 'TOO_MANY_REQUESTS' };

describe('a response that keeps its slot until it is sent', () => {
  it('arrives unchanged', async () => {
    const response = await onePerson()();
    expect([response.status, response.headers.get('x-expected-bytes')]).toEqual([206, '2']);
    expect([...(await response.bytes())]).toEqual([1, 2]);
  });

  it('counts while its body is not read to the end, and no longer after that', async () => {
    const call = onePerson();
    const responses = await Promise.all(Array.from({ length: perPerson }, () => call()));
    await expect(call()).rejects.toMatchObject(refused);
    const reader = responses[0]!.body!.getReader();
    await reader.read();
    await expect(call()).rejects.toMatchObject(refused);
    while (!(await reader.read()).done);
    expect((await call()).status).toBe(206);
    await expect(call()).rejects.toMatchObject(refused);
  });

  it('frees its slot when the body is cancelled, and cancels the source', async () => {
    const cancel = vi.fn<(reason: unknown) => void>();
    const call = onePerson(() => Promise.resolve(new Response(new ReadableStream({ cancel }))));
    const responses = await Promise.all(Array.from({ length: perPerson }, () => call()));
    await responses[0]!.body!.cancel('gone');
    expect(cancel).toHaveBeenCalledWith('gone');
    expect((await call()).status).toBe(200);
  });

  it('frees its slot when the client disconnects before it reads', async () => {
    const call = onePerson();
    const client = new AbortController();
    await Promise.all(Array.from({ length: perPerson }, () => call(client.signal)));
    await expect(call()).rejects.toMatchObject(refused);
    client.abort();
    await expect.poll(async () => (await call()).status).toBe(206);
  });

  it('frees its slot when the source fails, which the reader is told', async () => {
    const call = onePerson(() =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            pull() {
              throw new Error('the disk is gone');
            },
          }),
        ),
      ),
    );
    for (let index = 0; index <= perPerson; index += 1)
      await expect((await call()).bytes()).rejects.toThrow('the disk is gone');
  });

  it('frees its slot when the call fails or its response has no body', async () => {
    const failing = onePerson(() => Promise.reject(new Error('refused')));
    for (let index = 0; index <= perPerson; index += 1) await expect(failing()).rejects.toThrow('refused');
    const empty = onePerson(() => Promise.resolve(new Response(null)));
    for (let index = 0; index <= perPerson; index += 1) expect((await empty()).body).toBeNull();
  });

  it('reads nothing from the source before the client reads', async () => {
    const pull = vi.fn<() => void>();
    const source = new ReadableStream({ pull }, { highWaterMark: 0 });
    await onePerson(() => Promise.resolve(new Response(source)))();
    await Promise.resolve();
    expect(pull).not.toHaveBeenCalled();
  });
});
