import { ApiError } from '@atrium/contract/errors';
import { UPLOAD_PART_SIZE } from '@atrium/contract/upload-rules';
import { GIVEN_UP, PAUSED, type UploadRequest } from '@atrium/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, uploadMemory } from '../upload-memory.ts';
import { waitForNetwork } from './wait-for-network.ts';
import { createUploadTransport, type TransportParts } from './upload-transport.ts';

type Calls = ReturnType<TransportParts['uploads']>;
const failure = (status: number, code: string, label = '') =>
  new ApiError({ status, errors: [{ code, label }], supportId: 's', key: null });
const cut = () => failure(0, 'NETWORK');

/** Sets up a server that stores what it receives, and fails on demand. */
function set(own: Partial<TransportParts> = {}) {
  const kept = new Map<string, { size: number; received: number; parts: number[] }>();
  const documents = new Set<string>();
  const failures: ((call: string) => unknown)[] = [];
  const log: string[] = [];
  const wait = vi.fn<TransportParts['wait']>(() => Promise.resolve());
  const meet = (call: string) => {
    log.push(call);
    const error = failures[0]?.(call);
    if (error) {
      failures.shift();
      throw error;
    }
  };
  const stateOf = (id: string) => {
    const upload = kept.get(id);
    if (!upload) throw failure(404, 'NOT_FOUND');
    return { uploadId: id, filename: 'a.pdf', expiresAt: '', size: upload.size, received: upload.received };
  };
  const uploads = (onProgress: (sent: number) => void) =>
    ({
      document: async ({ form, headers }: { form: FormData; headers: Record<string, string> }) => {
        const file = form.get('file') as File;
        onProgress(file.size + 200);
        meet('document');
        documents.add(headers['idempotency-key']!);
        return { documentId: headers['idempotency-key'], duplicated: false };
      },
      start: async ({ body }: { body: { size: number } }) => {
        meet('start');
        const id = `upload ${kept.size + 1}`;
        kept.set(id, { size: body.size, received: 0, parts: [] });
        return stateOf(id);
      },
      get: async ({ params }: { params: { id: string } }) => (meet('get'), stateOf(params.id)),
      append: async (call: { params: { id: string }; query: { offset: number }; bytes: Blob }) => {
        const { offset } = call.query;
        onProgress(call.bytes.size / 2);
        meet(`append ${offset / UPLOAD_PART_SIZE}`);
        const upload = kept.get(call.params.id)!;
        if (upload.received !== offset) throw failure(409, 'CONFLICT');
        upload.received += call.bytes.size;
        upload.parts.push(offset);
        return stateOf(call.params.id);
      },
      complete: async ({ params }: { params: { id: string } }) => {
        meet('complete');
        return { documentId: `document of ${params.id}`, duplicated: true };
      },
      abort: async ({ params }: { params: { id: string } }) => (meet('abort'), void kept.delete(params.id)),
    }) as unknown as Calls;
  const make = () => createUploadTransport({ uploads, memory: uploadMemory, wait, ...own });
  return { transport: make(), make, kept, documents, failures, log, wait };
}

const large = (parts: number): File =>
  new File(['x'.repeat(parts * UPLOAD_PART_SIZE - 5)], 'a.pdf', { lastModified: 7 });
const small = (): File => new File(['x'], 'a.pdf');
const request = (file: File, own: Partial<UploadRequest> = {}) => {
  const controller = new AbortController();
  const progress: number[] = [];
  return {
    controller,
    progress,
    sending: {
      file,
      key: 'key',
      listId: 'list',
      payload: {},
      signal: controller.signal,
      onProgress: (sent: number) => void progress.push(sent),
      ...own,
    },
  };
};

beforeEach(() => localStorage.clear());

describe('a small file', () => {
  it('UPL-033 is uploaded in one call, repeated with the same key after a network failure', async () => {
    const { transport, documents, failures, wait } = set();
    failures.push(cut, cut);
    const { sending, progress } = request(small());
    expect(await transport(sending)).toEqual({ documentId: 'key', duplicated: false });
    expect(documents.size).toBe(1);
    expect(wait.mock.calls.map(([attempt]) => attempt)).toEqual([1, 2]);
    // More bytes are sent than the file has, because of the form around it.
    expect(progress.every((sent) => sent <= 1)).toBe(true);
  });

  it('waits and retries when the server is busy', async () => {
    const { transport, failures, wait } = set();
    const errors = [{ code: 'TOO_MANY_REQUESTS', label: 'Busy' }];
    failures.push(() => new ApiError({ status: 429, errors, supportId: 's', key: null, retryAfter: 2 }));
    expect(await transport(request(small()).sending)).toEqual({ documentId: 'key', duplicated: false });
    expect(wait).toHaveBeenCalledOnce();
  });

  it('UPL-025 fails if the network does not return, and gives the server’s reason for a refusal', async () => {
    const { transport, failures, log } = set();
    failures.push(cut, cut, cut, cut);
    expect(await transport(request(small()).sending)).toEqual({ error: 'default', message: null });
    expect(log).toHaveLength(4);
    failures.push(() => failure(400, 'BAD_CONTENT', 'Not a PDF'));
    expect(await transport(request(small()).sending)).toEqual({
      error: 'badExtension',
      message: 'Not a PDF',
    });
    failures.push(() => failure(413, 'OVER_SIZE', 'Too large'));
    expect(await transport(request(small()).sending)).toEqual({ error: 'overSize', message: 'Too large' });
    expect(log).toHaveLength(6);
  });
});

describe('a large file', () => {
  it('UPL-033 is uploaded in parts, each once, with progress', async () => {
    const { transport, kept } = set();
    const file = large(3);
    const { sending, progress } = request(file);
    expect(await transport(sending)).toEqual({ documentId: 'document of upload 1', duplicated: true });
    expect(kept.get('upload 1')!.parts).toEqual([0, UPLOAD_PART_SIZE, 2 * UPLOAD_PART_SIZE]);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(file.size);
  });

  it('UPL-025 that failed at 80 % continues at 80 % when retried', async () => {
    const { transport, failures, log, kept } = set();
    const at4 = (call: string) => call === 'append 4' && cut();
    failures.push(at4, at4, at4, at4);
    const first = request(large(5));
    expect(await transport(first.sending)).toEqual({ error: 'default', message: null });
    log.length = 0;
    const second = request(large(5));
    expect(await transport(second.sending)).toMatchObject({ duplicated: true });
    expect(log).toEqual(['get', 'append 4', 'complete']);
    expect(second.progress[0]).toBe(4 * UPLOAD_PART_SIZE);
    expect(kept.size).toBe(1);
  });

  it('that is selected again after a reload resumes, unless its content has changed', async () => {
    const { transport, make, failures, log } = set();
    const at1 = (call: string) => call === 'append 1' && cut();
    failures.push(at1, at1, at1, at1);
    await transport(request(large(2)).sending);
    log.length = 0;
    await make()(request(large(2), { key: 'another key' }).sending);
    expect(log).toEqual(['get', 'append 1', 'complete']);

    failures.push(at1, at1, at1, at1);
    await transport(request(large(2)).sending);
    log.length = 0;
    const changed = new File(['y'.repeat(2 * UPLOAD_PART_SIZE - 5)], 'a.pdf', { lastModified: 7 });
    await make()(request(changed, { key: 'third key' }).sending);
    expect(log[0]).toBe('start');
  });

  it('continues after a part whose response was lost, and after a damaged part', async () => {
    const { transport, failures, kept, log } = set();
    failures.push((call) => {
      if (call !== 'append 1') return false;
      kept.get('upload 1')!.received += UPLOAD_PART_SIZE;
      return cut();
    });
    failures.push((call) => call === 'append 2' && failure(400, 'CHECKSUM_MISMATCH'));
    expect(await transport(request(large(3)).sending)).toMatchObject({ duplicated: true });
    expect(log).toEqual([
      'start',
      'append 0',
      'append 1',
      'append 1',
      'get',
      'append 2',
      'append 2',
      'complete',
    ]);
  });

  it('starts again if the server has deleted the upload', async () => {
    const { transport, failures, kept, log } = set();
    const at1 = (call: string) => call === 'append 1' && cut();
    failures.push(at1, at1, at1, at1);
    await transport(request(large(2)).sending);
    kept.clear();
    log.length = 0;
    expect(await transport(request(large(2)).sending)).toMatchObject({ duplicated: true });
    expect(log).toEqual(['get', 'start', 'append 0', 'append 1', 'complete']);
  });

  it('two simultaneous uploads of one file are independent', async () => {
    const { transport, kept } = set();
    await Promise.all([
      transport(request(large(2), { key: 'a' }).sending),
      transport(request(large(2), { key: 'b' }).sending),
    ]);
    expect(kept.size).toBe(2);
  });

  it.each([
    ['UPL-031 cancelling deletes the upload on the server', GIVEN_UP, 0],
    ['pausing keeps the uploaded parts', PAUSED, 1],
  ])('%s', async (_, reason, left) => {
    const { transport, failures, kept } = set();
    const { sending, controller } = request(large(2));
    failures.push((call) => {
      if (call !== 'append 1') return false;
      controller.abort(reason);
      return new DOMException('aborted', 'AbortError');
    });
    await expect(transport(sending)).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(kept.size).toBe(left));
  });
});

describe('stored uploads', () => {
  it('are distinguished by name, date, target and content', async () => {
    const file = (text: string, name = 'a.pdf', lastModified = 1) => new File([text], name, { lastModified });
    const print = await fingerprint(file('one'), {});
    expect(print).toMatch(/^[0-9a-f]{64}$/);
    expect(await fingerprint(file('one'), {})).toBe(print);
    for (const other of [file('two'), file('one', 'b.pdf'), file('one', 'a.pdf', 2)])
      expect(await fingerprint(other, {})).not.toBe(print);
    expect(await fingerprint(file('one'), { requestId: '1' })).not.toBe(print);
  });

  it('are limited to the last fifty, and are optional if storage is unavailable', () => {
    for (let count = 0; count < 60; count += 1) uploadMemory.keep(`print ${count}`, `upload ${count}`);
    expect(uploadMemory.find('print 5')).toBeUndefined();
    expect(uploadMemory.find('print 59')).toBe('upload 59');
    uploadMemory.forget('print 59');
    expect(uploadMemory.find('print 59')).toBeUndefined();
    localStorage.setItem('uploads', '{damaged');
    expect(uploadMemory.find('print 58')).toBeUndefined();
  });
});

describe('waiting for the network', () => {
  it('takes longer with each attempt, and ends on abort', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const ended = vi.fn<() => void>();
    void waitForNetwork(3, signal).then(ended);
    await vi.advanceTimersByTimeAsync(3999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
    const controller = new AbortController();
    const waiting = waitForNetwork(1, controller.signal);
    controller.abort(GIVEN_UP);
    await expect(waiting).rejects.toThrow('aborted');
    vi.useRealTimers();
  });

  it('continues as soon as the browser is online again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const waiting = waitForNetwork(1, new AbortController().signal);
    window.dispatchEvent(new Event('online'));
    await expect(waiting).resolves.toBeUndefined();
    online.mockRestore();
  });
});
