import type { Page } from 'playwright';
import { matrix } from './matrix-measures.ts';
import { tree } from './tree-measures.ts';
import { editor, thread } from './writing-measures.ts';

/** How one kind of page is measured; times in ms, heap in MB. */
export interface Measure {
  /** Whether the page is measured once per number of rows. */
  sizes: boolean;
  run: (page: Page, size: number) => Promise<Record<string, number>>;
}

const heap = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_048_576;
};

const metrics = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics: list } = await session.send('Performance.getMetrics');
  await session.detach();
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
};

const ready = (page: Page) => page.waitForFunction('window.__bench');

const grid: Measure = {
  sizes: true,
  async run(page, size) {
    await ready(page);
    await page.evaluate(`globalThis.rows = __harness.rows(${size})`);
    const before = await heap(page);
    const mount = await page.evaluate<number>(
      '__harness.timed(() => __bench.mount(rows, __harness.columns), () => __bench.firstRowId() === rows[0].id)',
    );
    const heapMB = (await heap(page)) - before;
    const nodes = await page.evaluate<number>("document.querySelectorAll('body *').length");
    const keys = await page.evaluate<number[]>(`(async () => {
      const times = [];
      for (const text of ['q', 'qu', 'qua', 'quar', 'quart', 'quartz']) {
        const wanted = rows.find((row) => row.client.toLowerCase().includes(text)).id;
        times.push(await __harness.timed(() => __bench.filter(text), () => __bench.firstRowId() === wanted));
      }
      await __harness.timed(() => __bench.filter(''), () => __bench.firstRowId() === rows[0].id);
      return times;
    })()`);
    const sorts = await page.evaluate<number[]>(`(async () => {
      const amounts = rows.toSorted((a, b) => a.amount - b.amount);
      return [
        await __harness.timed(() => __bench.sort(), () => __bench.firstRowId() === amounts[0].id),
        await __harness.timed(() => __bench.sort(), () => __bench.firstRowId() === amounts.at(-1).id),
      ];
    })()`);
    await page.evaluate('__harness.settle(300)');
    const start = await metrics(page);
    const frames = await page.evaluate<number[]>(`(async () => {
      const times = [];
      const most = __bench.scroller().scrollHeight - __bench.scroller().clientHeight;
      for (let step = 1; step <= 200; step += 1) {
        const from = performance.now();
        __bench.scrollTo(Math.min(most, step * 100));
        await __harness.frame();
        times.push(performance.now() - from);
      }
      return times.sort((a, b) => a - b);
    })()`);
    const end = await metrics(page);
    const perFrame = (name: string) => ((end[name]! - start[name]!) * 1000) / frames.length;
    return {
      mount,
      'filter 1st': keys[0]!,
      filter: keys.slice(1).sort((a, b) => a - b)[2]!,
      'sort 1st': sorts[0]!,
      'sort 2nd': sorts[1]!,
      'scroll p95': frames[Math.floor(frames.length * 0.95)]!,
      'task a frame': perFrame('TaskDuration'),
      'heap MB': heapMB,
      nodes,
    };
  },
};

const select: Measure = {
  sizes: false,
  async run(page) {
    await ready(page);
    await page.evaluate('globalThis.options = __harness.options(5000)');
    const before = await heap(page);
    await page.evaluate('__harness.timed(() => __bench.mount(options), () => __bench.ready())');
    const open = await page.evaluate<number>(
      "__harness.timed(() => __bench.open(), () => (__bench.firstOption() ?? '').includes(options[0].label))",
    );
    const heapMB = (await heap(page)) - before;
    const nodes = await page.evaluate<number>("document.querySelectorAll('body *').length");
    const keys = await page.evaluate<number[]>(`(async () => {
      const times = [];
      for (const text of ['q', 'qu', 'qua', 'quar', 'quart']) {
        const wanted = options.find((option) => option.label.toLowerCase().includes(text)).label;
        times.push(await __harness.timed(() => __harness.setInput(__bench.input(), text), () => (__bench.firstOption() ?? '').includes(wanted)));
      }
      times.push(await __harness.timed(() => __harness.setInput(__bench.input(), ''), () => (__bench.firstOption() ?? '').includes(options[0].label)));
      return times;
    })()`);
    return {
      open,
      'key 1st': keys[0]!,
      key: keys.slice(1, 5).sort((a, b) => a - b)[1]!,
      clear: keys[5]!,
      'heap MB': heapMB,
      nodes,
    };
  },
};

/** 500 files at once: time until they are shown, the longest task in between, and the number of rendered rows. */
const uploader: Measure = {
  sizes: false,
  async run(page) {
    await ready(page);
    const before = await heap(page);
    await page.evaluate('__harness.timed(() => __bench.mount(), () => __bench.ready())');
    await page.evaluate(`(() => {
      globalThis.files = Array.from({ length: 500 }, (_, place) => new File(['x'], 'scan ' + place + '.pdf'));
      globalThis.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      }).observe({ type: 'longtask' });
    })()`);
    const add = await page.evaluate<number>(
      '__harness.timed(() => __bench.add(files), () => __bench.count() === 500 && __bench.visible() > 0)',
    );
    await page.evaluate('__harness.settle(500)');
    return {
      add,
      'longest task': await page.evaluate<number>('longest'),
      rows: await page.evaluate<number>('__bench.visible()'),
      'heap MB': (await heap(page)) - before,
      nodes: await page.evaluate<number>("document.querySelectorAll('body *').length"),
    };
  },
};

const dash: Measure = {
  sizes: false,
  async run(page) {
    await ready(page);
    const mount = await page.evaluate<number>(
      "__harness.timed(() => __bench.mount(24), () => document.querySelectorAll('[data-w] li').length === 192)",
    );
    await page.evaluate(`(() => {
      globalThis.steps = [];
      addEventListener('pointermove', async () => {
        const from = performance.now();
        await __harness.frame();
        steps.push(performance.now() - from);
      }, { capture: true });
    })()`);
    const drag = async (which: string, dx: number, dy: number, count: number) => {
      const at = await page.evaluate<{ x: number; y: number }>(`(() => {
        scrollTo(0, 0);
        const box = __bench.${which}.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })()`);
      const before = await page.evaluate<string>('JSON.stringify(__bench.layout())');
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + 8, at.y + 2);
      await page.evaluate('__harness.settle(80)');
      await page.evaluate('steps.length = 0');
      for (let step = 1; step <= count; step += 1) {
        await page.mouse.move(at.x + 8 + (dx * step) / count, at.y + 2 + (dy * step) / count);
        await page.evaluate('__harness.frame()');
      }
      await page.evaluate('__harness.settle(50)');
      const times = await page.evaluate<number[]>('steps.toSorted((a, b) => a - b)');
      await page.mouse.up();
      await page.evaluate('__harness.settle(400)');
      if ((await page.evaluate<string>('JSON.stringify(__bench.layout())')) === before)
        throw new Error(`${which} had no effect`);
      return {
        p50: times[times.length >> 1]!,
        p95: times[Math.floor(times.length * 0.95)]!,
        max: times.at(-1)!,
      };
    };
    const resized = await drag('resizeHandle(1)', 320, 160, 60);
    const dragged = await drag('handle(0)', 620, 380, 80);
    return {
      mount,
      'drag p50': dragged.p50,
      'drag p95': dragged.p95,
      'drag max': dragged.max,
      'resize p50': resized.p50,
      'resize p95': resized.p95,
      'solve mean': await page.evaluate<number>('__bench.solve(1000)'),
    };
  },
};

/** 2,000 options in two columns: search, scroll and drag with frame times, and adding all at once. */
const transfer: Measure = {
  sizes: false,
  async run(page) {
    await ready(page);
    await page.evaluate('globalThis.options = __harness.options(2000)');
    const mount = await page.evaluate<number>(
      '__harness.timed(() => __bench.mount(options), () => __bench.drawn() > 0)',
    );
    const key = await page.evaluate<number>(`(async () => {
      const wanted = options.find((option) => option.label.toLowerCase().includes('quartz')).label;
      const time = await __harness.timed(() => __harness.setInput(__bench.input(), 'quartz'), () => (__bench.first() ?? '').includes(wanted));
      await __harness.timed(() => __harness.setInput(__bench.input(), ''), () => (__bench.first() ?? '').includes(options[0].label));
      return time;
    })()`);
    const scrolled = await page.evaluate<number[]>(`(async () => {
      const times = [];
      for (let step = 1; step <= 60; step += 1) {
        const from = performance.now();
        __bench.scroller().scrollTop = step * 400;
        await __harness.frame();
        times.push(performance.now() - from);
      }
      __bench.scroller().scrollTop = 0;
      await __harness.settle(50);
      return times.sort((a, b) => a - b);
    })()`);
    await page.evaluate(`(() => {
      globalThis.steps = [];
      addEventListener('pointermove', async () => {
        const from = performance.now();
        await __harness.frame();
        steps.push(performance.now() - from);
      }, { capture: true });
    })()`);
    const from = await page.evaluate<{ x: number; y: number }>(
      '(() => { const { x, y } = __bench.handle().getBoundingClientRect(); return { x: x + 8, y: y + 8 }; })()',
    );
    const to = await page.evaluate<{ x: number; y: number }>(
      '(() => { const { x, y } = __bench.target().getBoundingClientRect(); return { x: x + 80, y: y + 10 }; })()',
    );
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let step = 1; step <= 60; step += 1) {
      // First down its own column, then across.
      const [across, down] = [Math.max(0, step - 30) / 30, Math.min(step, 60 - step) / 30];
      await page.mouse.move(from.x + (to.x - from.x) * across, from.y + 250 * down);
      await page.evaluate('__harness.frame()');
    }
    const dragged = await page.evaluate<number[]>('steps.toSorted((a, b) => a - b)');
    await page.mouse.up();
    await page.evaluate('__harness.settle(100)');
    if ((await page.evaluate<number>('__bench.chosen()')) !== 1) throw new Error('the drag had no effect');
    const all = await page.evaluate<number>(
      '__harness.timed(() => __bench.addAll(), () => __bench.chosen() === 2000)',
    );
    const p95 = (times: number[]) => times[Math.floor(times.length * 0.95)]!;
    return {
      mount,
      key,
      'scroll p95': p95(scrolled),
      'drag p50': dragged[dragged.length >> 1]!,
      'drag p95': p95(dragged),
      'add all': all,
      nodes: await page.evaluate<number>("document.querySelectorAll('body *').length"),
    };
  },
};

const shell: Measure = {
  sizes: false,
  async run(page) {
    await page.waitForFunction('window.__painted');
    return { boot: await page.evaluate<number>('window.__painted') };
  },
};

export const measures: Record<string, Measure> = {
  grid,
  select,
  uploader,
  dash,
  shell,
  editor,
  'editor-bare': editor,
  thread,
  transfer,
  matrix,
  tree,
};
