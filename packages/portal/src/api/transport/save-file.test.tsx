import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judge } from '../../app/failures.ts';
import { receive } from './receive.ts';
import { saveFile } from './save-file.ts';

const createObjectURL = vi.fn<(blob: Blob) => string>(() => 'blob:1');
const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
beforeEach(() => {
  createObjectURL.mockClear();
  click.mockClear();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn<() => void>() }));
});
afterEach(() => vi.unstubAllGlobals());

/** A response of one byte, then the given end. */
function file(end: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Response {
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!isFirst) end(controller);
      else controller.enqueue(new Uint8Array([65]));
      isFirst = false;
    },
  });
  return new Response(body, { headers: { 'content-disposition': 'attachment; filename="a.txt"' } });
}
const broken = () => file((controller) => controller.error(new TypeError('terminated')));
const failureOf = (saving: Promise<unknown>) =>
  saving.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('PLAT-078 a file that is downloaded', () => {
  it('is saved when it is complete', async () => {
    await saveFile(file((controller) => controller.close()));
    expect(createObjectURL.mock.lastCall![0].size).toBe(1);
    expect(click).toHaveBeenCalledOnce();
  });

  it.each([
    ['at once', broken],
    ['with progress', () => receive(broken(), 1e6, () => {})],
  ])('is not saved when the connection breaks, which is told: %s', async (_, answer) => {
    const error = await failureOf(Promise.resolve(answer()).then((whole) => saveFile(whole)));
    expect(judge(error).toast).toBe('network');
    expect(click).not.toHaveBeenCalled();
  });

  it('is left out without a word when the person cancels it', async () => {
    const error = await failureOf(
      saveFile(file((controller) => controller.error(new DOMException('aborted', 'AbortError')))),
    );
    expect(judge(error).toast).toBe('none');
  });
});
