import type { Page } from '@playwright/test';
import { storageOf } from './people.ts';
import { expect, expectAccessible, shellReady, test } from './test.ts';

const explanation = (page: Page, question = 'Why can I not see this?') =>
  page.getByRole('dialog', { name: question });
const DO = 'Why can I not do this?';
const why = (page: Page) => page.getByRole('button', { name: 'Why can I not see this?' });

test.describe('a user with few rights', () => {
  test.use({ persona: 'restricted' });

  test('asks why a service is unavailable and requests it, by keyboard only; the administrator is notified', async ({
    page,
    browser,
  }) => {
    await page.goto('/kyc');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await shellReady(page);
    await why(page).press('Enter');
    const dialog = explanation(page);
    await expect(dialog).toContainText('KYC: not open to you.');
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    await expect(dialog).toContainText('The contract has activated the service.');
    await expect(dialog).toContainText('You have no right to the service.');
    await expect(dialog).toContainText('Lena Brandt');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Request access' }).press('Enter');
    await expect(dialog.getByText(/^You requested access on/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Request access' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(why(page)).toBeFocused();

    // Already requested: the page still says so after a reload.
    await page.reload();
    await shellReady(page);
    await why(page).press('Enter');
    await expect(dialog.getByText(/^You requested access on/)).toBeVisible();

    const context = await browser.newContext({ storageState: storageOf('client-admin') });
    const admin = await context.newPage();
    await admin.goto('/profile?tab=notifications');
    await admin.getByRole('link', { name: /Giulia Conti, KYC/ }).click();
    await expect(admin).toHaveURL(/\/my-contract\?user=/);
    await expect(admin.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
    await context.close();
  });

  test('REQ-030 asks on the board why there is no new request, on a phone too', async ({ page }) => {
    await page.goto('/requests-board/requests');
    const whyNoRequest = page.getByRole('button', { name: 'Why can I not create requests?' });
    await expect(whyNoRequest).toBeVisible();
    await expect(page.getByRole('link', { name: 'New request' })).toHaveCount(0);
    await shellReady(page);
    await whyNoRequest.press('Enter');
    const dialog = explanation(page, DO);
    await expect(dialog).toContainText('Your account may not create requests.');
    await expect(dialog).toContainText('An administrator of the bank decides on your access.');
    await expect(dialog.getByRole('button', { name: 'Request access' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(whyNoRequest).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title!.height).toBeLessThan(48);
    await whyNoRequest.click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
  });

  test('a forbidden record and an unknown record get the same explanation', async ({ page }) => {
    const answers: string[] = [];
    for (const path of ['/kyc/FR-000001', '/kyc/no-such-record']) {
      await page.goto(path);
      await why(page).click();
      await expect(explanation(page)).toContainText('You have no right to the service.');
      answers.push(await explanation(page).getByRole('list').innerText());
    }
    expect(answers[0]).toBe(answers[1]);
  });

  test('PLAT-032 the page of a public service explains missing access too', async ({ page }) => {
    await page.goto('/trade-finance-solutions');
    await why(page).click();
    await expect(explanation(page)).toContainText('Trade finance: not open to you.');
  });
});

test.describe('client administrator', () => {
  test.use({ persona: 'client-admin' });

  test('CUSR-032 asks in the grid why the own row is locked, by keyboard, and who changes it', async ({
    page,
  }) => {
    await page.goto('/my-contract');
    await page.getByRole('tab', { name: 'Users' }).click();
    const row = page.getByRole('row', { name: /Lena Brandt/ });
    const ask = row.getByRole('button', { name: 'Why can I not change this?' });
    await expect(ask).toBeVisible();
    await expect(row.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await row.getByRole('rowheader').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('F2');
    await page.keyboard.press('ArrowRight');
    await expect(ask).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = explanation(page, DO);
    await expect(dialog).toContainText('Nobody changes their own rights in a contract');
    await expect(dialog).not.toContainText('Lena Brandt');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(ask).toBeFocused();
  });
});

test.describe('bank staff', () => {
  test.use({ persona: 'staff' });

  for (const path of ['/information-hub', '/trade-finance-solutions', '/cash-management-solutions'])
    test(`HUB-017 TF-006 CM-003 reads ${path}, and asks why it cannot be changed`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Why can I not change this?' }).click();
      await expect(explanation(page, DO)).toContainText('You are not an administrator of the bank.');
    });

  test('is told which access cannot be granted in the portal, and whom to contact', async ({ page }) => {
    await page.goto('/support-page');
    await why(page).click();
    const dialog = explanation(page);
    await expect(dialog).toContainText('Only support may open this.');
    await expect(dialog).toContainText('Nobody can give you access in the portal.');
    await expect(dialog.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/);
    await expect(dialog.getByRole('button', { name: 'Request access' })).toHaveCount(0);
  });
});

test.describe('a client', () => {
  test('MYC-005 asks on the error page why My contract is unavailable', async ({ page }) => {
    await page.goto('/my-contract');
    await expect(page).toHaveURL(/\/error\?code=no-single-contract/);
    await why(page).click();
    await expect(explanation(page)).toContainText(
      'You are not an administrator of a contract of your company.',
    );
  });
});

test.describe('in French', () => {
  test.use({ persona: 'restricted', language: 'fr', theme: 'dark' });

  test('the explanation is in the language of the page', async ({ page }) => {
    await page.goto('/power-of-attorney');
    await page.getByRole('button', { name: /^Pourquoi ne puis-je pas voir ceci/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Vous ne disposez d’aucun droit sur le service.');
    await expectAccessible(page);
  });
});
