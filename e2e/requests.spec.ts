import type { Page } from '@playwright/test';
import { storageOf } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

/** The fact that says the state; lines of the conversation say states too. */
const stateOf = (page: Page) => page.locator('dl').first();

test('REQ-021 REQ-022 exports a tab of the board', async ({ page }) => {
  await page.goto('/requests-board/requests?tab=closed');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('requests.xlsx');
});

test('REQ-019 REQ-020 closes a request of the to-close tab by keyboard, and reopens it', async ({ page }) => {
  await page.goto('/requests-board/requests?tab=to-close');
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  // One whose closure somebody else asked for: the grid does not tell, the page of the request does.
  const links = await rows
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  let closable = '';
  for (const href of links) {
    await page.goto(href);
    const menu = page.getByRole('button', { name: 'Actions on the request' });
    await menu.click();
    await expect(page.getByRole('menu')).toBeVisible();
    const close = page.getByRole('menuitem', { name: 'Close' });
    if (await close.isVisible()) closable = href;
    await page.keyboard.press('Escape');
    if (closable) break;
  }
  expect(closable).not.toBe('');
  const reference = await page
    .getByText(/^R-\d{4}-\d{5}$/)
    .first()
    .innerText();

  await page.goto('/requests-board/requests?tab=to-close');
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="${closable}"]`) });
  await row.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(reference);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 request closed').first()).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(closable);
  await expect(stateOf(page).getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions on the request' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Reopen the request' }).click();
  await expect(stateOf(page).getByText('In progress', { exact: true })).toBeVisible();
});

test('RDET-021 RDET-023 RDET-031 two sides of one request: one asks for its closure, the other refuses', async ({
  page,
  browser,
}) => {
  await page.goto('/requests-board/requests?status=INPROGRESS');
  // None that the journey of the wizard has just sent for signature.
  await page
    .getByRole('grid')
    .getByRole('link')
    .filter({ hasNotText: 'Account for payroll' })
    .first()
    .click();
  await expect(page).toHaveURL(/requests\/[0-9a-f-]{36}/);
  const address = page.url();
  await page.getByRole('button', { name: 'Actions on the request' }).click();
  await page.getByRole('menuitem', { name: 'Request closure' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Request closure' }).click();
  await expect(stateOf(page).getByText('To close', { exact: true })).toBeVisible();

  const bank = await browser.newContext({ storageState: storageOf('super-admin') });
  const other = await bank.newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Actions on the request' }).click();
  await other.getByRole('menuitem', { name: 'Decline closure' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Decline closure' }).click();
  // Whoever looks takes no part in it: those of the bank who do have the turn.
  await expect(stateOf(other).getByText('With a colleague', { exact: true })).toBeVisible();
  await bank.close();

  // What is on the client's screen is no longer so: the server refuses, and the page follows.
  await page.reload();
  await expect(stateOf(page).getByText('In progress', { exact: true })).toBeVisible();
});
