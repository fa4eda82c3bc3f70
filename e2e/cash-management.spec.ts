import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from './test.ts';

const PATH = '/cash-management-solutions';

interface Guide {
  id: string;
  filename: string;
  mediaType: string;
}
const guides = async (page: Page) =>
  (await (await page.request.get(`/api${PATH}/documents`)).json()) as Guide[];

test('CM-001 CM-002 CM-013 a client reads the products and finds every guide', async ({ page }) => {
  await page.goto('/home');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Cash management solutions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cover' }).getByText(/^Collect, pay, place/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View documentation: Payments' }).press('Enter');
  const panel = page.getByRole('complementary', { name: 'Payments' });
  await expect(panel.getByRole('button', { name: 'Instant payments', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Close the documents' }).press('Enter');
  await page.getByRole('link', { name: /^Documents/ }).press('Enter');
  await expect(page).toHaveURL(/tab=DOCUMENTS/);
  await page.getByRole('searchbox', { name: 'In these documents' }).fill('forecasting');
  const found = page.getByRole('button', { name: 'Forecasting your cash', exact: true });
  await expect(found).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fees explained', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await found.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Forecasting your cash.pdf' })).toBeVisible();
  await expect(page).toHaveURL(/document=/);
});

test('WID-020 WID-074 CM-002 an address shows a guide, and saves one without preview', async ({ page }) => {
  const all = await guides(page);
  const shown = all.find(({ mediaType }) => mediaType === 'application/pdf')!;
  await page.goto(`${PATH}?document=${shown.id}`);
  const dialog = page.getByRole('dialog', { name: shown.filename });
  await expect(dialog.locator('[data-drawn]').first()).toBeVisible({ timeout: 20_000 });
  const sheet = all.find(({ mediaType }) => mediaType.includes('spreadsheet'))!;
  const saved = page.waitForEvent('download');
  await page.goto(`${PATH}?document=${sheet.id}`);
  expect((await saved).suggestedFilename()).toBe(sheet.filename);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /500|Failed to load/ });

  test('CM-001 a page whose texts could not be loaded says so and tries again', async ({ page }) => {
    let isBroken = true;
    await page.route(`**/api${PATH}/translation`, (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { errors: [{ code: 'UNEXPECTED', label: 'It failed' }] } })
        : route.continue(),
    );
    await page.goto(PATH);
    await expect(page.getByText('The cash management page could not be loaded')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Cover' })).toBeVisible();
  });
});

test.describe('restricted', () => {
  test.use({ persona: 'restricted' });

  test('PLAT-031 whoever does not hold the service is told so at its address', async ({ page }) => {
    await page.goto(`${PATH}?document=${randomUUID()}`);
    await expect(
      page.getByRole('heading', { name: 'Cash management solutions is not available' }),
    ).toBeVisible();
  });
});

test.describe('those who edit cash management', () => {
  test.use({ persona: 'super-admin' });

  test('CM-003 CM-007 CM-008 CM-010 write a card in both languages', async ({ page }) => {
    await page.goto(PATH);
    const section = page.getByRole('region', { name: 'Reporting' });
    const before = await section.getByRole('paragraph').first().textContent();
    await section.getByRole('button', { name: /^Edit the text/ }).click();
    const save = section.getByRole('button', { name: 'Save text' });
    await expect(save).toHaveAccessibleDescription('Nothing has changed yet');
    const english = section.getByRole('group', { name: 'English' });
    await english.getByRole('textbox', { name: 'Title' }).fill('');
    await expect(save).toHaveAccessibleDescription('Both languages are required');
    await english.getByRole('textbox', { name: 'Title' }).fill('Reporting');
    const description = english.getByRole('textbox', { name: 'Description' });
    await description.fill('a'.repeat(141));
    await expect(save).toHaveAccessibleDescription('Possible once both texts fit');
    const words = `Statements ${randomUUID()}`;
    await description.fill(words);
    await save.click();
    await expect(section.getByText(words, { exact: true })).toBeVisible();
    await page.reload();
    await expect(section.getByText(words, { exact: true })).toBeVisible();
    await section.getByRole('button', { name: /^Edit the text/ }).click();
    await description.fill(before!);
    await save.click();
    await expect(section.getByText(before!, { exact: true })).toBeVisible();
  });

  test('CM-004 CM-005 add, update and delete a guide; the cover stays', async ({ page }) => {
    const name = `Guide ${randomUUID()}`;
    await page.goto(`${PATH}?tab=DOCUMENTS`);
    const section = page.getByRole('region', { name: 'Collections' });
    await section.getByRole('button', { name: 'Add documents to Collections' }).click();
    const adding = page.getByRole('dialog', { name: 'Add documents to Collections' });
    await adding
      .locator('input[type=file]')
      .setInputFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(name) });
    await adding.getByRole('button', { name: 'Add documents' }).click();
    await expect(section.getByRole('button', { name, exact: true })).toBeVisible();
    const choose = async (item: string) => {
      await section.getByRole('button', { name: `Further actions: ${name}` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Update');
    const updating = page.getByRole('dialog', { name: `Update ${name}.txt` });
    await updating.getByRole('textbox', { name: 'Description in English' }).fill('How it works');
    await updating.getByRole('button', { name: 'Update the document' }).click();
    await expect(section.getByText('How it works')).toBeVisible();
    await choose('Delete');
    const deleting = page.getByRole('alertdialog', { name: `Delete ${name}.txt?` });
    await deleting.getByRole('button', { name: 'Delete the document' }).click();
    await expect(section.getByRole('button', { name, exact: true })).toHaveCount(0);

    const cover = page.getByRole('region', { name: 'Cover' });
    await cover.getByRole('button', { name: /^Further actions/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Update' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  });
});
