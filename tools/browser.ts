import { existsSync } from 'node:fs';
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
