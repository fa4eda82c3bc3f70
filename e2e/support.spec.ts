import { storageOf } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test.describe('a user outside support', () => {
  test('PLAT-051 NAV-021 finds neither the page nor a link to it', async ({ page }) => {
    await page.goto('/support-page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Support page' })).toHaveCount(0);
  });
});

test.describe('IT support', () => {
  test.use({ persona: 'it-support' });

  test('PLAT-051 NAV-021 SUP-001 opens the page from the footer and uses its tabs', async ({ page }) => {
    await page.goto('/home');
    // By keyboard, because the footer moves under the mouse while widgets load.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support page' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Services' }).getByRole('switch')).not.toHaveCount(0);
    await expectAccessible(page);
    const tabs = page.getByRole('navigation', { name: 'Support' });
    await tabs.getByRole('link', { name: 'Translations' }).click();
    await expect(page).toHaveURL(/tab=translations/);
    await expect(page.getByText('Translations cannot be changed here')).toBeVisible();
    await tabs.getByRole('link', { name: 'Failed events' }).click();
    await expect(page.getByRole('list', { name: 'Failed events' })).toBeVisible();
    await expectAccessible(page);
  });

  test('SUP-010 SUP-011 PLAT-053 switches a service off for everyone, and on again', async ({
    browser,
    page,
  }) => {
    const client = await browser.newContext({ storageState: storageOf('client') });
    const clientPage = await client.newPage();
    await page.goto('/support-page');
    const available = page.getByRole('switch', { name: 'Audit reports: available' });
    await available.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Leave on' }).click();
    await expect(available).toBeChecked();
    await expect(available).toBeFocused();

    await available.click();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(available).not.toBeChecked();
    await clientPage.goto('/audit-reports');
    await expect(clientPage.getByRole('heading', { level: 1 })).toContainText(/not available/i);

    await available.click();
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(available).toBeChecked();
    await client.close();
  });

  test('SUP-014 SUP-015 SUP-016 SUP-017 processes dead letters', async ({ page }) => {
    await page.goto('/support-page?tab=dead-letters');
    const letters = page.getByRole('list', { name: 'Failed events' }).locator('> li');
    await expect(letters).not.toHaveCount(0);
    const count = await letters.count();
    await page
      .getByRole('button', { name: /^Retry kyc\.reviewed/ })
      .first()
      .click();
    const toast = page.getByRole('listitem').filter({ hasText: 'The failed event was not sent again' });
    await expect(toast.first()).toContainText('Field nextReviewAt is missing');
    await expect(toast.first().locator('code')).toHaveText(/^[0-9a-f]{32}$/);
    await expect(letters).toHaveCount(count);

    await page
      .getByRole('button', { name: /^Retry requests\.updated/ })
      .first()
      .click();
    await expect(letters).toHaveCount(count - 1);

    await page
      .getByRole('button', { name: /^Delete kyc\.reviewed/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(letters).toHaveCount(count - 1);
    await page
      .getByRole('button', { name: /^Delete kyc\.reviewed/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete the event' }).click();
    await expect(letters).toHaveCount(count - 2);
  });

  test.describe('with an unhealthy backend', () => {
    test.use({ expectedErrors: /500/ });

    test('SUP-006 SUP-008 still lists the services from the body of a 500', async ({ page }) => {
      const service = {
        componentsStatus: { database: 'Unhealthy' },
        lastCheckedAt: '2026-11-20T09:00:00.000Z',
        switchStatus: true,
      };
      await page.route('**/api/health', (route) => route.fulfill({ status: 500, json: { KYC: service } }));
      await page.goto('/support-page');
      const row = page.getByRole('list', { name: 'Services' }).getByRole('listitem');
      await expect(row).toHaveCount(1);
      await expect(row).toContainText('Database KO');
    });

    test('a 500 without services shows an error with a retry', async ({ page }) => {
      await page.route('**/api/health', (route) => route.fulfill({ status: 500, body: '<html>' }));
      await page.goto('/support-page');
      await expect(
        page.getByRole('main').getByText('The status of the services could not be loaded'),
      ).toBeVisible();
      await page.unroute('**/api/health');
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(page.getByRole('list', { name: 'Services' })).toBeVisible();
    });
  });
});

test.describe('a super administrator', () => {
  test.use({ persona: 'super-admin' });

  test('SUP-003 finds a user to impersonate, and can end it', async ({ page }) => {
    await page.goto('/support-page?tab=impersonification');
    await page.getByRole('searchbox', { name: 'Person' }).fill('vasseur');
    await expect(page).toHaveURL(/q=vasseur/);
    await page.getByRole('button', { name: 'Take over: Claire Vasseur' }).click();
    await page.getByRole('button', { name: 'Stay in my session' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL(/q=vasseur/);
  });
});
