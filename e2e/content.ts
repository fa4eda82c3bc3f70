import type { Locator, Page } from '@playwright/test';
import { textFile } from './files.ts';
import { expect, toast } from './test.ts';

/** What journeys of the pages whose texts and documents the bank edits have in common. */

interface Published {
  id: string;
  filename: string;
  mediaType: string;
}

/** An address with `?document=` shows a PDF over the page, and saves a spreadsheet. */
export async function expectOpenedByAddress(page: Page, path: string, documents: readonly Published[]) {
  const shown = documents.find(({ mediaType }) => mediaType === 'application/pdf')!;
  await page.goto(`${path}?document=${shown.id}`);
  const dialog = page.getByRole('dialog', { name: shown.filename });
  await expect(dialog.locator('[data-drawn]').first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/document=/);
  const sheet = documents.find(({ mediaType }) => mediaType.includes('spreadsheet'))!;
  const saved = page.waitForEvent('download');
  await page.goto(`${path}?document=${sheet.id}`);
  expect((await saved).suggestedFilename()).toBe(sheet.filename);
  await expect(page).not.toHaveURL(/document=/);
}

/** The page at `path` says that it could not be loaded while its call fails, and shows `region` at the second try. */
export async function expectSecondTry(
  page: Page,
  path: string,
  { call, failed, region }: { call: string; failed: string; region: string },
) {
  let isBroken = true;
  await page.route(`**/api${call}`, (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { errors: [{ code: 'UNEXPECTED', label: 'It failed' }] } })
      : route.continue(),
  );
  await page.goto(path);
  await expect(page.getByText(failed)).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: region })).toBeVisible();
}

/**
 * Writes other words into the text of a section, finds them there after a reload, and puts back what stood there.
 * `before` is done in the form, ahead of the words.
 */
export async function rewrite(
  page: Page,
  section: Locator,
  { field, words, before }: { field: Locator; words: string; before: () => Promise<void> },
) {
  const old = (await section.getByRole('paragraph').first().textContent())!;
  const edit = section.getByRole('button', { name: /^Edit the text/ });
  const save = async (text: string) => {
    await field.fill(text);
    await section.getByRole('button', { name: 'Save text' }).click();
    await expect(section.getByText(text, { exact: true })).toBeVisible();
  };
  await edit.click();
  await before();
  await save(words);
  await expect(toast(page, 'Text saved in both languages')).toBeVisible();
  await page.reload();
  await expect(section.getByText(words, { exact: true })).toBeVisible();
  await edit.click();
  await save(old);
}

/** A document of its own in a section or panel about `target`, as those who edit change it. */
export function ownDocument(page: Page, section: Locator, target: string, name: string) {
  const row = section.getByRole('button', { name, exact: true });
  const rows = section
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Download / }) });
  const choose = async (item: string) => {
    await section.getByRole('button', { name: `Further actions: ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  return {
    /** With what is said about it, by the language in words: “English”. */
    async add(descriptions: Readonly<Record<string, string>> = {}) {
      await section.getByRole('button', { name: /^Add documents/ }).click();
      const dialog = page.getByRole('dialog', { name: `Add documents to ${target}` });
      await dialog.locator('input[type=file]').setInputFiles(textFile(`${name}.txt`, name));
      for (const [language, text] of Object.entries(descriptions))
        await dialog.getByRole('textbox', { name: `Description in ${language}` }).fill(text);
      await dialog.getByRole('button', { name: 'Add documents' }).click();
      await expect(row).toBeVisible();
    },

    /** From the end, where it was added, above the one before it. */
    async moveUp() {
      await expect(rows.last()).toContainText(name);
      const saved = page.waitForResponse('**/api/content/documents/order');
      await section.getByRole('button', { name: `Move ${name} up` }).click();
      await expect(rows.nth(-2)).toContainText(name);
      expect((await saved).ok()).toBe(true);
      await page.reload();
      await expect(rows.nth(-2)).toContainText(name);
    },

    async describe(text: string, during: () => Promise<void> = async () => {}) {
      await choose('Update');
      const dialog = page.getByRole('dialog', { name: `Update ${name}.txt` });
      await dialog.getByRole('textbox', { name: 'Description in English' }).fill(text);
      await during();
      await dialog.getByRole('button', { name: 'Update the document' }).click();
      await expect(section.getByText(text)).toBeVisible();
    },

    async remove() {
      await choose('Delete');
      const dialog = page.getByRole('alertdialog', { name: `Delete ${name}.txt?` });
      await dialog.getByRole('button', { name: 'Delete the document' }).click();
      await expect(row).toHaveCount(0);
    },
  };
}
