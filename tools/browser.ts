import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** The headless shell comes first: the same engine without the windowing code, so it is lighter. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of the browser to use: CHROMIUM, else the system's, else Playwright's download; undefined if none. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM is set to ${named}, which does not exist`);
    return named;
  }
  return [...CANDIDATES, chromium.executablePath()].find((file) => existsSync(file));
}

/** Like findBrowser, for configurations that are read before it is known whether a browser is needed; never undefined. */
export function browserPath(): string {
  return findBrowser() ?? CANDIDATES[0]!;
}

/** File with the version of the browser that took the screenshots in packages/ui/visual. */
export const BASELINE_BROWSER = path.resolve(import.meta.dirname, '../packages/ui/visual/browser.txt');

/** Returns the version as the browser prints it, for example `Chromium 156.0.8078.79`; empty without a browser. */
export const browserVersion = (): string =>
  (spawnSync(browserPath(), ['--version'], { encoding: 'utf8' }).stdout ?? '').trim();

/** Whether this browser has the version of the baselines; other versions render text differently. */
export const isBaselineBrowser = (): boolean =>
  browserVersion() === readFileSync(BASELINE_BROWSER, 'utf8').trim();
