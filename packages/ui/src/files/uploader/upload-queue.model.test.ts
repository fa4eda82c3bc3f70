import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UploadItem } from './upload-item.js';
import {
  createUploadQueue,
  GIVEN_UP,
  PAUSED,
  type UploadOutcome,
  type UploadRequest,
} from './upload-queue.js';

/** Model-based test: the queue must always agree with a simple synchronous list, whatever users and the network do. */

const PARALLEL = 2;
const NAMES = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'bad.exe'];

interface Modelled {
  name: string;
  status: 'waiting' | 'progress' | 'done' | 'duplicate' | 'error';
}
type Step =
  | { do: 'add'; names: string[] }
  | { do: 'arrive'; nth: number; duplicated: boolean }
  | { do: 'fail' | 'late' | 'remove' | 'retry'; nth: number }
  | { do: 'progress'; nth: number; share: number }
  | { do: 'retryAll' | 'payload' | 'leave' | 'comeBack' };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), names: fc.subarray(NAMES) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('arrive' as const), nth: fc.nat(9), duplicated: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('fail', 'late', 'remove', 'retry'), nth: fc.nat(9) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('progress' as const), nth: fc.nat(9), share: fc.nat(10) }),
  },
  fc.record({ do: fc.constantFrom('retryAll', 'payload', 'leave', 'comeBack') }),
);

/** Uploads in progress, which end when the test says so. */
interface Sending extends UploadRequest {
  end: (outcome: UploadOutcome) => void;
  isOver: boolean;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function set() {
  const sendings: Sending[] = [];
  const completions: string[] = [];
  const options = {
    check: ({ name }: { name: string }) => (name.endsWith('.exe') ? ('badExtension' as const) : null),
    parallel: PARALLEL,
    delay: 0,
    payload: { target: '0' },
    onComplete: (ids: string[]) => void completions.push(ids.join()),
    transport: (request: UploadRequest) =>
      new Promise<UploadOutcome>((resolve) => sendings.push({ ...request, end: resolve, isOver: false })),
  };
  const queue = createUploadQueue(options);
  return { queue, options, sendings, completions };
}

/** Creates the list that serves as the model. */
function model() {
  let items: Modelled[] = [];
  let isThere = true;
  let told = '';
  const completions: string[] = [];
  const arrived = ({ status }: Modelled) => status === 'done' || status === 'duplicate';
  return {
    get items() {
      return items;
    },
    change(how: (now: Modelled[]) => Modelled[]) {
      items = how(items.map((item) => ({ ...item })));
      if (!isThere) for (const item of items) if (item.status === 'progress') item.status = 'waiting';
      for (const item of items) {
        const under = items.filter(({ status }) => status === 'progress').length;
        if (isThere && item.status === 'waiting' && under < PARALLEL) item.status = 'progress';
      }
      const now = items.length > 0 && items.every(arrived) ? items.map(({ name }) => name).join() : '';
      if (now && now !== told) completions.push(now);
      told = now;
    },
    be(there: boolean) {
      isThere = there;
    },
    completions,
  };
}

/** Applies one step to both the queue and the model. */
function take(
  step: Step,
  { queue, options, sendings }: ReturnType<typeof set>,
  list: ReturnType<typeof model>,
  targets: { now: number; leave: (() => void) | null },
) {
  const pick = <T>(all: readonly T[], nth: number): T | undefined => all[nth % (all.length || 1)];
  const open = sendings.filter(({ isOver, signal }) => !isOver && !signal.aborted);
  const become = (name: string, status: Modelled['status']) =>
    list.change((items) => items.map((item) => (item.name === name ? { name, status } : item)));
  const end = (sending: Sending | undefined, outcome: UploadOutcome) => {
    if (!sending) return;
    sending.isOver = true;
    sending.end(outcome);
  };
  const idOf = (name: string) => queue.getItems().find((item) => item.name === name)!.id;
  switch (step.do) {
    case 'add':
      queue.add(step.names.map((name) => new File(['0123456789'], name)));
      return list.change((items) => [
        ...items,
        ...step.names
          .filter((name) => items.every((item) => item.name !== name))
          .map((name) => ({
            name,
            status: name.endsWith('.exe') ? ('error' as const) : ('waiting' as const),
          })),
      ]);
    case 'arrive': {
      const sending = pick(open, step.nth);
      end(sending, { documentId: sending?.file.name ?? '', duplicated: step.duplicated });
      return sending && become(sending.file.name, step.duplicated ? 'duplicate' : 'done');
    }
    case 'fail': {
      const sending = pick(open, step.nth);
      end(sending, { error: 'default', message: null });
      return sending && become(sending.file.name, 'error');
    }
    case 'late':
      // The answer to an abandoned or paused upload comes too late and has no effect.
      return end(
        pick(
          sendings.filter(({ isOver, signal }) => !isOver && signal.aborted),
          step.nth,
        ),
        { documentId: 'late', duplicated: false },
      );
    case 'progress':
      return pick(sendings, step.nth)?.onProgress(step.share);
    case 'remove': {
      const item = pick(list.items, step.nth);
      if (!item) return;
      queue.remove(idOf(item.name));
      return list.change((items) => items.filter(({ name }) => name !== item.name));
    }
    case 'retry':
    case 'retryAll': {
      const item = 'nth' in step ? pick(list.items, step.nth) : undefined;
      if ('nth' in step && !item) return;
      queue.retry(item && idOf(item.name));
      return list.change((items) =>
        items.map((one) =>
          one.status === 'error' && !one.name.endsWith('.exe') && (!item || one.name === item.name)
            ? { ...one, status: 'waiting' }
            : one,
        ),
      );
    }
    case 'payload':
      targets.now += 1;
      queue.update({ ...options, payload: { target: String(targets.now) } });
      return list.change((items) =>
        items.map((one) => (one.name.endsWith('.exe') ? one : { ...one, status: 'waiting' })),
      );
    case 'leave':
      targets.leave?.();
      targets.leave = null;
      list.be(false);
      return list.change((items) => items);
    case 'comeBack':
      targets.leave ??= queue.connect();
      list.be(true);
      return list.change((items) => items);
  }
}

test('UPL-020 UPL-025 UPL-029 UPL-030 UPL-031 for any sequence of actions the queue matches a simple reference', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
      const real = set();
      const list = model();
      const targets = { now: 0, leave: real.queue.connect() as (() => void) | null };
      const aborted = new Set<Sending>();
      for (const step of steps) {
        const before = new Map(real.queue.getItems().map((item) => [item.key, item]));
        take(step, real, list, targets);
        await vi.advanceTimersByTimeAsync(100);
        const items = real.queue.getItems();
        expect(items.map(({ name, status }) => `${name} ${status}`)).toEqual(
          list.items.map(({ name, status }) => `${name} ${status}`),
        );
        // Files in progress match the open uploads one to one, each with the current payload.
        const open = real.sendings.filter(({ isOver, signal }) => !isOver && !signal.aborted);
        const under = items.filter(({ status }) => status === 'progress');
        expect(open.map(({ key }) => key).toSorted()).toEqual(under.map(({ key }) => key).toSorted());
        expect(open.every(({ payload }) => payload['target'] === String(targets.now))).toBe(true);
        // Progress never decreases while a file is being uploaded.
        const isBack = (item: UploadItem) => {
          const was = before.get(item.key);
          return was?.status === 'progress' && item.sent < was.sent;
        };
        expect(under.filter(isBack)).toEqual([]);
        // Paused uploads can be resumed; those of removed files or with an outdated payload are abandoned.
        const keys = new Set(items.map(({ key }) => key));
        const stopped = real.sendings.filter((one) => one.signal.aborted && !aborted.has(one));
        for (const one of stopped) aborted.add(one);
        expect(stopped.map(({ signal }) => signal.reason as unknown)).toEqual(
          stopped.map(({ key }) => (keys.has(key) ? PAUSED : GIVEN_UP)),
        );
        expect(real.completions).toEqual(list.completions);
      }
      targets.leave?.();
    }),
    { numRuns: 200 },
  );
});
