import type { Page } from '@playwright/test';
import { asPerson, expect, expectAccessible, test } from './test.ts';

interface Grid {
  headers: { id: string; label: string }[];
  rows: { id: string; cells: Record<string, string | number | null> }[];
}
const gridOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/grids/${id}`)).json()) as Grid;
const total = (page: Page) => page.getByRole('row').filter({ hasText: /^Total/ });
const head = (page: Page, name: string) =>
  page.getByRole('columnheader').filter({ has: page.getByRole('button', { name, exact: true }) });

test('GRID-001 GRID-002 GRID-011 PLAT-050 a client opens the guarantees from the navigation, by keyboard only', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Reporting' }).press('Enter');
  await page
    .getByRole('group', { name: 'Reporting' })
    .getByRole('link', { name: 'Guarantees' })
    .press('Enter');
  await expect(page).toHaveURL(/\/grid\/GUARANTEES$/);
  await expect(page).toHaveTitle(/^Guarantees/);
  await expect(page.getByRole('heading', { level: 1, name: 'Guarantees' })).toBeVisible();
  await expect(page.getByText(/^As of \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(total(page)).toBeVisible();
  await expectAccessible(page);
  // When the keyboard reaches the last row, the total row does not cover it.
  await page.getByRole('gridcell').or(page.getByRole('rowheader')).first().focus();
  await page.keyboard.press('Control+End');
  const box = async (of: ReturnType<Page['locator']>) => (await of.boundingBox())!;
  const focused = await box(page.locator('[role=grid] :focus'));
  const closing = await box(total(page));
  expect(focused.y + focused.height).toBeLessThanOrEqual(closing.y + 1);
});

test('GRID-006 contract, filters and order are in the URL', async ({ page }) => {
  await page.goto('/grid/GUARANTEES');
  const contracts = (await (await page.request.get('/api/services/GUARANTEES/contracts')).json()) as {
    id: string;
    name: string;
  }[];
  const [first] = contracts;
  const field = page.getByRole('combobox', { name: 'Contract' });
  await expect(field).toHaveText(`All contracts, ${contracts.length}`);
  await field.press('Enter');
  await page.getByRole('option', { name: first!.name }).click();
  await expect(page).toHaveURL(new RegExp(`contract=${first!.id}`));
  const { rows } = (await (
    await page.request.get(`/api/grids/GUARANTEES?contractId=${first!.id}`)
  ).json()) as Grid;
  await expect(page.getByText(`${rows.length} rows`, { exact: true })).toBeVisible();
  const one = rows[0]!.cells['reference'] as string;
  await page.getByRole('searchbox', { name: 'Search in the report' }).fill(one);
  await expect(page.getByText(`1 of ${rows.length} rows`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${one}`));
  await page.reload();
  await expect(page.getByText(`1 of ${rows.length} rows`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(page).toHaveURL(new RegExp(`contract=${first!.id}`));
  await head(page, 'Amount').getByRole('button').first().click();
  await expect(page).toHaveURL(/sort=amount/);
});

test('GRID-007 the spreadsheet contains the displayed rows in their order', async ({ page }) => {
  const { rows } = await gridOf(page, 'GUARANTEES');
  const performance = rows.filter(({ cells }) => cells['kind'] === 'Performance');
  await page.goto('/grid/GUARANTEES?is.kind=PERFORMANCE&sort=-amount');
  await expect(page.getByText(`${performance.length} of ${rows.length} rows`, { exact: true })).toBeVisible();
  const asked = page.waitForRequest('**/api/grids/GUARANTEES/export');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download to Excel' }).click();
  // The content of the file is tested on the server (service-grids.test.ts).
  const { columns, rows: ids } = (await asked).postDataJSON() as { columns: string[]; rows: string[] };
  expect(columns.slice(0, 5)).toEqual(['reference', 'kind', 'applicant', 'beneficiary', 'amount']);
  const amountOf = new Map(performance.map(({ id, cells }) => [id, Number(cells['amount'])]));
  expect(ids.map((id) => amountOf.get(id))).toEqual([...amountOf.values()].toSorted((x, y) => y - x));
  expect((await saved).suggestedFilename()).toBe('guarantees.xlsx');
});

test('GRID-008 a client creates a request of the service; bank staff cannot from here', async ({
  page,
  browser,
}) => {
  await page.goto('/grid/MTM');
  await expect(page.getByRole('heading', { level: 1, name: 'Mark to market' })).toBeVisible();
  await page.getByRole('link', { name: 'New request' }).press('Enter');
  await expect(page).toHaveURL(/\/requests-board\/requests\/new\?.*service=MTM/);
  const staff = await asPerson(browser, 'staff');
  await staff.goto('/grid/MTM');
  await expect(staff.getByRole('button', { name: 'Download to Excel' })).toBeVisible();
  await expect(staff.getByRole('link', { name: 'New request' })).toHaveCount(0);
  await staff.context().close();
});

test('GRID-005 GRID-015 PLAT-056 the carbon emissions have their grid at their URL, and questions on a second tab', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Reporting' }).click();
  await page
    .getByRole('group', { name: 'Reporting' })
    .getByRole('link', { name: 'Your carbon emissions' })
    .click();
  await expect(page).toHaveURL(/\/grid\/YOUR_CARBON_EMISSIONS$/);
  await expect(head(page, 'Scope 3, t CO₂e')).toBeVisible();
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'FAQ' }).press('Enter');
  await expect(page).toHaveURL(/\?tab=FAQ$/);
  await expect(page.getByRole('heading', { name: 'What are scopes 1, 2 and 3?' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expectAccessible(page);
});

test('PLAT-056 WID-079 the legal dashboard and the trades of one-click confirmation are grids too', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Contractual' }).click();
  await page
    .getByRole('group', { name: 'Contractual' })
    .getByRole('link', { name: 'Legal dashboard' })
    .click();
  await expect(page).toHaveURL(/\/grid\/LEGAL_DASHBOARD$/);
  await expect(head(page, 'Agreement')).toBeVisible();
  await page.goto('/one-click');
  await page.getByRole('link', { name: 'All trades' }).click();
  await expect(page).toHaveURL(/\/grid\/ONE_CLICK_CONFIRMATION$/);
  await expect(head(page, 'To confirm by')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open the service/ })).toHaveAttribute('href', /^https:/);
});

test.describe('in French and dark', () => {
  test.use({ language: 'fr', theme: 'dark' });

  test('GRID-012 GRID-013 numbers and dates are formatted in French', async ({ page }) => {
    await page.goto('/grid/GUARANTEES');
    await expect(page.getByRole('heading', { level: 1, name: 'Garanties' })).toBeVisible();
    await expect(page.getByText(/^Au \d+(?:er)? \S+ \d{4}$/)).toBeVisible();
    await expect(
      page
        .getByRole('gridcell')
        .filter({ hasText: /^\d[\d\s]*,00$/ })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('GRID-001 only the grid scrolls sideways', async ({ page }) => {
    await page.goto('/grid/GUARANTEES');
    await expect(head(page, 'Reference')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

test('GRID-014 an empty grid shows its own message', async ({ page }) => {
  await page.route('**/api/grids/MTM', async (route) => {
    const answer = await route.fetch();
    const grid = (await answer.json()) as Grid;
    await route.fulfill({ response: answer, json: { ...grid, rows: [] } });
  });
  await page.goto('/grid/MTM');
  await expect(page.getByText('No live derivative.')).toBeVisible();
});

test.describe('error states', () => {
  test.use({ expectedErrors: /40[34]|500|Failed to load/ });

  test('GRID-004 are shown for a service switched off meanwhile, an unknown report, and a failure', async ({
    page,
  }) => {
    const label = 'This service is temporarily switched off.';
    await page.route('**/api/grids/MTM', (route) =>
      route.fulfill({ status: 403, json: { errors: [{ code: 'FORBIDDEN', label }] } }),
    );
    await page.goto('/grid/MTM');
    await expect(page.getByRole('heading', { name: 'Mark to market is not available' })).toBeVisible();
    await expect(page.getByRole('main').getByText(label)).toBeVisible();
    await page.goto('/grid/NOTHING');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    let isBroken = true;
    await page.route('**/api/grids/GUARANTEES', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { errors: [] } }) : route.continue(),
    );
    await page.goto('/grid/GUARANTEES');
    await expect(page.getByText('The report could not be loaded').first()).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(total(page)).toBeVisible();
  });
});

test.describe('a user with one contract', () => {
  test.use({ persona: 'newcomer' });

  test('GRID-006 has no contract filter', async ({ page }) => {
    await page.goto('/grid/GUARANTEES');
    await expect(total(page)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Contract' })).toHaveCount(0);
  });
});

test.describe('a user without reports', () => {
  test.use({ persona: 'restricted' });

  test('PLAT-050 PLAT-052 does not find the page', async ({ page }) => {
    await page.goto('/grid/GUARANTEES');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
