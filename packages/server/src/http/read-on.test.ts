import { afterEach, expect, test, vi } from 'vitest';
import { READ_ON_BYTES, READ_ON_MS, readOn } from './read-on.ts';

afterEach(() => void vi.useRealTimers());

const PIECE = new Uint8Array(1024 * 1024);

/** Returns a body that delivers one piece per pull, up to this number, and counts the pieces read. */
function bodyOf(pieces: number) {
  const cancel = vi.fn<() => void>();
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken === pieces) return controller.close();
        taken += 1;
        controller.enqueue(PIECE);
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  return { body, cancel, taken: () => taken };
}

test('reads the remaining body to its end', async () => {
  const { body, cancel, taken } = bodyOf(3);
  await readOn(body.getReader());
  expect(taken()).toBe(3);
  expect(cancel).not.toHaveBeenCalled();
});

test('stops reading a body above the limit', async () => {
  const most = READ_ON_BYTES / PIECE.length;
  const { body, cancel, taken } = bodyOf(most + 10);
  await readOn(body.getReader());
  expect(taken()).toBe(most);
  expect(cancel).toHaveBeenCalledOnce();
});

test('stops reading a body after the time limit', async () => {
  vi.useFakeTimers();
  const cancel = vi.fn<() => void>();
  const read = readOn(new ReadableStream<Uint8Array>({ cancel }).getReader());
  await vi.advanceTimersByTimeAsync(READ_ON_MS - 1);
  expect(cancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await read;
  expect(cancel).toHaveBeenCalledOnce();
});

test('does not reject when the client disconnects', async () => {
  const body = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('gone')) });
  await expect(readOn(body.getReader())).resolves.toBeUndefined();
});
