import type { Page } from 'playwright';
import type { Measure } from './measures.ts';

/** The rights matrix: mount, one key press on a cell with the rows it changes, and scrolling on both axes. */
export const matrix: Measure = {
  sizes: false,
  async run(page: Page) {
    await page.waitForFunction('window.__bench');
    await page.evaluate('globalThis.data = __bench.data()');
    const mount = await page.evaluate<number>(
      '__harness.timed(() => __bench.mount(data), () => __bench.cell(0, 0) !== null)',
    );
    const nodes = await page.evaluate<number>("document.querySelectorAll('body *').length");
    await page.locator('[aria-rowindex="6"] [role=gridcell][aria-colindex="4"]').click();
    const edit = await page.evaluate<{ key: number; rows: number }>(`(async () => {
      const touched = new Set();
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const row = target.closest('[role=row]');
          if (row) touched.add(row);
        }
      });
      observer.observe(__bench.scroller(), { subtree: true, childList: true, attributes: true });
      const degree = () => __bench.cell(3, 2).dataset.degree;
      const times = [];
      for (const [key, wanted] of [['n', 'none'], ['a', 'full'], ['n', 'none'], ['a', 'full'], ['n', 'none']]) {
        times.push(await __harness.timed(() => __bench.press(key), () => degree() === wanted));
      }
      observer.disconnect();
      return { key: times.sort((a, b) => a - b)[2], rows: touched.size };
    })()`);
    await page.evaluate('__harness.settle(300)');
    const frames = (axis: string) =>
      page.evaluate<number[]>(`(async () => {
        const scroller = __bench.scroller();
        const times = [];
        for (let step = 1; step <= 120; step += 1) {
          const from = performance.now();
          ${axis};
          await __harness.frame();
          times.push(performance.now() - from);
        }
        return times.sort((a, b) => a - b);
      })()`);
    const down = await frames('scroller.scrollTop = step * 100');
    const across = await frames('scroller.scrollLeft = step * 100');
    const both = await frames(
      '{ scroller.scrollTop = 12_000 - step * 80; scroller.scrollLeft = 12_000 - step * 80; }',
    );
    const p95 = (times: number[]) => times[Math.floor(times.length * 0.95)]!;
    return {
      mount,
      nodes,
      key: edit.key,
      'rows touched': edit.rows,
      'down p95': p95(down),
      'across p95': p95(across),
      'both p95': p95(both),
      'longest frame': Math.max(down.at(-1)!, across.at(-1)!, both.at(-1)!),
      'nodes after': await page.evaluate<number>("document.querySelectorAll('body *').length"),
    };
  },
};
