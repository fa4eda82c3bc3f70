import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { textFile } from './files.ts';
import { asPerson, expect, expectAccessible, test, toast } from './test.ts';

interface Listed {
  id: string;
  filename: string;
  category: { id: string };
}

/** Returns the documents listed for the signed-in user. */
async function search(page: Page, body: Record<string, unknown> = {}): Promise<Listed[]> {
  const answer = await page.request.post('/api/documents/search', { data: body });
  return ((await answer.json()) as { pageRecords: Listed[] }).pageRecords;
}

const opener = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('DOC-001 DOC-008 filters and order are in the URL and restored from it', async ({ page }) => {
  await page.goto('/documents');
  await expect(page).toHaveTitle('Documents · Atrium');
  const panel = page.getByRole('region', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: 'Tax and audit' }).check();
  await expect(page).toHaveURL(/categories=TAX/);
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await expect(page.getByRole('option')).toHaveCount(6);
  await page.getByRole('option', { name: 'Oldest first' }).click();
  await expect(page).toHaveURL(/categories=TAX&sort=DateAscending/);
  const [oldest] = await search(page, { categories: ['TAX'], sort: 'DateAscending', limit: 1 });
  await expect(opener(page, oldest!.filename).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(panel.getByRole('checkbox', { name: 'Tax and audit' })).toBeChecked();
  await page.getByRole('button', { name: /^Remove.*Category/ }).click();
  await expect(page).toHaveURL(/\/documents\?sort=DateAscending$/);
});

test('DOC-005 unread documents are marked until opened, by keyboard, and counted by the filter', async ({
  page,
}) => {
  await page.goto('/documents?marks=UNREAD');
  const panel = page.getByRole('region', { name: 'Filters' });
  await expect(panel.getByRole('checkbox', { name: 'Unread' })).toBeChecked();
  const [unread] = await search(page, { marks: ['UNREAD'], limit: 1 });
  const card = page.locator(`[data-document="${unread!.id}"]`);
  await expect(card.getByText('Unread', { exact: true })).toBeAttached();
  await card.getByRole('button', { name: unread!.filename, exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: unread!.filename })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByText('Unread', { exact: true })).not.toBeAttached();
  await page.reload();
  await expect(panel.getByRole('checkbox', { name: 'Unread' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('DOC-005 a favourite is saved and found by its filter', async ({ page }) => {
  await page.goto('/documents?sort=DateAscending');
  const [oldest] = await search(page, { sort: 'DateAscending', limit: 1 });
  const star = (label: string) =>
    page.locator(`[data-document="${oldest!.id}"]`).getByRole('button', { name: label });
  // The star changes before the server has answered.
  const answer = () => page.waitForResponse((one) => one.url().includes(`/favorites/${oldest!.id}`));
  const added = answer();
  await star(`Add ${oldest!.filename} to favourites`).press('Enter');
  const removal = star(`Remove ${oldest!.filename} from favourites`);
  await expect(removal).toBeFocused();
  expect((await added).ok()).toBe(true);
  await page.goto('/documents?marks=FAVORITE&sort=DateAscending');
  const removed = answer();
  await removal.press('Enter');
  await expect(star(`Add ${oldest!.filename} to favourites`)).toBeVisible();
  expect((await removed).ok()).toBe(true);
});

test('DOC-008 the tile view is in the URL and remembered for the next visit', async ({ page }) => {
  await page.goto('/documents?categories=TAX');
  await page.getByRole('radio', { name: 'Tiles' }).click();
  await expect(page).toHaveURL(/categories=TAX&layout=tiles/);
  await expectAccessible(page);
  await page.goto('/documents');
  await expect(page).toHaveURL(/\/documents\?layout=tiles$/);
  await expect(page.getByRole('radio', { name: 'Tiles' })).toBeChecked();
  await page.getByRole('radio', { name: 'List' }).click();
  await expect(page).toHaveURL(/\/documents$/);
});

test('DOC-006 DOC-010 ten documents at a time, by keyboard; the number of pages is in the URL', async ({
  page,
}) => {
  await page.goto('/documents?sort=DateAscending');
  const cards = page.locator('[data-document]');
  await expect(cards).toHaveCount(10);
  const more = page.getByRole('button', { name: 'Show 10 more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(20);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('li:focus [data-document]')).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(20);
});

test('DOC-009 DOC-014 the URL of a preview opens the same document for a colleague, and is refused to others', async ({
  page,
  browser,
}) => {
  const documents = await search(page, { categories: ['TAX'], types: ['PDF'], sort: 'DateAscending' });
  // A document of Halden's contracts that is not on the first page of the list.
  const document = documents.at(-1)!;
  const address = `/documents?documentId=${document.id}`;
  await page.goto('/documents?sort=DateAscending&categories=TAX&types=PDF');
  await opener(page, document.filename).first().press('Enter');
  const preview = page.getByRole('dialog', { name: document.filename });
  await expect(preview.locator('[data-drawn]').first()).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(new RegExp(`documentId=${document.id}`));
  const details = preview.getByRole('complementary', { name: 'Details' });
  await expect(details.getByText('Tax and audit')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/documentId/);

  const colleague = await asPerson(browser, 'super-admin');
  await colleague.goto(address);
  await expect(colleague.getByRole('dialog', { name: document.filename })).toBeVisible();
  await colleague.context().close();

  const stranger = await asPerson(browser, 'osa');
  await stranger.goto(address);
  await expect(stranger.getByText('This document cannot be opened')).toBeVisible();
  await expect(stranger.getByText(document.filename)).toHaveCount(0);
  await stranger.context().close();
});

test('DOC-018 DOC-019 several documents of one category are downloaded as a zip; several categories are refused', async ({
  page,
}) => {
  await page.goto('/documents?categories=TAX&sort=DateAscending');
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download selection' }).click();
  expect((await saved).suggestedFilename()).toBe('documents.zip');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/documents/zip')) asked.push(request.url());
  });
  await page.goto('/documents?sort=ServicesAscending&categories=TAX&categories=FEES');
  const mixed = await search(page, { categories: ['TAX', 'FEES'], sort: 'ServicesAscending' });
  const other = mixed.findIndex(({ category }) => category.id !== mixed[0]!.category.id);
  expect(other).toBeGreaterThan(0);
  await boxes.nth(0).check();
  await boxes.nth(other).check();
  await page.getByRole('button', { name: 'Download selection' }).click();
  await expect(
    page.getByText('Documents of different categories cannot be downloaded together.', { exact: true }),
  ).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('DS-087 the filters are in a drawer that shows the number of results', async ({ page }) => {
    await page.goto('/documents');
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('checkbox', { name: 'Tax and audit' }).check();
    await expect(page).toHaveURL(/categories=TAX/);
    await expectAccessible(page);
    await drawer.getByRole('button', { name: /^Show \d+/ }).click();
    await expect(page.getByRole('main').getByText(/^\d+ documents/)).toBeVisible();
  });
});

test.describe('upload permissions', () => {
  test('DOC-013 a client has no upload menu', async ({ page }) => {
    await page.goto('/documents');
    await expect(page.locator('[data-document]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  });

  test.describe('bank staff', () => {
    test.use({ persona: 'staff' });

    test('DOC-003 DOC-012 DOC-020 a signed contract is uploaded for a member, who opens it; its uploader deletes it', async ({
      page,
      browser,
    }) => {
      const answer = await page.request.get('/api/services/DOCUMENTS/contracts');
      const client = await asPerson(browser, 'client');
      const own = (await (await client.request.get('/api/services/DOCUMENTS/contracts')).json()) as {
        id: string;
      }[];
      const contract = ((await answer.json()) as { id: string; name: string }[]).find(({ id }) =>
        own.some((each) => each.id === id),
      )!;
      const name = `Signed ${randomUUID().slice(0, 8)}.txt`;
      await page.goto('/documents');
      await page.getByRole('button', { name: 'Upload' }).press('Enter');
      await expect(page.getByRole('menuitem')).toHaveText([
        'Signed contracts',
        'Why can I not publish release notes?',
      ]);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Add signed contracts' });
      const confirm = dialog.getByRole('button', { name: 'Add', exact: true });
      await expect(confirm).toBeDisabled();
      await dialog.getByRole('combobox', { name: 'Contract' }).fill(contract.name);
      await page.getByRole('option', { name: contract.name, exact: true }).click();
      await dialog.getByRole('combobox', { name: 'Members' }).fill('Vasseur');
      await page.getByRole('option', { name: /Claire Vasseur/ }).click();
      await page.keyboard.press('Escape');
      await dialog.locator('input[type=file]').setInputFiles(textFile(name, name));
      await expect(confirm).toBeEnabled();
      await expectAccessible(page);
      await confirm.click();
      await expect(toast(page, '1 signed contract added')).toBeVisible();
      await page.goto(`/documents?query=${encodeURIComponent(name)}`);
      await expect(opener(page, name)).toBeVisible();

      await client.goto('/documents');
      await client.getByRole('searchbox', { name: 'Search by name' }).fill(name);
      await opener(client, name).click();
      await expect(client.getByRole('dialog', { name }).getByText(name).first()).toBeVisible();
      await client.context().close();

      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Delete document' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the document' }).click();
      await expect(toast(page, `${name} deleted`)).toBeVisible();
      await expect(opener(page, name)).toHaveCount(0);
    });
  });

  test.describe('bank administrators', () => {
    test.use({ persona: 'super-admin', language: 'fr' });

    test('DOC-011 DOC-015 a release note is published for everyone, and tagged', async ({
      page,
      browser,
    }) => {
      const name = `Note ${randomUUID().slice(0, 8)}.txt`;
      await page.goto('/documents');
      await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
      await page.getByRole('menuitem', { name: /^Note de version/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Ajouter une note de version' });
      await dialog.locator('input[type=file]').setInputFiles(textFile(name, name));
      await dialog.getByRole('button', { name: 'Publier' }).click();
      await expect(toast(page, '1 note de version publiée')).toBeVisible();
      const reader = await asPerson(browser, 'client-admin');
      const [document] = await search(reader, { query: name });
      expect(document!.category.id).toBe('RELEASE_NOTES');
      await reader.context().close();

      await page.goto(`/documents?documentId=${document!.id}`);
      const details = page.getByRole('dialog', { name }).getByRole('complementary');
      await details.getByRole('button', { name: 'Modifier les étiquettes' }).click();
      await details.getByRole('combobox').fill('Frais');
      await page
        .getByRole('option', { name: /^Frais/ })
        .first()
        .click();
      await details.getByRole('button', { name: 'Enregistrer les étiquettes' }).click();
      await expect(details.getByRole('list').getByText('Frais').first()).toBeVisible();
    });
  });
});
