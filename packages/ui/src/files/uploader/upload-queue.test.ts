import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createUploadQueue,
  GIVEN_UP,
  PAUSED,
  type UploadOutcome,
  type UploadQueueOptions,
  type UploadRequest,
} from './upload-queue.js';
import { newUploadId } from './upload-id.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Sending extends UploadRequest {
  done: (documentId: string, duplicated?: boolean) => Promise<unknown>;
  fail: (outcome?: UploadOutcome) => Promise<unknown>;
}

/** Creates a queue whose uploads end when the test says so. */
function set(own: Partial<UploadQueueOptions> = {}) {
  const sendings: Sending[] = [];
  const onComplete = vi.fn<(ids: string[]) => void>();
  const options: UploadQueueOptions = {
    check: ({ name }) => (name.endsWith('.exe') ? 'badExtension' : null),
    parallel: 2,
    delay: 300,
    onComplete,
    transport: (request) =>
      new Promise((resolve, reject) => {
        const settle = () => vi.advanceTimersByTimeAsync(0);
        sendings.push({
          ...request,
          done: (documentId, duplicated = false) => (resolve({ documentId, duplicated }), settle()),
          fail: (outcome) => (outcome ? resolve(outcome) : reject(new Error('network')), settle()),
        });
      }),
    ...own,
  };
  const queue = createUploadQueue(options);
  const add = (...names: string[]) => queue.add(names.map((name) => new File(['0123456789'], name)));
  const states = () => queue.getItems().map(({ name, status }) => `${name} ${status}`);
  const idOf = (name: string) => queue.getItems().find((item) => item.name === name)!.id;
  return { queue, add, sendings, states, idOf, onComplete, options, disconnect: queue.connect() };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('upload queue', () => {
  test('UPL-029 restored files count as uploaded, are not sent, and survive a new payload', async () => {
    const { queue, add, sendings, states, options } = set({ payload: { requestId: '1' } });
    add('a');
    queue.restore([
      { documentId: 'A', name: 'a', size: 10 },
      { documentId: 'B', name: 'b', size: 20 },
    ]);
    expect(states()).toEqual(['a progress', 'b done']);
    expect(queue.getItems()[1]).toMatchObject({ documentId: 'B', size: 20, sent: 20, file: null });
    expect(queue.add([new File(['x'], 'b')])).toMatchObject({ sameName: 1 });
    queue.update({ ...options, payload: { requestId: '2' } });
    await pass(5000);
    expect(states()).toEqual(['a progress', 'b done']);
    expect(sendings.map(({ file }) => file.name)).toEqual(['a', 'a']);
    queue.remove(queue.getItems()[1]!.id);
    expect(states()).toEqual(['a progress']);
  });

  test('UPL-020 sends a limited number at once, with pauses, in list order', async () => {
    const { add, sendings, states } = set();
    add('a', 'b', 'c', 'd');
    expect(sendings.map(({ file }) => file.name)).toEqual(['a']);
    await pass(299);
    expect(sendings).toHaveLength(1);
    await pass(1);
    expect(sendings.map(({ file }) => file.name)).toEqual(['a', 'b']);
    await pass(5000);
    expect(sendings).toHaveLength(2);
    expect(states()).toEqual(['a progress', 'b progress', 'c waiting', 'd waiting']);
    await sendings[1]!.done('B');
    expect(sendings.map(({ file }) => file.name)).toEqual(['a', 'b', 'c']);
    await sendings[0]!.done('A');
    await pass(299);
    expect(sendings).toHaveLength(3);
    await pass(1);
    expect(sendings).toHaveLength(4);
  });

  test('UPL-029 returns the documents when all are uploaded, including duplicates, in list order', async () => {
    const { add, sendings, onComplete } = set({ delay: 0 });
    add('a', 'b');
    await pass(0);
    await sendings[1]!.done('B', true);
    expect(onComplete).not.toHaveBeenCalled();
    await sendings[0]!.done('A');
    expect(onComplete.mock.calls).toEqual([[['A', 'B']]]);
    add('c');
    await pass(0);
    await sendings[2]!.done('C');
    expect(onComplete.mock.lastCall).toEqual([['A', 'B', 'C']]);
    expect(onComplete).toHaveBeenCalledTimes(2);
  });

  test('UPL-029 is not complete while a file has an error, and is after its removal', async () => {
    const { add, sendings, onComplete, queue, idOf } = set({ delay: 0 });
    add('a', 'b', 'c.exe');
    await pass(0);
    await sendings[0]!.done('A');
    await sendings[1]!.fail();
    expect(onComplete).not.toHaveBeenCalled();
    queue.remove(idOf('b'));
    queue.remove(idOf('c.exe'));
    expect(onComplete.mock.calls).toEqual([[['A']]]);
  });

  test('UPL-025 an error has the server’s or the default message; the next file continues', async () => {
    const { add, sendings, states, queue } = set({ delay: 0, parallel: 1 });
    add('a', 'b', 'c');
    await sendings[0]!.fail({ error: 'badExtension', message: 'Not a PDF' });
    await sendings[1]!.fail();
    expect(states()).toEqual(['a error', 'b error', 'c progress']);
    expect(queue.getItems().map(({ error, message }) => [error, message])).toEqual([
      ['badExtension', 'Not a PDF'],
      ['default', null],
      [null, null],
    ]);
  });

  test('UPL-025 failed files are sent again with the same key, one or all', async () => {
    const { add, sendings, states, queue, idOf } = set({ delay: 0 });
    add('a', 'b', 'c.exe');
    await pass(0);
    await sendings[0]!.fail();
    await sendings[1]!.fail();
    queue.retry(idOf('b'));
    await pass(0);
    expect(sendings.map(({ file }) => file.name)).toEqual(['a', 'b', 'b']);
    expect(sendings[2]!.key).toBe(sendings[1]!.key);
    await sendings[2]!.fail();
    queue.retry();
    await pass(0);
    expect(states()).toEqual(['a progress', 'b progress', 'c.exe error']);
    expect(sendings.map(({ key }) => key)).toEqual([
      sendings[0]!.key,
      sendings[1]!.key,
      sendings[1]!.key,
      sendings[0]!.key,
      sendings[1]!.key,
    ]);
  });

  test('UPL-031 removing a file cancels its upload, and the next starts', async () => {
    const { add, sendings, states, queue, idOf } = set({ delay: 0 });
    add('a', 'b', 'c');
    await pass(0);
    queue.remove(idOf('a'));
    await pass(0);
    expect(sendings[0]!.signal.reason).toBe(GIVEN_UP);
    expect(sendings[1]!.signal.aborted).toBe(false);
    await sendings[0]!.done('A');
    expect(states()).toEqual(['b progress', 'c progress']);
  });

  test('UPL-030 a new payload cancels all uploads and restarts them with new keys', async () => {
    const { add, sendings, states, queue, options, onComplete } = set({ delay: 0 });
    add('a', 'b');
    await pass(0);
    await sendings[0]!.done('A');
    queue.update({ ...options, payload: { requestId: '1' } });
    expect(sendings[1]!.signal.reason).toBe(GIVEN_UP);
    await pass(0);
    expect(states()).toEqual(['a progress', 'b progress']);
    expect(sendings.slice(2).map(({ payload }) => payload)).toEqual([{ requestId: '1' }, { requestId: '1' }]);
    expect(new Set(sendings.map(({ key }) => key)).size).toBe(4);
    await sendings[1]!.fail();
    await sendings[2]!.done('A2');
    await sendings[3]!.done('B2');
    expect(onComplete.mock.calls).toEqual([[['A2', 'B2']]]);
    // An equal payload in a new object does not count as changed.
    const two = { requestId: '1', messageId: '2' };
    queue.update({ ...options, payload: two });
    await pass(0);
    const sent = sendings.length;
    queue.update({ ...options, payload: { messageId: '2', requestId: '1' } });
    await pass(0);
    expect(sendings).toHaveLength(sent);
    await sendings[4]!.done('A3');
    await sendings[5]!.done('B3');
    queue.update({ ...options, payload: two });
    expect(states()).toEqual(['a done', 'b done']);
    expect(sendings).toHaveLength(sent);
  });

  test.each<Record<string, string>>([
    {},
    { requestId: '2' },
    { messageId: '1' },
    { requestId: '1', messageId: '2' },
  ])('UPL-030 %j is another payload', async (payload) => {
    const { add, sendings, queue, options } = set({ delay: 0, payload: { requestId: '1' } });
    add('a');
    queue.update({ ...options, payload });
    expect(sendings[0]!.signal.reason).toBe(GIVEN_UP);
    expect(sendings[1]!.payload).toEqual(payload);
  });

  test('UPL-025 an exception of the transport fails the file, and the next continues', async () => {
    let count = 0;
    const { add, states } = set({
      delay: 0,
      parallel: 1,
      transport: () => {
        count += 1;
        if (count === 1) throw new Error('no such thing');
        return new Promise(() => {});
      },
    });
    add('a', 'b');
    await pass(0);
    expect(states()).toEqual(['a error', 'b progress']);
  });

  test('UPL-020 a clock set back delays nothing', async () => {
    const { add, sendings } = set();
    add('a', 'b');
    vi.setSystemTime(Date.now() - 3_600_000);
    // A change of the list in between schedules the next start again.
    add('c');
    await pass(300);
    expect(sendings.map(({ file }) => file.name)).toEqual(['a', 'b']);
  });

  test.each([
    ['more parallel uploads', { parallel: 3 }, 3],
    ['fewer parallel uploads, running ones continue', { parallel: 1 }, 2],
  ])('UPL-021 changed settings during uploads: %s', async (_what, changed, under) => {
    const { add, states, queue, options } = set({ delay: 0 });
    add('a', 'b', 'c', 'd');
    queue.update({ ...options, ...changed });
    await pass(0);
    expect(states().filter((state) => state.endsWith('progress'))).toHaveLength(under);
  });

  test('UPL-014 a file with a name in the list is refused and reported', () => {
    const { add, queue, idOf, states } = set({ delay: 0, parallel: 1 });
    add('a', 'b.exe');
    expect(queue.replace(idOf('b.exe'), new File(['1'], 'a'))).toEqual({ added: [], sameName: 1, beyond: 0 });
    expect(queue.replace(idOf('b.exe'), new File(['1'], 'c'))).toMatchObject({
      added: [{ name: 'c', status: 'waiting' }],
      sameName: 0,
    });
    expect(states()).toEqual(['a progress', 'c waiting']);
  });

  test('leaving the page pauses uploads, and returning resumes them', async () => {
    const { add, sendings, states, queue, disconnect } = set({ delay: 0 });
    add('a');
    sendings[0]!.onProgress(4);
    disconnect();
    expect(sendings[0]!.signal.reason).toBe(PAUSED);
    expect(states()).toEqual(['a waiting']);
    await pass(5000);
    expect(sendings).toHaveLength(1);
    queue.connect();
    await pass(0);
    expect(sendings[1]!.key).toBe(sendings[0]!.key);
  });

  test('progress is shown at most ten times per second, completion at once', async () => {
    const { add, sendings, queue } = set({ delay: 0 });
    add('a');
    const listener = vi.fn<() => void>();
    queue.subscribe(listener);
    for (let sent = 1; sent < 10; sent += 1) sendings[0]!.onProgress(sent);
    expect(listener).not.toHaveBeenCalled();
    await pass(100);
    expect(listener).toHaveBeenCalledOnce();
    expect(queue.getItems()[0]!.sent).toBe(9);
    await sendings[0]!.done('A');
    expect(listener).toHaveBeenCalledTimes(2);
    sendings[0]!.onProgress(3);
    await pass(100);
    expect(queue.getItems()[0]).toMatchObject({ status: 'done', sent: 10 });
  });

  test('UPL-014 UPL-015 reports the result of a file selection', () => {
    const { add, queue } = set({ maxCount: 2 });
    expect(add('a')).toMatchObject({ added: [{ name: 'a' }], sameName: 0, beyond: 0 });
    expect(add('a', 'b', 'c', 'd')).toMatchObject({ added: [{ name: 'b' }], sameName: 1, beyond: 2 });
    queue.clear();
    expect(queue.getItems()).toEqual([]);
  });

  test('UPL-020 uploads 500 files in order without losing one', async () => {
    const started: string[] = [];
    let [now, most] = [0, 0];
    const { add, queue, onComplete } = set({
      delay: 1,
      parallel: 3,
      transport: async ({ file }) => {
        started.push(file.name);
        most = Math.max(most, (now += 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
        now -= 1;
        return { documentId: file.name, duplicated: false };
      },
    });
    const names = Array.from({ length: 500 }, (_, index) => `${index}.pdf`);
    add(...names);
    await pass(10_000);
    expect(started).toEqual(names);
    expect(most).toBe(3);
    expect(queue.getItems().every(({ status }) => status === 'done')).toBe(true);
    expect(onComplete.mock.calls).toEqual([[names]]);
  });
});

test('upload keys are unique UUIDs of version 4', () => {
  const ids = Array.from({ length: 100 }, newUploadId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});
