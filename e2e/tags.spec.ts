import type { Page } from '@playwright/test';
import { storageOf } from './people.ts';
import { expect, expectAccessible, test, toast } from './test.ts';

/** Opens the details of a request, which contain its tags. */
async function details(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Additional details' }).filter({ visible: true }).click();
  return page.getByRole('region', { name: 'Tags', exact: true });
}

/** Returns a request that the client participates in, with a country tag but without the tag to add. */
async function taggedRequest(page: Page): Promise<{ id: string; country: string }> {
  const answer = await page.request.get('/api/requests?limit=100');
  const { pageRecords } = (await answer.json()) as {
    pageRecords: { id: string; tags: { name: string; countryCode: string | null }[] }[];
  };
  const request = pageRecords.find(
    ({ tags }) =>
      tags.some(({ countryCode }) => countryCode !== null) && tags.every(({ name }) => name !== 'Year end'),
  )!;
  return { id: request.id, country: request.tags.find(({ countryCode }) => countryCode !== null)!.name };
}

/** Returns an open request of the client in which the bank may add and tag documents. */
async function taggableRequest(bank: Page, client: Page): Promise<string> {
  const list = await client.request.get('/api/requests?limit=100&requestStates=INPROGRESS');
  const { pageRecords } = (await list.json()) as { pageRecords: { id: string }[] };
  for (const { id } of pageRecords) {
    const answer = await bank.request.get(`/api/requests/${id}`);
    if (!answer.ok()) continue;
    const { rights } = (await answer.json()) as {
      rights: { canUploadDocument: boolean; canManageTags: boolean };
    };
    if (rights.canUploadDocument && rights.canManageTags) return id;
  }
  throw new Error('no request takes a tagged document');
}

test('DATA-030 the bank tags a file before adding it; the tags are saved with the document', async ({
  page,
  browser,
}) => {
  const word = `Heron ${Date.now() % 100_000}`;
  const name = `Tagged ${Date.now() % 100_000}.pdf`;
  const context = await browser.newContext({ storageState: storageOf('staff') });
  const bank = await context.newPage();
  const id = await taggableRequest(bank, page);
  await bank.goto(`/requests-board/requests/${id}?tab=documents`);
  await bank.getByRole('button', { name: 'Add documents' }).click();
  const dialog = bank.getByRole('dialog', { name: 'Add documents to the request' });
  await dialog.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7 ${name}`),
  });
  await dialog.getByRole('button', { name: `Tags of ${name}` }).click();
  const modal = bank.getByRole('dialog', { name: 'Tag documents' });
  await modal.getByRole('combobox', { name: 'Add a tag' }).fill(word);
  await bank.getByRole('option', { name: `Create “${word}”` }).click();
  await expectAccessible(bank);
  await modal.getByRole('button', { name: 'Save tags' }).click();
  await expect(modal).toBeHidden();
  await expect(dialog.getByRole('list', { name: `Tags of ${name}` })).toContainText(word);
  await expect(dialog.locator('[data-upload-status=done]')).toHaveCount(1);
  await bank.reload();
  await expect(dialog.getByRole('list', { name: `Tags of ${name}` })).toContainText(word);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(bank, '1 document added')).toBeVisible();
  await expect(bank.getByRole('listitem').filter({ hasText: name }).first()).toContainText(word);
  await context.close();

  // The client may not manage tags and has no controls for it.
  await page.goto(`/requests-board/requests/${id}?tab=documents`);
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(word);
});

test('TAG-002 TAG-003 TAG-004 TAG-006 RDET-039 the bank tags a request; the client sees the tags and cannot change them', async ({
  page,
  browser,
}) => {
  const { id, country } = await taggedRequest(page);
  const address = `/requests-board/requests/${id}`;
  const word = `Falcon ${Date.now() % 100_000}`;
  const context = await browser.newContext({ storageState: storageOf('super-admin') });
  const bank = await context.newPage();
  const theirs = await details(bank, address);

  // An existing tag, found by its synonym, and a new one, by keyboard only.
  await theirs.getByRole('button', { name: 'Edit tags' }).press('Enter');
  const search = theirs.getByRole('combobox', { name: 'Add a tag' });
  await expect(search).toBeFocused();
  await bank.keyboard.type('closing');
  // The list now shows results for the typed text, not for the previous one.
  await expect(search).not.toHaveAttribute('aria-busy');
  await expect(bank.getByRole('option', { name: /^Year end/ })).toContainText('Closing');
  await bank.keyboard.press('Enter');
  await bank.keyboard.type(word);
  await expect(bank.getByRole('option', { name: `Create “${word}”` })).toBeVisible();
  await bank.keyboard.press('Enter');
  await expectAccessible(bank);
  await theirs.getByRole('button', { name: 'Save tags' }).press('Enter');
  await expect(toast(bank, 'Tags saved')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Edit tags' })).toBeFocused();
  await expect(theirs.getByText(word)).toBeVisible();

  // The other side sees both tags and has no editor; the server also refuses with 403.
  const ours = await details(page, address);
  await expect(ours.getByText('Year end')).toBeVisible();
  await expect(ours.getByText(word)).toBeVisible();
  await expect(ours.getByRole('button', { name: 'Edit tags' })).toHaveCount(0);
  const refused = await page.request.put(`/api/entities/requests/${id}/tags`, {
    data: [{ name: 'Not mine to make', isNew: true }],
  });
  expect(refused.status()).toBe(403);

  // The new tag is removed again, by mouse.
  await theirs.getByRole('button', { name: 'Edit tags' }).click();
  await theirs.getByRole('button', { name: `Remove ${word}` }).click();
  await theirs.getByRole('button', { name: 'Save tags' }).click();
  await expect(theirs.getByRole('button', { name: 'Edit tags' })).toBeVisible();
  await expect(theirs.getByText(word)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Additional details' }).filter({ visible: true }).click();
  await expect(ours.getByText('Year end')).toBeVisible();
  await expect(ours.getByText(word)).toHaveCount(0);

  // TAG-017: the country links to everything else with the same country.
  await ours.getByRole('link', { name: country }).click();
  await expect(page).toHaveURL(/\/search\?country=[A-Z]{2}$/);
  await expect(page.locator(`a[href="${address}"]`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Remove the filter Country: ${country}` }).click();
  await expect(page).toHaveURL(/\/search$/);
  await context.close();
});

test('TAG-001 TAG-012 the bank tags several documents of a request at once', async ({ page, browser }) => {
  const answer = await page.request.get('/api/requests?limit=100');
  const { pageRecords } = (await answer.json()) as {
    pageRecords: { id: string; counts: { documents: number } }[];
  };
  const request = pageRecords.find(({ counts }) => counts.documents > 1)!;
  const read = async () =>
    (await (await page.request.get(`/api/requests/${request.id}/documents`)).json()) as {
      id: string;
      tags: { name: string }[];
    }[];
  // Documents that other journeys add later are not selected.
  const ids = new Set((await read()).map(({ id }) => id));
  const context = await browser.newContext({ storageState: storageOf('super-admin') });
  const bank = await context.newPage();
  await bank.goto(`/requests-board/requests/${request.id}?tab=documents`);
  await bank.getByRole('checkbox', { name: 'Select all' }).check();
  await bank.getByRole('button', { name: 'Edit tags' }).click();
  const dialog = bank.getByRole('dialog', { name: 'Tag documents' });
  const all = dialog.getByRole('checkbox', { name: 'All documents' });
  await all.uncheck();
  await expect(dialog.getByRole('button', { name: 'Save tags' })).toBeDisabled();
  await all.check();
  const word = `Batch ${Date.now() % 100_000}`;
  await dialog.getByRole('combobox').fill(word);
  await bank.getByRole('option', { name: `Create “${word}”` }).click();
  await expectAccessible(bank);
  await dialog.getByRole('button', { name: 'Save tags' }).click();
  await expect(dialog).toHaveCount(0);
  const rows = (await read()).filter(({ id }) => ids.has(id));
  expect(rows.length).toBeGreaterThan(1);
  for (const { tags } of rows) expect(tags.map(({ name }) => name)).toContain(word);
  await context.close();
});
