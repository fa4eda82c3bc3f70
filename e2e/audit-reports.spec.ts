import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectSecondTry } from './content.ts';
import { expect, expectAccessible, test, toast } from './test.ts';

const PATH = '/audit-reports';

async function openFromNavigation(page: Page) {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Contractual' }).press('Enter');
  await page
    .getByRole('group', { name: 'Contractual' })
    .getByRole('link', { name: 'Audit reports' })
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Audit reports' })).toBeVisible();
}

test('AUD-001 AUD-002 AUD-003 PLAT-049 a client reads the instructions, opens the guide and starts a request', async ({
  page,
}) => {
  await openFromNavigation(page);
  const card = page.getByRole('region', { name: 'Confirmations for your auditors' });
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page
    .getByRole('region', { name: 'Guide' })
    .getByRole('button', { name: 'Guide to audit confirmations', exact: true })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Guide to audit confirmations.pdf' });
  await expect(dialog.locator('[data-drawn]').first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See your requests' })).toHaveAttribute(
    'href',
    '/requests-board/requests?service=AUDIT_REPORT_REQUEST',
  );
  await page.getByRole('link', { name: 'New request' }).press('Enter');
  await expect(page).toHaveURL(/\/requests-board\/requests\/new\?service=AUDIT_REPORT_REQUEST/);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /500|Failed to load/ });

  test('AUD-001 an error state with a retry replaces a page that could not be loaded', async ({ page }) => {
    await expectSecondTry(page, PATH, {
      call: PATH,
      failed: 'The audit reports page could not be loaded',
      region: 'Guide',
    });
  });
});

test.describe('a user without the service', () => {
  test.use({ persona: 'restricted' });

  test('PLAT-049 does not find the page', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

test.describe('bank staff', () => {
  test.use({ persona: 'super-admin' });

  test('AUD-004 AUD-006 cannot request a report, edits the card and replaces the guide', async ({ page }) => {
    await page.goto(PATH);
    const card = page.getByRole('region', { name: 'Confirmations for your auditors' });
    await expect(page.getByRole('button', { name: 'Replace Guide to audit confirmations' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New request' })).toHaveCount(0);
    await card.getByRole('button', { name: /^Edit the text/ }).click();
    const english = card.getByRole('textbox', { name: 'English' });
    await expect(english).toContainText('auditors');
    const words = `Ask early ${randomUUID()}.`;
    await english.press('ControlOrMeta+End');
    await english.pressSequentially(words);
    await card.getByRole('button', { name: 'Save text' }).click();
    await expect(toast(page, 'Text saved in both languages')).toBeVisible();
    await expect(card.getByText(words)).toBeVisible();
    await page.reload();
    await expect(card.getByText(words)).toBeVisible();
    await expectAccessible(page);
  });
});
