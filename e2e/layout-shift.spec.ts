import type { Page } from '@playwright/test';
import { conversationPath } from './conversation.ts';
import { expect, test } from './test.ts';

/** Sums all layout shifts without recent input, from the first byte on. Returns a function that reads the current sum. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { layoutShifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) sum.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { layoutShifts: { value: number } }).layoutShifts.value);
}

type Path = string | ((page: Page) => Promise<string>);

const OF_CLIENTS: Readonly<Record<string, Path>> = {
  home: '/home',
  board: '/requests-board/requests',
  request: conversationPath,
  hub: '/requests-board/services',
  'creation wizard': '/requests-board/requests/new?service=CASH_MANAGEMENT&action=ACCOUNT_OPENING',
  search: '/search?query=halden',
  documents: '/documents',
  contacts: '/contacts',
  KYC: '/kyc',
  'KYC record': '/kyc/DE000002',
  'powers of attorney': '/power-of-attorney',
  'powers of an entity': '/power-of-attorney/DE000002',
  highlights: '/highlights',
  profile: '/profile',
};
const OF_THE_BANK: Readonly<Record<string, Path>> = {
  home: '/home',
  board: '/requests-board/requests',
  'support page': '/support-page',
};
const MOST = 0.05;

for (const [persona, pages] of [
  ['client', OF_CLIENTS],
  ['super-admin', OF_THE_BANK],
] as const)
  test.describe(`as ${persona}`, () => {
    test.use({ persona });

    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const)
      for (const [name, path] of Object.entries(pages)) {
        test(`${name} at ${width}: late content causes no layout shift`, async ({ page }) => {
          await page.setViewportSize({ width, height });
          const shifts = await watchShifts(page);
          await page.goto(typeof path === 'string' ? path : await path(page));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect(await shifts()).toBeLessThanOrEqual(MOST);
        });
      }
  });
