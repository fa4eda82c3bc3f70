/**
 * Measures a first visit to a running server, as one user with an empty cache: `node bench/visit/run.ts
 * http://localhost:4000 --persona client --runs 5`. Prints for the home page and the board, at full CPU speed and at a
 * quarter of it: first paint and largest contentful paint (LCP), the number of requests until the page is complete, and
 * for the home page the time to the next paint after a click on Customise and on Add widget.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { readArguments } from '../../tools/arguments.ts';
import { findBrowser } from '../../tools/browser.ts';

const { values, positionals } = readArguments(
  `npm run bench:visit -- [url] [--persona client] [--runs 5] [--slowdowns 1,4]
Measures first visits to a running server (default: http://localhost:4000), at each CPU slowdown factor.`,
  {
    persona: { type: 'string', default: 'client' },
    runs: { type: 'string', default: '5' },
    /** CPU slowdown factors. */
    slowdowns: { type: 'string', default: '1,4' },
  },
  { allowPositionals: true },
);
const origin = positionals[0] ?? 'http://localhost:4000';
const PAGES = { home: '/home', board: '/requests-board/requests' };
/** Minimum idle time in ms before the footer is shown; requests in this time do not belong to the first page. */
const REST = 100;
/** Time in ms after a click in which everything it triggers has finished, even on a slow machine. */
const SETTLED = 2500;

interface Timings {
  paint: number;
  largest: number;
  /** Time at which the page is complete: the footer is visible; requests after this are prefetches. */
  whole: number;
  presses: number[];
}
declare global {
  interface Window {
    timings: Timings;
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const timings: Timings = { paint: 0, largest: 0, whole: 0, presses: [] };
  window.timings = timings;
  localStorage.setItem('cookies-accepted', 'true');
  const observe = (type: string, see: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('paint', ({ startTime }) => (timings.paint = startTime));
  observe('largest-contentful-paint', ({ startTime }) => (timings.largest = startTime));
  observe('event', ({ name, duration }) => name === 'click' && timings.presses.push(duration), {
    durationThreshold: 16,
  });
  const look = () => {
    if (document.querySelector('footer') && !document.querySelector('footer.invisible'))
      timings.whole = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function open(browser: Browser, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.request.post(`${origin}/auth/sandbox/sign-in`, {
    headers: { origin },
    data: { persona: values.persona },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  return page;
}

/** Opens an address and returns the number of requests sent until the page is complete, including the document. */
async function visit(page: Page, path: string): Promise<number> {
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED);
  return page.evaluate((rest) => {
    const sent = performance.getEntriesByType('resource');
    return 1 + sent.filter(({ startTime }) => startTime < window.timings.whole - rest).length;
  }, REST);
}

/** Clicks a button and returns the ms from the click to the next paint. */
async function press(page: Page, name: string): Promise<number> {
  await page.evaluate(() => (window.timings.presses.length = 0));
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.waitForTimeout(SETTLED);
  return page.evaluate(() => Math.max(0, ...window.timings.presses));
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const round = (numbers: readonly number[]) =>
  `${Math.round(median(numbers))} (${Math.round(Math.min(...numbers))} to ${Math.round(Math.max(...numbers))})`;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const rows: object[] = [];
for (const slowdown of values.slowdowns.split(',').map(Number))
  for (const [name, path] of Object.entries(PAGES)) {
    const runs: { requests: number; paint: number; largest: number; customise: number; add: number }[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      const page = await open(browser, slowdown);
      const requests = await visit(page, path);
      const { paint, largest } = await page.evaluate(() => window.timings);
      const customise = name === 'home' ? await press(page, 'Customise') : 0;
      const add = name === 'home' ? await press(page, 'Add widget') : 0;
      runs.push({ requests, paint, largest, customise, add });
      await page.context().close();
    }
    const of = (key: keyof (typeof runs)[number]) => round(runs.map((run) => run[key]));
    rows.push({
      page: name,
      slowdown,
      requests: of('requests'),
      'first paint': of('paint'),
      LCP: of('largest'),
      ...(name === 'home' && { Customise: of('customise'), 'Add widget': of('add') }),
    });
  }
await browser.close();
console.log(`${values.runs} visits each; times in ms, median (minimum to maximum)`);
console.table(rows);
