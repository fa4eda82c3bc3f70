import { describe, expect, it, vi } from 'vitest';
import { RenderQueue } from './render-queue.js';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('render queue', () => {
  it('renders the most urgent page first, one at a time, and continues after a failure', async () => {
    const queue = new RenderQueue();
    const drawn: number[] = [];
    let running = 0;
    const { signal } = new AbortController();
    for (const page of [5, 1, 3]) {
      queue.add({
        urgency: () => page,
        signal,
        run: async () => {
          running += 1;
          expect(running).toBe(1);
          await Promise.resolve();
          running -= 1;
          drawn.push(page);
          if (page === 1) throw new Error('a broken page');
        },
      });
    }
    await settled();
    expect(drawn).toEqual([1, 3, 5]);
  });
  it('starts nothing while paused', async () => {
    const queue = new RenderQueue();
    const drawn: string[] = [];
    const flown = new AbortController();
    const { signal } = new AbortController();
    queue.pause(30);
    queue.add({ urgency: () => 0, signal: flown.signal, run: async () => void drawn.push('flown by') });
    queue.add({ urgency: () => 1, signal, run: async () => void drawn.push('here') });
    await settled();
    expect(drawn).toEqual([]);
    flown.abort();
    await vi.waitFor(() => expect(drawn).toEqual(['here']));
  });
  it('skips cancelled pages', async () => {
    const queue = new RenderQueue();
    const drawn: string[] = [];
    const gone = new AbortController();
    const wanted = new AbortController();
    queue.add({ urgency: () => 0, signal: gone.signal, run: async () => void drawn.push('gone') });
    queue.add({ urgency: () => 1, signal: wanted.signal, run: async () => void drawn.push('wanted') });
    gone.abort();
    await settled();
    expect(drawn).toEqual(['wanted']);
  });
});
