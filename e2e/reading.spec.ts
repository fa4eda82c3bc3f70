import { expect, expectAccessible, test } from './test.ts';

const PAGES = [
  '/home',
  '/requests-board/requests',
  '/search?query=account',
  '/personal-data',
  '/error',
  '/nowhere',
];

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ theme, language: theme === 'dark' ? 'fr' : 'en' });

    for (const path of PAGES) {
      test(`${path} has no accessibility violation in ${theme}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
    }

    test(`a request has no accessibility violation in ${theme}`, async ({ page }) => {
      await page.goto('/requests-board/requests?tab=favorite');
      await page.getByRole('grid').getByRole('link').first().click();
      await expect(page).toHaveURL(/requests\/[0-9a-f-]{36}$/);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  });
}

test('PLAT-012 PLAT-013 the page switches to French without a reload and stays in French after one', async ({
  page,
}) => {
  await page.goto('/home');
  await page.evaluate(() => ((window as { notReloaded?: boolean }).notReloaded = true));
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bon(jour|soir) Claire/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle('Accueil · Atrium');
  // Service names come from the server.
  await expect(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /^Demandes/ })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => (window as { notReloaded?: boolean }).notReloaded)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bon(jour|soir) Claire/);
});

test('the theme persists and is applied before the first paint', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of PAGES) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(width).toBeLessThanOrEqual(0);
    });
  }

  test('the menu opens the requests, and the list a request', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Requests/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: 'Opening of a EUR current account' })
      .first()
      .click();
    await expect(page).toHaveURL(/requests\/[0-9a-f-]{36}$/);
  });
});

test('the main path works by keyboard only', async ({ page }) => {
  await page.goto('/home');
  await expect(
    page.getByRole('link', { name: /^\d+ open requests? (is|are) waiting for you/ }),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: /^\d+ open requests? (is|are) waiting for you/ }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeFocused();
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('link').first()).toBeVisible();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await grid.evaluate((element) => element.contains(document.activeElement))) break;
  }
  // Moves to the first row, then past star and state to the title.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/requests\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
