import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The sum of all layout shifts that no input caused, from the first byte on; it grows until the page is read. */
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

const PAGES = {
  home: '/home',
  'creation wizard': '/requests-board/new',
  profile: '/profile',
} as const;
const MOST = 0.05;

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const [name, path] of Object.entries(PAGES))
    test(`${name} at ${width}: what comes late finds its place kept`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const shifts = await watchShifts(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toBeLessThanOrEqual(MOST);
    });
