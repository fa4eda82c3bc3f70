import type { Page } from 'playwright';
import type { Measure } from './measures.ts';

const LINES = 500 + 2500 + 20_000;

/** 20,000 lines under their parents: mount, collapse and expand a deal, filter, sort, scroll. */
export const tree: Measure = {
  sizes: false,
  async run(page: Page) {
    await page.waitForFunction('window.__bench');
    const timed = (action: string, done: string) =>
      page.evaluate<number>(`__harness.timed(() => ${action}, () => ${done})`);
    const mount = await timed('__bench.mount()', `__bench.count() === ${LINES + 1}`);
    const close = await timed('__bench.toggle()', `__bench.count() === ${LINES + 1 - 45}`);
    const open = await timed('__bench.toggle()', `__bench.count() === ${LINES + 1}`);
    // Lines with at least half the largest amount, and their parents.
    const filter = await timed('__bench.filter(500_000)', `__bench.count() < ${LINES + 1}`);
    const clear = await timed('__bench.filter(undefined)', `__bench.count() === ${LINES + 1}`);
    const sort = await timed('__bench.sort()', '__bench.first().startsWith(__bench.largest)');
    await page.evaluate('__harness.settle(300)');
    const frames = await page.evaluate<number[]>(`(async () => {
      const times = [];
      for (let step = 1; step <= 200; step += 1) {
        const from = performance.now();
        __bench.scrollTo(step * 100);
        await __harness.frame();
        times.push(performance.now() - from);
      }
      return times.sort((a, b) => a - b);
    })()`);
    return {
      mount,
      close,
      open,
      filter,
      clear,
      sort,
      'scroll p95': frames[Math.floor(frames.length * 0.95)]!,
      nodes: await page.evaluate<number>("document.querySelectorAll('body *').length"),
    };
  },
};
