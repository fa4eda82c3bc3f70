import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectOpenedByAddress, expectSecondTry, ownDocument, rewrite } from './content.ts';
import { expect, expectAccessible, test } from './test.ts';

const PATH = '/cash-management-solutions';

interface Guide {
  id: string;
  filename: string;
  mediaType: string;
}
const guides = async (page: Page) =>
  (await (await page.request.get(`/api${PATH}/documents`)).json()) as Guide[];

test('CM-001 CM-002 CM-013 a client reads the products and opens every guide', async ({ page }) => {
  await page.goto('/home');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Cash management solutions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cover' }).getByText(/^Collect, pay, place/)).toBeVisible();
  await expectAccessible(page);
  const opener = page.getByRole('link', { name: 'View documentation: Payments' });
  await opener.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Payments' });
  await expect(panel.getByRole('button', { name: 'Instant payments', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Close the documents' }).press('Enter');
  await expect(opener).toBeFocused();
  await page.getByRole('link', { name: /^Documents/ }).press('Enter');
  await expect(page).toHaveURL(/tab=DOCUMENTS/);
  await page.getByRole('searchbox', { name: 'Search in these documents' }).fill('forecasting');
  const found = page.getByRole('button', { name: 'Forecasting your cash', exact: true });
  await expect(found).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fees explained', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await found.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Forecasting your cash.pdf' })).toBeVisible();
  await expect(page).toHaveURL(/document=/);
});

test('WID-020 WID-074 CM-002 a URL opens a guide in the preview, or downloads one without a preview', async ({
  page,
}) => {
  await expectOpenedByAddress(page, PATH, await guides(page));
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /500|Failed to load/ });

  test('CM-001 an error state with a retry replaces a page whose texts could not be loaded', async ({
    page,
  }) => {
    await expectSecondTry(page, PATH, {
      call: `${PATH}/translation`,
      failed: 'The cash management page could not be loaded',
      region: 'Cover',
    });
  });
});

test.describe('a user without the service', () => {
  test.use({ persona: 'restricted' });

  test('PLAT-031 gets an explanation at the URL', async ({ page }) => {
    await page.goto(`${PATH}?document=${randomUUID()}`);
    await expect(
      page.getByRole('heading', { name: 'Cash management solutions is not available' }),
    ).toBeVisible();
  });
});

test.describe('editors of cash management', () => {
  test.use({ persona: 'super-admin' });

  test('CM-003 CM-007 CM-008 CM-010 edit a card in both languages', async ({ page }) => {
    await page.goto(PATH);
    const section = page.getByRole('region', { name: 'Reporting' });
    const save = section.getByRole('button', { name: 'Save text' });
    const english = section.getByRole('group', { name: 'English' });
    const title = english.getByRole('textbox', { name: 'Title' });
    const description = english.getByRole('textbox', { name: 'Description' });
    await rewrite(page, section, {
      field: description,
      words: `Statements ${randomUUID()}`,
      before: async () => {
        await expect(save).toHaveAccessibleDescription('Nothing has changed yet');
        await title.fill('');
        await expect(save).toHaveAccessibleDescription('Both languages are required');
        await title.fill('Reporting');
        await description.fill('a'.repeat(141));
        await expect(save).toHaveAccessibleDescription('Both texts must be within the limit');
      },
    });
  });

  test('CM-004 CM-005 add, sort, update and delete a guide; the cover stays', async ({ page }) => {
    await page.goto(`${PATH}?tab=DOCUMENTS`);
    const section = page.getByRole('region', { name: 'Collections' });
    const guide = ownDocument(page, section, 'Collections', `Guide ${randomUUID()}`);
    await guide.add();
    await guide.moveUp();
    await guide.describe('How it works');
    await guide.remove();

    const cover = page.getByRole('region', { name: 'Cover' });
    await cover.getByRole('button', { name: /^Further actions/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Update' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  });
});
