import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

/** The widgets of services, each alone on the whole width as the person opens it from the home. */
const widget = async (page: Page, name: string, title: string) => {
  await page.goto(`/home/widgets/${name}`);
  // A title that opens a new tab says so in its name.
  const frame = page.getByRole('region', { name: new RegExp(`^${title}`) });
  await expect(frame).toBeVisible();
  return frame;
};
test.describe('a client who holds every service', () => {
  test.use({ persona: 'client' });

  test('WID-032 WID-033 reads the forecast of each type', async ({ page }) => {
    const frame = await widget(page, 'forecast', 'Forecast');
    await expect(frame.getByRole('tab')).toHaveText(['Cash position', 'Maturities', 'Fees and interest']);
    const pound = frame.getByRole('row', { name: /GBP/ });
    await expect(pound).toContainText('−1,118,447.71');
    await expect(pound).toContainText('below zero');
    await expectAccessible(page);
    await frame.getByRole('tab', { name: 'Cash position' }).press('ArrowRight');
    await expect(frame.getByRole('tab', { name: 'Maturities' })).toHaveAttribute('aria-selected', 'true');
    await expect(frame.getByRole('row', { name: /Total in EUR/ })).toBeVisible();
    await expect(frame.getByRole('row', { name: /GBP/ })).toHaveCount(0);
  });

  test('WID-060 WID-061 reads loans and deposits, the chart by keyboard and as a table', async ({ page }) => {
    const frame = await widget(page, 'loans-and-deposits', 'Loans and deposits');
    await expect(frame.getByText('182,400,000.00')).toBeVisible();
    await expect(frame.getByText('118,150,000.00')).toBeVisible();
    await frame.getByRole('tab', { name: 'Deposits' }).click();
    await expect(frame.getByText('64,250,000.00')).toBeVisible();
    await expectAccessible(page);
    const points = frame.getByRole('img', { name: /20\d\d: / });
    await expect(points).toHaveCount(6);
    await points.first().focus();
    await page.keyboard.press('End');
    await expect(points.last()).toBeFocused();
    await page.keyboard.press('t');
    await expect(frame.getByRole('table', { name: /Falls due/ }).getByRole('row')).toHaveCount(7);
    await expect(frame.getByRole('button', { name: 'Show as a chart' })).toBeFocused();
  });

  test('WID-056 WID-066 WID-068 WID-078 WID-080 WID-084 read the other services', async ({ page }) => {
    const kyc = await widget(page, 'kyc-list', 'KYC reviews');
    await expect(kyc.getByRole('row').nth(1)).toContainText('Halden Italia SpA');
    await expect(kyc.getByRole('row').nth(1)).toContainText('Overdue');
    const guarantees = await widget(page, 'guarantees', 'Guarantees');
    await expect(guarantees.getByText('In force, EUR')).toBeVisible();
    const emissions = await widget(page, 'carbon-emissions', 'Carbon emissions');
    await expect(emissions.getByRole('row', { name: /Halden Chemie/ })).toBeVisible();
    const legal = await widget(page, 'legal-dashboard', 'Legal dashboard');
    await expect(legal.getByText('In negotiation').first()).toBeVisible();
    const mtm = await widget(page, 'mtm', 'Mark to market');
    await expect(mtm.getByRole('row', { name: /^Total/ })).toBeVisible();
    const powers = await widget(page, 'power-of-attorney', 'Powers of attorney');
    await expect(powers.getByRole('row', { name: /Lena Brandt/ })).toContainText('ends within two months');
    await expectAccessible(page);
  });

  test('WID-065 goes from a waiting signature to its request', async ({ page }) => {
    const frame = await widget(page, 'signature', 'Signatures');
    await frame.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/requests-board\/requests\/[0-9a-f-]{36}\?tab=signature$/);
  });

  test('WID-070 WID-072 finds the way to the platforms beside the portal', async ({ page }) => {
    const optimnet = await widget(page, 'optimnet', 'Optimnet');
    await expect(optimnet.getByRole('link', { name: /Open Optimnet/ })).toHaveAttribute('target', '_blank');
    const optimtrade = await widget(page, 'optimtrade', 'Optimtrade');
    await expect(optimtrade.getByRole('link', { name: /Open Optimtrade/ })).toHaveAttribute(
      'href',
      'https://trade.atrium.example',
    );
  });
});

test.describe('a client whose service refuses or fails', () => {
  test.use({ persona: 'client', expectedErrors: /Failed to load resource/ });

  test('WID-034 a refused forecast is no result and no message', async ({ page }) => {
    await page.route('**/api/forecast', (route) =>
      route.fulfill({ status: 403, json: { errors: [{ code: 'FORBIDDEN', label: 'No' }] } }),
    );
    const frame = await widget(page, 'forecast', 'Forecast');
    await expect(frame.getByText('No forecast to show')).toBeVisible();
    await expect(page.getByText('The forecast did not load')).toHaveCount(0);
  });

  test('a service that fails says so in its widget, and works again', async ({ page }) => {
    await page.route('**/api/mtm/summary', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-correlation-id': 'journey-mtm-1' },
        json: { errors: [{ code: 'INTERNAL', label: 'Not now' }] },
      }),
    );
    const frame = await widget(page, 'mtm', 'Mark to market');
    await expect(frame.getByText('journey-mtm-1')).toBeVisible();
    await page.unroute('**/api/mtm/summary');
    await frame.getByRole('button', { name: 'Try again' }).click();
    await expect(frame.getByRole('row', { name: /^Total/ })).toContainText(/\d/);
  });
});

test.describe('a client of one contract', () => {
  test.use({ persona: 'client-admin' });

  test('sees no service of other contracts', async ({ page }) => {
    await widget(page, 'kyc-list', 'KYC reviews');
    await page.goto('/home/widgets/loans-and-deposits');
    await expect(page.getByText('182,400,000.00')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Loans and deposits' })).toHaveCount(0);
  });
});
