import { asPerson, expect, expectAccessible, test } from './test.ts';

test('LD-001 LD-002 LD-003 LD-007 a client opens a loan from the navigation, by keyboard only, and returns', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Reporting' }).press('Enter');
  await page
    .getByRole('group', { name: 'Reporting' })
    .getByRole('link', { name: 'Loans and deposits' })
    .press('Enter');
  await expect(page).toHaveURL(/\/loans-and-deposits$/);
  await expect(page).toHaveTitle(/^Loans and deposits/);
  await expect(page.getByText(/^Extracted on \d+ \w+ \d{4}$/)).toBeVisible();
  const total = page.getByRole('row').filter({ hasText: /^Total in EUR/ });
  await expect(total).toContainText('182,400,000.00');
  await expect(total).toContainText('60,000,000.00');
  await expect(page.getByRole('combobox', { name: 'Contract' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search in the list' }).fill('TL-E');
  await expect(page).toHaveURL(/q=TL-E/);
  await expect(page.getByText(/^1 of \d+ lines$/)).toBeVisible();
  await page.getByRole('link', { name: 'TL-E' }).click();
  await expect(page).toHaveURL(/\/loans-and-deposits\/[0-9a-f-]{36}\?ricosCode=/);
  await expect(page).toHaveTitle(/^TL-E · Loans and deposits/);
  await expect(page.getByRole('heading', { level: 2, name: 'Amortization' })).toBeVisible();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  // A new page takes the focus; a key pressed earlier would go to its heading.
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: 'Loans and deposits' })
    .press('Enter');
  await expect(page).toHaveTitle(/^Loans and deposits/);
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: /^Deposits \d+$/ }).press('Enter');
  await expect(page).toHaveURL(/tab=deposits/);
  await expect(page.getByRole('rowheader', { name: 'HB-N32' })).toBeVisible();
});

test('LD-009 LD-010 the spreadsheet contains the displayed rows', async ({ page }) => {
  await page.goto('/loans-and-deposits?q=RCF-05');
  await expect(page.getByText(/^1 of \d+ lines$/)).toBeVisible();
  const asked = page.waitForRequest('**/api/loans-and-deposits/export');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  // The content of the file is tested on the server (loans-and-deposits.test.ts).
  const { type, columns, rows } = (await asked).postDataJSON() as {
    type: string;
    columns: string[];
    rows: string[];
  };
  expect(type).toBe('LOAN');
  expect(columns[0]).toBe('line');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('D-2023-0114');
  expect((await saved).suggestedFilename()).toBe('export_loans.xlsx');
});

test.describe('the URL of a line', () => {
  test.use({ expectedErrors: /404/ });

  test('LD-003 shows the not-found page if the user must not know the line', async ({ page }) => {
    await page.goto('/loans-and-deposits/00000000-0000-4000-8000-000000000001?ricosCode=FR1');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

test('LD-004 LD-005 LD-006 LD-017 a bank administrator selects a contract first, and changes its visibility for its users', async ({
  browser,
}) => {
  const page = await asPerson(browser, 'super-admin');
  await page.goto('/loans-and-deposits');
  await expect(page.getByText('Choose a contract first.', { exact: true })).toBeVisible();
  await expect(page.getByRole('treegrid')).toHaveCount(0);
  const contracts = (await (await page.request.get('/api/loans-and-deposits/contracts')).json()) as {
    number: string;
    name: string;
    isReadOnly: boolean;
    bmf: { visibility: boolean };
  }[];
  // A contract that no other journey uses.
  const chosen = contracts.findLast(
    ({ number, isReadOnly, bmf }) => number !== '00391' && !isReadOnly && bmf.visibility,
  )!;
  const field = page.getByRole('combobox', { name: 'Contract' });
  await field.fill(chosen.number);
  await page.getByRole('option', { name: `${chosen.number} ${chosen.name}` }).click();
  await expect(page).toHaveURL(/contract=/);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ lines?$/ })).toBeVisible();
  await expectAccessible(page);
  const shared = page.getByRole('switch', { name: 'Shared with the client' });
  await expect(shared).toBeChecked();
  await shared.press('Space');
  await expect(page.getByText('Only people of the bank see these loans and deposits')).toBeVisible();
  await expect(shared).not.toBeChecked();
  await page.reload();
  await expect(shared).not.toBeChecked();
  await shared.press('Space');
  await expect(page.getByText(/users? of the contract sees? these/)).toBeVisible();
  await page.context().close();
});

test('PLAT-046 a user without the service does not find the page', async ({ browser }) => {
  const page = await asPerson(browser, 'restricted');
  await page.goto('/loans-and-deposits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Loans and deposits' })).toHaveCount(0);
  await page.context().close();
});
