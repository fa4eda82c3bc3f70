import type { Page } from '@playwright/test';
import { storageOf } from './people.ts';
import { expect, expectAccessible, test, toast } from './test.ts';

interface Running {
  id: string;
  reference: string;
  rights: { canToClose: boolean };
}

/** Locates the state in the facts; messages of the conversation contain states, too. */
const stateOf = (page: Page) => page.locator('dl').first();

test('REQ-021 REQ-022 a tab of the board is exported', async ({ page }) => {
  await page.goto('/requests-board/requests?tab=closed');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('requests.xlsx');
});

test('a printed board is a table with header, filters and full texts, without controls', async ({ page }) => {
  await page.goto('/requests-board/requests?tab=closed&q=r-20');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  // All rows are loaded in the browser, although not all are rendered.
  const count = page.getByRole('status').filter({ hasText: /requests/ });
  const [total] = /\d+/.exec((await count.innerText()).replaceAll(',', ''))!;
  await expect.poll(async () => grid.getAttribute('aria-rowcount')).toBe(String(Number(total) + 1));
  const drawn = await grid.getByRole('rowheader').count();
  expect(drawn).toBeLessThan(Number(total));

  // As browsers do: the event comes before the media changes.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-printing]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: 'Closed' });
  await expect(grid).toBeHidden();
  await expect(table.getByRole('columnheader')).toHaveText([
    'Favourite',
    'State',
    'Title',
    'Service',
    'Legal entities',
    'Created by',
    'Created',
    'Last update',
  ]);
  const printed = Math.min(Number(total), 1_000);
  await expect(table.getByRole('rowheader')).toHaveCount(printed);
  await expect(table.getByRole('caption')).toHaveText(
    printed < Number(total)
      ? /1,000 of [\d,]+ rows are printed/
      : `${Number(total).toLocaleString('en')} rows`,
  );
  await expect(page.locator('[data-print-head]')).toBeVisible();
  await expect(page.getByRole('main').getByText('Closed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Search: “r-20”')).toBeVisible();
  for (const role of ['button', 'link', 'textbox', 'checkbox'] as const)
    await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
  // No text is clipped or extends beyond the sheet.
  const cut = await table
    .locator('td, th')
    .evaluateAll((cells) =>
      cells
        .filter((cell) =>
          [cell, ...cell.querySelectorAll('*')].some(
            (part) =>
              getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1,
          ),
        )
        .map(({ textContent }) => textContent),
    );
  expect(cut.filter((text) => text !== 'Favourite')).toEqual([]);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(table).toHaveCount(0);
  await expect(grid.getByRole('rowheader')).toHaveCount(drawn);
});

test('REQ-019 REQ-020 a request of the to-close tab is closed by keyboard, and reopened', async ({
  page,
}) => {
  // A request whose closure the user has requested, so that it waits for the bank.
  const answer = await page.request.get('/api/requests?requestStates=INPROGRESS&limit=100');
  const { pageRecords } = (await answer.json()) as { pageRecords: Running[] };
  const mine = pageRecords.findLast(({ rights }) => rights.canToClose)!;
  const turn = (state: string) => page.request.put(`/api/requests/${mine.id}`, { data: { state } });
  expect((await turn('TO_CLOSE')).ok()).toBe(true);

  await page.goto('/requests-board/requests?tab=to-close');
  const rows = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  const open = page.getByRole('checkbox', { disabled: false });
  // A request that waits for the bank cannot be selected and says why; the dialog lists those left out for this reason.
  const box = rows.filter({ hasText: mine.reference }).getByRole('checkbox');
  await expect(box).toHaveAccessibleDescription('Waits for the bank to confirm');
  await box.click({ force: true });
  await expect(box).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/other requests? (is|are) left out/);
  await expect(question.getByRole('listitem').filter({ hasText: mine.reference })).toContainText(
    'Waits for the bank to confirm',
  );
  await question.getByRole('button', { name: /^Keep/ }).click();
  await page.getByRole('button', { name: 'Clear the selection' }).click();
  expect((await turn('INPROGRESS')).ok()).toBe(true);

  const closable = rows.filter({ has: open }).first();
  const link = closable.getByRole('rowheader').getByRole('link');
  const address = (await link.getAttribute('href'))!;
  const [reference] = /R-\d{4}-\d{5}/.exec(await closable.getByRole('rowheader').innerText())!;
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="${address}"]`) });
  await row.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(reference);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, '1 request closed')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(address);
  await expect(stateOf(page).getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions on the request' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Reopen the request' }).click();
  await expect(stateOf(page).getByText('In progress', { exact: true })).toBeVisible();
});

test('RDET-021 RDET-023 RDET-031 one side asks for closure, and the other refuses it', async ({
  page,
  browser,
}) => {
  await page.goto('/requests-board/requests?status=INPROGRESS');
  // Not the request that the wizard journey has just sent for signature.
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
  // This user is not a participant; it is the turn of the bank's participants.
  await expect(stateOf(other).getByText('With a colleague', { exact: true })).toBeVisible();
  await bank.close();

  // The client's page is outdated: the server refuses, and the page updates.
  await page.reload();
  await expect(stateOf(page).getByText('In progress', { exact: true })).toBeVisible();
});
