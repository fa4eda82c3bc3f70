import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from './test.ts';

const HUB = '/information-hub';

interface Listed {
  id: string;
  filename: string;
  mediaType: string;
  itbInfo: { tab: string; bloc: string };
}

const documents = async (page: Page): Promise<Listed[]> =>
  (await (await page.request.get('/api/information-hub/documents')).json()) as Listed[];

test('HUB-001 HUB-002 HUB-006 HUB-012 a client finds the documents of a product and of a country, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/home');
  await page.goto(HUB);
  await expect(page.getByRole('heading', { level: 1, name: 'Information hub' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View documents of Reporting' }).press('Enter');
  const panel = page.getByRole('complementary', { name: 'Reporting' });
  await expect(panel.getByRole('button', { name: 'Intraday positions', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add documents|^Edit the/ })).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Close the documents' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await page.getByRole('link', { name: /^Countries overview/ }).press('Enter');
  await page
    .getByRole('region', { name: 'Overlay markets' })
    .getByRole('link', { name: /^Japan/ })
    .press('Enter');
  await expect(page).toHaveURL(/bloc=OVERLAY_MARKETS_JP/);
  await expect(page.getByRole('complementary', { name: 'Japan, Overlay markets' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Japan, Overlay markets' })).toBeVisible();
});

test('HUB-016 an address shows a document that has a preview, and saves any other', async ({ page }) => {
  const all = await documents(page);
  const shown = all.find(({ mediaType }) => mediaType === 'application/pdf')!;
  await page.goto(`${HUB}?document=${shown.id}`);
  const dialog = page.getByRole('dialog', { name: shown.filename });
  await expect(dialog.locator('[data-drawn]').first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/document=/);
  const sheet = all.find(({ mediaType }) => mediaType.includes('spreadsheet'))!;
  const saved = page.waitForEvent('download');
  await page.goto(`${HUB}?document=${sheet.id}`);
  expect((await saved).suggestedFilename()).toBe(sheet.filename);
  await expect(page).not.toHaveURL(/document=/);
});

test.describe('those who edit the hub', () => {
  test.use({ persona: 'super-admin' });

  test('HUB-018 HUB-027 write a text in both languages; leaving asks first', async ({ page }) => {
    await page.goto(HUB);
    const section = page.getByRole('region', { name: 'Account management' });
    const before = await section.getByRole('paragraph').first().textContent();
    await section.getByRole('button', { name: /^Edit the text/ }).click();
    const words = `Accounts ${randomUUID()}`;
    await section.getByRole('textbox', { name: 'English' }).fill(words);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asked).toHaveCount(0);
    await section.getByRole('button', { name: 'Save text' }).click();
    await expect(section.getByText(words)).toBeVisible();
    await page.reload();
    await expect(section.getByText(words)).toBeVisible();
    await section.getByRole('button', { name: /^Edit the text/ }).click();
    await section.getByRole('textbox', { name: 'English' }).fill(before!);
    await section.getByRole('button', { name: 'Save text' }).click();
    await expect(section.getByText(before!)).toBeVisible();
  });

  test('HUB-017 HUB-019 HUB-020 HUB-021 HUB-022 HUB-024 HUB-026 add a report, update and delete it', async ({
    page,
  }) => {
    await page.goto(`${HUB}?tab=REPORTS_AND_INSIGHTS`);
    const name = `Report ${randomUUID()}`;
    const section = page.getByRole('region', { name: 'Market insights' });
    await section.getByRole('button', { name: 'Add documents to Market insights' }).click();
    const adding = page.getByRole('dialog', { name: 'Add documents to Market insights' });
    await adding
      .locator('input[type=file]')
      .setInputFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(name) });
    await adding.getByRole('textbox', { name: 'Description in English' }).fill('Rates next year');
    await adding.getByRole('textbox', { name: 'Description in French' }).fill('Les taux l’an prochain');
    await adding.getByRole('button', { name: 'Add documents' }).click();
    await expect(section.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(section.getByText('Rates next year')).toBeVisible();

    const choose = async (item: string) => {
      await section.getByRole('button', { name: `Further actions: ${name}` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Update');
    const updating = page.getByRole('dialog', { name: `Update ${name}.txt` });
    await updating.getByRole('textbox', { name: 'Description in English' }).fill('Rates in two years');
    await expectAccessible(page);
    await updating.getByRole('button', { name: 'Update the document' }).click();
    await expect(section.getByText('Rates in two years')).toBeVisible();

    await choose('Delete');
    const deleting = page.getByRole('alertdialog', { name: `Delete ${name}.txt?` });
    await deleting.getByRole('button', { name: 'Delete the document' }).click();
    await expect(section.getByRole('button', { name, exact: true })).toHaveCount(0);
  });
});
