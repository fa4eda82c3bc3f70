import type { Locator, Page } from '@playwright/test';
import { textFile } from './files.ts';
import { expect, toast } from './test.ts';

/** Helpers for journeys on pages whose texts and documents the bank edits. */

interface Published {
  id: string;
  filename: string;
  mediaType: string;
}

/** Checks that an address with `?document=` opens a PDF over the page, and downloads a spreadsheet. */
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

/** Checks that the page at `path` reports a failed load while its call fails, and shows `region` on retry. */
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
 * Changes the text of a section, finds it there after a reload, and restores the previous text.
 * `before` runs in the form before the text is changed.
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

/** Returns the actions on a separate document in a section or panel about `target`, as editors change it. */
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
    /** Adds the document with descriptions by language name: “English”. */
    async add(descriptions: Readonly<Record<string, string>> = {}) {
      await section.getByRole('button', { name: /^Add documents/ }).click();
      const dialog = page.getByRole('dialog', { name: `Add documents to ${target}` });
      await dialog.locator('input[type=file]').setInputFiles(textFile(`${name}.txt`, name));
      for (const [language, text] of Object.entries(descriptions))
        await dialog.getByRole('textbox', { name: `Description in ${language}` }).fill(text);
      await dialog.getByRole('button', { name: 'Add documents' }).click();
      await expect(row).toBeVisible();
    },

    /** Moves the document up from the end, where it was added. */
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

    /** Replaces the file by one with the same title. */
    async replace() {
      await choose('Update');
      const dialog = page.getByRole('dialog', { name: `Update ${name}.txt` });
      await dialog.locator('input[type=file]').setInputFiles(textFile(`${name}.text`, name));
      await dialog.getByRole('button', { name: 'Update the document' }).click();
      await expect(page.getByText(`${name}.text updated`).first()).toBeVisible();
    },

    async remove() {
      await choose('Delete');
      const dialog = page.getByRole('alertdialog', { name: `Delete ${name}` });
      await dialog.getByRole('button', { name: 'Delete the document' }).click();
      await expect(row).toHaveCount(0);
      await expect(section.locator('[data-document]:focus, h2:focus')).toHaveCount(1);
    },
  };
}
