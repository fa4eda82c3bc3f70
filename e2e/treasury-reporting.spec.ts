import { asPerson, expect, expectAccessible, test } from './test.ts';

const PATH = '/loans-and-deposit-reporting';

test('TR-001 TR-002 TR-004 PLAT-045 a client opens a loan from the navigation, by keyboard, goes to the next and returns', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Reporting' }).press('Enter');
  await page
    .getByRole('group', { name: 'Reporting' })
    .getByRole('link', { name: 'Treasury reporting' })
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(page).toHaveTitle(/^Treasury reporting/);
  await expect(page.getByText(/^Extracted on \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Contract' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: /^Total in EUR/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search in the report' }).fill('TL-D');
  await expect(page).toHaveURL(/q=TL-D/);
  await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible();
  await page.getByRole('link', { name: 'TL-D' }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}/[0-9a-f-]{36}\\?q=TL-D$`));
  await expect(page).toHaveTitle(/^TL-D · Treasury reporting/);
  await expect(page.getByRole('heading', { level: 2, name: 'Amortization' })).toBeVisible();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  // A new page takes the focus; a key pressed earlier would go to its heading.
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  const where = page.getByRole('navigation', { name: 'Where you are' });
  await expect(where.getByText(/^\d+ of \d+ loans$/)).toBeVisible();
  await where.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page).toHaveTitle(/^TL-E · Treasury reporting/);
  await expect(heading).toBeFocused();
  // The list still has its filter.
  await where.getByRole('link', { name: 'Treasury reporting' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PATH}\\?q=TL-D$`));
  await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible();
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: /^Deposits \d+$/ }).press('Enter');
  await expect(page).toHaveURL(/tab=deposits/);
  await expect(page.getByRole('rowheader', { name: 'HF-221' })).toBeVisible();
});

test('TR-003 TR-013 a filter in the URL narrows the list, and the spreadsheet contains the displayed rows', async ({
  page,
}) => {
  await page.goto(`${PATH}?is.subType=PretRCF&q=RCF-0&sort=-amountInEUR`);
  await expect(page.getByRole('rowheader', { name: 'RCF-05' })).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ rows$/)).toBeVisible();
  const asked = page.waitForRequest('**/api/treasury-reporting/export?*');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download to Excel' }).click();
  // The content of the file is tested on the server (treasury-reporting.test.ts).
  const { references, filters } = (await asked).postDataJSON() as {
    references: string[];
    filters: { columns: string[] };
  };
  expect(filters.columns[0]).toBe('referenceNo');
  expect(references).toHaveLength(await page.getByRole('rowheader', { name: /^RCF/ }).count());
  expect((await saved).suggestedFilename()).toBe('treasury_loans.xlsx');
});

test('TR-009 a request of the service is started from an item', async ({ page }) => {
  await page.goto(`${PATH}?q=TL-E`);
  await page.getByRole('link', { name: 'TL-E' }).click();
  await page.getByRole('link', { name: 'New request' }).click();
  await expect(page).toHaveURL(/requests-board\/requests\/new.*TREASURY_REPORTING/);
});

test.describe('the URL of an item', () => {
  test.use({ expectedErrors: /404/ });

  test('PLAT-045 shows the not-found page if the user must not know the item', async ({ page }) => {
    await page.goto(`${PATH}/00000000-0000-4000-8000-000000000001`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

test('TR-014 TR-016 a client administrator selects a contract first', async ({ browser }) => {
  const page = await asPerson(browser, 'client-admin');
  await page.goto(PATH);
  await expect(page.getByText('Choose a contract first.', { exact: true })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Contract' }).fill('00418');
  await page.getByRole('option', { name: /^00418/ }).click();
  await expect(page).toHaveURL(/contract=/);
  await expect(page.getByRole('rowheader', { name: 'TL-E' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Shared with the client' })).toBeChecked();
  await expectAccessible(page);
  await page.context().close();
});

test('PLAT-045 a user without the service does not find the page', async ({ browser }) => {
  const page = await asPerson(browser, 'restricted');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Treasury reporting' })).toHaveCount(0);
  await page.context().close();
});
