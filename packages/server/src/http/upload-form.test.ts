import { afterEach, expect, test, vi } from 'vitest';
import { FilesUnavailableError } from '../files/index.ts';
import type { Drafts } from '../files/index.ts';
import { refusal } from './failure.ts';
import { READ_ON_MS } from './read-on.ts';
import { readUploadForm } from './upload-form.ts';

afterEach(() => void vi.useRealTimers());

const BOUNDARY = 'b';
const part = (name: string, filename: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\nbytes\r\n`;

/** Returns the outcome of a form whose client sends these parts and then neither more bytes nor an end. */
function stalled(...parts: string[]) {
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(parts.join(''))),
    cancel,
  });
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body,
    duplex: 'half',
  } as RequestInit);
  const drafts = {
    receive: () =>
      new Promise((_resolve, reject) =>
        setTimeout(() => reject(new FilesUnavailableError('full', 'ENOSPC')), 10),
      ),
  } as unknown as Drafts;
  const checkName = (name: string) => {
    if (name.endsWith('.exe')) throw refusal('BAD_EXTENSION', undefined, 'body.file');
  };
  const settled = vi.fn<(error: unknown) => void>();
  void readUploadForm(request, { drafts, draftId: 'd', maxBytes: 1000, checkName }).catch(settled);
  return { cancel, settled };
}

test.each([
  ['the name of its file is refused', 'a.exe', expect.objectContaining({ code: 'BAD_EXTENSION' }) as unknown],
  ['its file cannot be stored', 'a.txt', expect.any(FilesUnavailableError) as unknown],
])('UPL-033 an upload is answered when %s and its client sends nothing more', async (_, name, error) => {
  vi.useFakeTimers();
  const { cancel, settled } = stalled(part('file', name));
  await vi.advanceTimersByTimeAsync(READ_ON_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(settled).toHaveBeenCalledExactlyOnceWith(error);
  expect(cancel).toHaveBeenCalledOnce();
});
