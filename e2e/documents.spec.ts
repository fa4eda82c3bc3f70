import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

interface Listed {
  id: string;
  filename: string;
  mediaType: string;
}

/** Returns the user's newest documents as the widget lists them, of the given file types or of all. */
async function newest(page: Page, types: string[] = []): Promise<Listed[]> {
  const answer = await page.request.post('/api/documents/search', {
    data: { page: 1, limit: 10, sort: 'DateDescending', types },
  });
  const { pageRecords } = (await answer.json()) as { pageRecords: Listed[] };
  return pageRecords;
}

const WIDGET = '/home/widgets/documents';

test('DOC-007 DOC-033 a document and then the next one are previewed, by keyboard only', async ({ page }) => {
  const documents = await newest(page);
  const at = documents.findIndex(({ mediaType }) => mediaType === 'application/pdf');
  await page.goto(`${WIDGET}?document=${documents[at]!.id}`);
  const dialog = page.getByRole('dialog', { name: documents[at]!.filename });
  // The first document of a run takes longer, because the worker is fetched and started.
  await expect(dialog.locator('[data-drawn]').first()).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByRole('region')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('halden');
  await expect(dialog.locator('[data-match]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('region')).toBeFocused();
  const other = at === documents.length - 1 ? at - 1 : at + 1;
  await dialog
    .getByRole('button', { name: other > at ? 'Next document' : 'Previous document' })
    .press('Enter');
  await expect(page.getByRole('dialog', { name: documents[other]!.filename })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`document=${documents[other]!.id}`));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/document=/);
});

test('API-085 a previewed document can be saved under its name', async ({ page }) => {
  const documents = await newest(page);
  const document = documents.find(({ mediaType }) => mediaType === 'application/pdf')!;
  await page.goto(`${WIDGET}?document=${document.id}`);
  const dialog = page.getByRole('dialog', { name: document.filename });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe(document.filename);
});

test('DOC-033 a file type without preview says so, and is only fetched on request', async ({ page }) => {
  // The widget lists the newest documents of all types; here only those without a preview.
  const types = ['EXCEL'];
  await page.route('**/api/documents/search', (route) =>
    route.continue({
      postData: JSON.stringify({ ...(route.request().postDataJSON() as object), types }),
    }),
  );
  const [document] = await newest(page, types);
  expect(document, 'the seeded bank has spreadsheets').toBeDefined();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(document!.id)) fetched.push(request.url());
  });
  await page.goto(`${WIDGET}?document=${document!.id}`);
  const dialog = page.getByRole('dialog', { name: document!.filename });
  await expect(dialog.getByText('This type of file has no preview')).toBeVisible();
  expect(fetched.filter((url) => url.includes('/api/'))).toEqual([]);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe(document!.filename);
});
