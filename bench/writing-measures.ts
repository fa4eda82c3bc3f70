/** Measurements of the editor, compared with the bare library, and of a long conversation. */
import type { Measure } from './measures.ts';
import type { Page } from 'playwright';

const ready = (page: Page) => page.waitForFunction('window.__bench');

/** 5,900 characters, so that typing happens near the length limit of a message. */
const PARAGRAPHS = 59;

export const editor: Measure = {
  sizes: false,
  async run(page) {
    await ready(page);
    const text =
      'The parties agree on the terms of the loan and on the schedule of the payments in the annex hereto.';
    await page.evaluate(
      `globalThis.paragraphs = Array.from({ length: ${PARAGRAPHS} }, () => ${JSON.stringify(`${text} `)})`,
    );
    const opening = await page.evaluate<number>(
      '__harness.timed(() => __bench.mount(paragraphs), () => (__bench.el()?.textContent.length ?? 0) > 5000)',
    );
    const nodes = await page.evaluate<number>("document.querySelectorAll('body *').length");
    await page.evaluate(`(() => {
      const element = __bench.el();
      element.focus();
      getSelection().setPosition(element.querySelectorAll('p')[10], 0);
    })()`);
    await page.evaluate('__harness.settle(200)');
    await page.evaluate(`(() => {
      globalThis.keys = [];
      addEventListener('keydown', async () => {
        const from = performance.now();
        await __harness.frame();
        keys.push(performance.now() - from);
      }, { capture: true });
    })()`);
    for (let turn = 0; turn < 60; turn += 1) {
      await page.keyboard.press('x');
      await page.evaluate('__harness.frame()');
    }
    const times = await page.evaluate<number[]>('keys.slice(10).sort((a, b) => a - b)');
    return {
      open: opening,
      'key p50': times[times.length >> 1]!,
      'key p95': times[Math.floor(times.length * 0.95)]!,
      nodes,
    };
  },
};

export const thread: Measure = {
  sizes: false,
  async run(page) {
    await ready(page);
    const mount = await page.evaluate<number>(
      '__harness.timed(() => __bench.mount(500), () => __bench.drawn() === 500)',
    );
    await page.evaluate('__harness.settle(300)');
    const append = await page.evaluate<number>(
      '__harness.timed(() => __bench.append(), () => __bench.drawn() === 501)',
    );
    const frames = await page.evaluate<number[]>(`(async () => {
      const box = __bench.scroller();
      const times = [];
      for (let step = 0; step < 100; step += 1) {
        const from = performance.now();
        box.scrollTop -= 200;
        await __harness.frame();
        times.push(performance.now() - from);
      }
      return times.sort((a, b) => a - b);
    })()`);
    return {
      mount,
      append,
      'scroll p95': frames[Math.floor(frames.length * 0.95)]!,
      nodes: await page.evaluate<number>("document.querySelectorAll('body *').length"),
    };
  },
};
