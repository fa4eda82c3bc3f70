import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** The headless shell first: the same engine without the parts of a window, and lighter. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser to test with: CHROMIUM, else the system's, else the one Playwright downloaded; undefined without any. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`);
    return named;
  }
  return [...CANDIDATES, chromium.executablePath()].find((file) => existsSync(file));
}

/** As findBrowser, for configurations that are read before it is known whether a browser is needed. */
export function browserPath(): string {
  return findBrowser() ?? CANDIDATES[0]!;
}

/** Names the browser that the pictures of packages/ui/visual were made with. */
export const BASELINE_BROWSER = path.resolve(import.meta.dirname, '../packages/ui/visual/browser.txt');

/** As browsers say it of themselves: `Chromium 156.0.8078.79`; empty without a browser. */
export const browserVersion = (): string =>
  (spawnSync(browserPath(), ['--version'], { encoding: 'utf8' }).stdout ?? '').trim();

/** Whether the browser here is the one of the baselines: another version draws letters differently. */
export const isBaselineBrowser = (): boolean =>
  browserVersion() === readFileSync(BASELINE_BROWSER, 'utf8').trim();
