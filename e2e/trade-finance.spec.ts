import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from './test.ts';

const PATH = '/trade-finance-solutions';

interface Content {
  blocks: { blockId: string; documents: { id: string; filename: string; mediaType: string }[] }[];
}

const documents = async (page: Page) => {
  const content = (await (await page.request.get(`/api${PATH}`)).json()) as Content;
  return content.blocks.flatMap((block) => block.documents);
};

test('TF-001 TF-003 TF-004 a client finds the documents of a product from the navigation, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'eBusiness' }).press('Enter');
  await page
    .getByRole('group', { name: 'eBusiness' })
    .getByRole('link', { name: 'Trade finance' })
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Trade finance' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^View documentation: Documentary collections/ }).press('Enter');
  const panel = page.getByRole('complementary', { name: 'Documentary collections' });
  await expect(panel.getByRole('button', { name: 'URC 522 explained', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add documents|^Edit the/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close the documents' }).press('Enter');
  await expect(panel).toHaveCount(0);
});

test('TF-005 an address shows a document that has a preview, and saves any other', async ({ page }) => {
  const all = await documents(page);
  const shown = all.find(({ mediaType }) => mediaType === 'application/pdf')!;
  await page.goto(`${PATH}?document=${shown.id}`);
  const dialog = page.getByRole('dialog', { name: shown.filename });
  await expect(dialog.locator('[data-drawn]').first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/document=/);
  const sheet = all.find(({ mediaType }) => mediaType.includes('spreadsheet'))!;
  const saved = page.waitForEvent('download');
  await page.goto(`${PATH}?document=${sheet.id}`);
  expect((await saved).suggestedFilename()).toBe(sheet.filename);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /500|Failed to load/ });

  test('TF-010 a page that could not be loaded says so and tries again', async ({ page }) => {
    let isBroken = true;
    await page.route(`**/api${PATH}`, (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { errors: [{ code: 'UNEXPECTED', label: 'It failed' }] } })
        : route.continue(),
    );
    await page.goto(PATH);
    await expect(page.getByText('The trade finance page could not be loaded')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Documentary collections' })).toBeVisible();
  });
});

test.describe('restricted', () => {
  test.use({ persona: 'restricted' });

  test('PLAT-032 whoever does not hold the service is told so at its address', async ({ page }) => {
    await page.goto(`${PATH}?document=${randomUUID()}`);
    await expect(page.getByRole('heading', { name: 'Trade finance is not available' })).toBeVisible();
    await expect(page.getByText('Your access does not include this service.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('those who edit trade finance', () => {
  test.use({ persona: 'super-admin' });

  test('TF-012 write title and description in both languages', async ({ page }) => {
    await page.goto(PATH);
    const section = page.getByRole('region', { name: 'Supply chain finance' });
    const before = await section.getByRole('paragraph').first().textContent();
    await section.getByRole('button', { name: /^Edit the text/ }).click();
    const french = section.getByRole('group', { name: 'French' });
    await expect(french.getByRole('textbox', { name: 'Title' })).toHaveValue('Financement des fournisseurs');
    const words = `Suppliers ${randomUUID()}`;
    const english = section.getByRole('group', { name: 'English' });
    await english.getByRole('textbox', { name: 'Description' }).fill(words);
    await section.getByRole('button', { name: 'Save text' }).click();
    await expect(section.getByText(words, { exact: true })).toBeVisible();
    await page.reload();
    await expect(section.getByText(words, { exact: true })).toBeVisible();
    await section.getByRole('button', { name: /^Edit the text/ }).click();
    await english.getByRole('textbox', { name: 'Description' }).fill(before!);
    await section.getByRole('button', { name: 'Save text' }).click();
    await expect(section.getByText(before!, { exact: true })).toBeVisible();
  });

  test('TF-006 TF-007 TF-008 add a document, order it, update and delete it', async ({ page }) => {
    const name = `Trade ${randomUUID()}`;
    await page.goto(`${PATH}?block=SUPPLY_CHAIN_FINANCE`);
    const panel = page.getByRole('complementary', { name: 'Supply chain finance' });
    await panel.getByRole('button', { name: 'Add documents' }).click();
    const adding = page.getByRole('dialog', { name: 'Add documents to Supply chain finance' });
    await adding
      .locator('input[type=file]')
      .setInputFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(name) });
    await adding.getByRole('button', { name: 'Add documents' }).click();
    await expect(panel.getByRole('button', { name, exact: true })).toBeVisible();

    const rows = panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Download / }) });
    await expect(rows.last()).toContainText(name);
    await panel.getByRole('button', { name: `Move ${name} up` }).click();
    await expect(rows.nth(-2)).toContainText(name);
    await expect(async () => {
      const listed = (await documents(page)).map(({ filename }) => filename);
      expect(listed.at(-2)).toBe(`${name}.txt`);
    }).toPass();
    await page.reload();
    await expect(rows.nth(-2)).toContainText(name);

    const choose = async (item: string) => {
      await panel.getByRole('button', { name: `Further actions: ${name}` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Update');
    const updating = page.getByRole('dialog', { name: `Update ${name}.txt` });
    await updating.getByRole('textbox', { name: 'Description in English' }).fill('How it works');
    await updating.getByRole('button', { name: 'Update the document' }).click();
    await expect(panel.getByText('How it works')).toBeVisible();

    await choose('Delete');
    const deleting = page.getByRole('alertdialog', { name: `Delete ${name}.txt?` });
    await deleting.getByRole('button', { name: 'Delete the document' }).click();
    await expect(panel.getByRole('button', { name, exact: true })).toHaveCount(0);
  });
});
