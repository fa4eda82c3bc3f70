import { expect, test } from './test.ts';

test('PLAT-001 PLAT-002 PLAT-008 PLAT-014 settings are loaded first, then the session, then the texts', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const at = (path: string) => asked.findIndex((asking) => asking.startsWith(path));
  expect(at('/settings.json')).toBe(0);
  expect(at('/api/users/me')).toBeGreaterThan(at('/settings.json'));
  expect(at('/assets/locales/en/')).toBeGreaterThan(at('/settings.json'));
  const calls = asked.filter((path) => !path.startsWith('/assets/') && path !== '/settings.json');
  expect(calls.filter((path) => !path.startsWith('/api/'))).toEqual([]);
});

test('PLAT-037 the root redirects to the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
});

test('PLAT-027 PLAT-028 NAV-019 the one-click page is opened from the footer', async ({ page }) => {
  await page.goto('/home');
  // By keyboard, because the footer moves under the mouse while widgets load.
  await page.getByRole('contentinfo').getByRole('link', { name: 'One-click' }).press('Enter');
  await expect(page).toHaveURL(/\/one-click$/);
  await expect(page.getByRole('heading', { level: 1, name: 'One-click' })).toBeVisible();
  const link = page.getByRole('link', { name: /Open one-click confirmation/ });
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('a first visit to the home page makes at most 40 calls until the first page is complete', async ({
  page,
}) => {
  await page.goto('/home');
  // The footer appears when the requests of the first page have finished; prefetching comes after it.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const asked = await page.evaluate(() => {
    const { startTime: over } = performance.getEntriesByName('start-over')[0]!;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < over)
      .map(({ name }) => new URL(name).pathname);
  });
  // Includes the document itself.
  expect(asked.length + 1, asked.join('\n')).toBeLessThanOrEqual(40);
  expect(asked).toContain('/api/users/me');
});
