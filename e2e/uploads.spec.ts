import { request as apiRequest, type APIRequestContext, type Page } from '@playwright/test';
import { storageOf, type PersonaId } from './people.ts';
import { BASE_URL } from './server.ts';
import { expect, expectAccessible, test, toast } from './test.ts';

interface Request {
  id: string;
  topics: unknown[];
  rights: { canUploadDocument: boolean };
  documentValidationEnabled: boolean;
}

const MEGABYTE = 1024 * 1024;
const PART = 2 * MEGABYTE;
const pdf = (name: string, size = 200) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from(`%PDF-1.7 ${name} ${Date.now()}`), Buffer.alloc(size, 'x')]),
});

const apiOf = (persona: PersonaId): Promise<APIRequestContext> =>
  apiRequest.newContext({
    baseURL: BASE_URL,
    storageState: storageOf(persona),
    extraHTTPHeaders: { origin: BASE_URL },
  });

/** Opens the documents dialog of a request of the user that accepts documents. Returns the id of the request. */
async function openDocuments(page: Page, isJudged = false): Promise<string> {
  const answer = await page.request.get('/api/requests?limit=100');
  const { pageRecords } = (await answer.json()) as { pageRecords: Request[] };
  const { id } = pageRecords.find(
    ({ rights, topics, documentValidationEnabled }) =>
      rights.canUploadDocument && topics.length > 0 && documentValidationEnabled === isJudged,
  )!;
  await page.goto(`/requests-board/requests/${id}?tab=documents`);
  await page.getByRole('button', { name: 'Add documents' }).click();
  await expect(page.getByRole('dialog', { name: 'Add documents to the request' })).toBeVisible();
  return id;
}

const picker = (page: Page) => page.getByRole('dialog').locator('input[type=file]');
const states = (page: Page, status: string) => page.locator(`[data-upload-status=${status}]`);

test('RDET-067 RDET-070 UPL-023 UPL-033 a document is uploaded, attached and previewed', async ({ page }) => {
  await openDocuments(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Add at least one file.')).toBeVisible();
  const name = `Board minutes ${Date.now() % 100_000}.pdf`;
  await picker(page).setInputFiles(pdf(name));
  await expect(states(page, 'done')).toHaveCount(1);
  await expectAccessible(page);
  // After a reload the dialog is still open, because it is in the URL, and the uploaded files are still selected.
  await page.reload();
  await expect(states(page, 'done')).toHaveCount(1);
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(toast(page, '1 document added')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expectAccessible(page);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}` }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(name);
});

test.describe('refused files', () => {
  test.use({ expectedErrors: /400 \(Bad Request\)/ });

  test('UPL-009 UPL-011 UPL-012 UPL-014 UPL-018 malicious names, wrong content and empty files are refused', async ({
    page,
  }) => {
    await openDocuments(page);
    const text = (name: string, content = 'x') => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    });
    await picker(page).setInputFiles([
      pdf('good.pdf'),
      text('..secret;rm -rf.txt'),
      text('invoice\u202efdp.txt'),
      text('say "cheese".txt'),
      text('program.exe'),
      text('empty.txt', ''),
      text('page.pdf', '<html><script>alert(1)</script>'),
    ]);
    await expect(page.getByText('Name not accepted')).toHaveCount(3);
    await expect(page.getByText('Empty file')).toBeVisible();
    // The server detected an HTML page named as a PDF.
    await expect(page.getByText(/The content of this file is not of the type/)).toBeVisible();
    await expect(page.getByText('Format not accepted')).toHaveCount(2);
    await expect(states(page, 'done')).toHaveCount(1);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText(/Remove the rejected files/)).toBeVisible();

    await picker(page).setInputFiles([pdf('good.pdf')]);
    await expect(page.getByRole('group', { name: 'Files' }).getByText(/^1 file was not added/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove 6 rejected files' }).click();
    await expect(states(page, 'error')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast(page, '1 document added')).toBeVisible();
  });
});

test.describe('network failure', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('UPL-025 a large upload resumes where it stopped', async ({ page, context }) => {
    await openDocuments(page);
    const offsets: number[] = [];
    let isCut = false;
    await page.route('**/api/uploads/*?offset=*', async (route) => {
      const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
      offsets.push(offset);
      if (offset < 4 * PART || isCut) {
        await route.continue();
        return;
      }
      isCut = true;
      await context.setOffline(true);
      await route.abort();
    });
    await picker(page).setInputFiles(pdf('large.pdf', 10 * MEGABYTE));
    await expect.poll(() => isCut).toBe(true);
    await expect(page.getByRole('progressbar', { name: 'Uploading large.pdf' })).toHaveAttribute(
      'aria-valuenow',
      /^(?:7|8)\d$/,
    );
    await context.setOffline(false);
    await expect(states(page, 'done')).toHaveCount(1);
    expect(offsets).toEqual([0, PART, 2 * PART, 3 * PART, 4 * PART, 4 * PART, 5 * PART]);
  });

  test('UPL-025 an upload also resumes if the file is selected again after a reload', async ({ page }) => {
    const id = await openDocuments(page);
    const file = pdf('reloaded.pdf', 8 * MEGABYTE);
    await page.route('**/api/uploads/*?offset=*', async (route) => {
      if (
        route
          .request()
          .url()
          .endsWith(`offset=${2 * PART}`)
      )
        await route.abort();
      else await route.continue();
    });
    // A real file has the same modification date each time it is chosen.
    const choose = () =>
      picker(page).evaluate(
        (input, { name, text }) => {
          const data = new DataTransfer();
          const padding = new Uint8Array(8 * 1024 * 1024).fill(120);
          data.items.add(new File([text, padding], name, { type: 'application/pdf', lastModified: 1000 }));
          (input as HTMLInputElement).files = data.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
        },
        { name: file.name, text: file.buffer.subarray(0, 60).toString() },
      );
    const second = page.waitForRequest((request) => request.url().endsWith(`offset=${2 * PART}`));
    await choose();
    await second;
    await page.goto(`/requests-board/requests/${id}?tab=documents`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Add documents' }).click();
    const offsets: string[] = [];
    page.on('request', (request) => {
      const offset = /uploads\/.*offset=(\d+)/.exec(request.url())?.[1];
      if (offset) offsets.push(offset);
    });
    await choose();
    await expect(states(page, 'done')).toHaveCount(1);
    expect(offsets[0]).toBe(String(2 * PART));
  });
});

test('UPL-020 500 files can be added at once; only visible rows are rendered', async ({ page }) => {
  await openDocuments(page);
  const files = Array.from({ length: 500 }, (_, index) => pdf(`scan ${index}.pdf`, 1));
  await picker(page).setInputFiles(files);
  await expect(page.getByText(/of 500 files added/)).toBeVisible();
  expect(await page.locator('[data-upload-status]').count()).toBeLessThan(40);
  await expect(states(page, 'done').first()).toBeVisible();
  // The page stays responsive during the upload.
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('radio', { name: 'By message' }).click();
  await page.getByRole('button', { name: 'Add documents' }).click();
  await expect(page.getByText(/of 500 files added/)).toBeVisible();
});

test('UPL-029 API-062 another user can neither read nor attach an upload', async ({ page }) => {
  const id = await openDocuments(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/documents'));
  await picker(page).setInputFiles(pdf('mine alone.pdf'));
  const { documentId } = (await (await answered).json()) as { documentId: string };
  for (const persona of ['client-admin', 'super-admin'] as const) {
    const other = await apiOf(persona);
    expect((await other.get(`/api/documents/REQUESTS/${documentId}`)).status()).toBe(404);
    const { topics } = (await (await other.get(`/api/requests/${id}`)).json()) as {
      topics: { id: string }[];
    };
    const data = { topicIds: [topics[0]!.id], documentIds: [documentId] };
    expect([400, 403]).toContain((await other.post(`/api/requests/${id}/documents`, { data })).status());
    await other.dispose();
  }
  // This user has no contract and not the service, so no access to any request, whatever other journeys do.
  const stranger = await apiOf('marketing');
  expect((await stranger.get(`/api/requests/${id}/documents`)).status()).toBe(403);
  await stranger.dispose();
});

test('RDET-068 RDET-069 the bank validates a document of a client, and the client sees the result', async ({
  page,
  browser,
}) => {
  const id = await openDocuments(page, true);
  const name = `To be judged ${Date.now() % 100_000}.pdf`;
  await picker(page).setInputFiles(pdf(name));
  await expect(states(page, 'done')).toHaveCount(1);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const own = page.locator('[data-document]', { hasText: name });
  await expect(own.getByText('To validate')).toBeVisible();
  await expect(own.getByRole('button', { name: /^Validate/ })).toHaveCount(0);

  const bank = await browser.newContext({ storageState: storageOf('super-admin'), baseURL: BASE_URL });
  const desk = await bank.newPage();
  await desk.goto(`/requests-board/requests/${id}?tab=documents`);
  await desk.getByRole('button', { name: `Validate ${name}` }).click();
  await expect(desk.locator('[data-document]', { hasText: name }).getByText('Validated')).toBeVisible();
  await bank.close();
  await page.reload();
  await expect(own.getByText('Validated')).toBeVisible();
});
