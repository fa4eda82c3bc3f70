import { readFile } from 'node:fs/promises';
import { request as apiRequest, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { storageOf, type PersonaId } from './people.ts';
import { BASE_URL } from './server.ts';
import { asPerson, expect, expectAccessible, test, toast } from './test.ts';

/** The page of one request: its tabs, its position on the board, and the actions of both sides. */

interface Row {
  id: string;
  title: string;
  rights: { canWriteMessage: boolean };
  counts: { documents: number; messages: number; signatories: number };
}

const apiOf = (persona: PersonaId): Promise<APIRequestContext> =>
  apiRequest.newContext({
    baseURL: BASE_URL,
    storageState: storageOf(persona),
    extraHTTPHeaders: { origin: BASE_URL },
  });

const tabOf = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the request' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
const addressOf = (id: string, tab: string) => `/requests-board/requests/${id}?tab=${tab}`;
const stateOf = (page: Page) => page.locator('dl').first();
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${name} ${Date.now()}`),
});

/** Creates a request from Claire Vasseur to Marc Delaunay, with one document, whose documents must be validated. */
async function newRequest(title: string): Promise<string> {
  const api = await apiOf('client');
  const contracts = (await (await api.get('/api/requests-configuration/contracts')).json()) as {
    id: string;
    number: string;
  }[];
  const contractId = contracts.find(({ number }) => number === '00418')!.id;
  const people = (await (
    await api.get(`/api/requests/reachable-users?contractId=${contractId}&topicIds=PAYMENTS`)
  ).json()) as { id: string; lastName: string }[];
  const entities = (await (
    await api.get(`/api/legal-entities/KYC_COMPANY/available-legal-entities?contractId=${contractId}`)
  ).json()) as { ricos: string }[];
  const { documentId } = (await (
    await api.post('/api/documents', { multipart: { file: pdf('Articles.pdf') } })
  ).json()) as { documentId: string };
  const answer = await api.post('/api/requests', {
    data: {
      contractId,
      serviceAction: { serviceCode: 'KYC', action: 'KYC_REVIEW' },
      type: 'DOCUMENT',
      title,
      description: '<p>The papers for the review.</p>',
      participants: [{ id: people.find(({ lastName }) => lastName === 'Delaunay')!.id }],
      topicIds: ['KYC_COMPANY'],
      ricosCodes: [entities[0]!.ricos],
      documentIds: [documentId],
      documentsMustBeValidated: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function act(page: Page, name: string, confirm = name) {
  await page.getByRole('button', { name: 'Actions on the request' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
}

test('RDET-042 RDET-069 both sides take a request from creation to closure and reopening', async ({
  page,
  browser,
}) => {
  const title = `Papers for the review ${Date.now() % 100_000}`;
  const id = await newRequest(title);
  const desk = await asPerson(browser, 'staff');

  // The client adds two documents; the counter of the tab updates without a reload.
  await page.goto(addressOf(id, 'documents'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(tabOf(page, 'Documents')).toHaveText('Documents1');
  await page.getByRole('button', { name: 'Add documents' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([pdf('Order.pdf'), pdf('Receipt.pdf')]);
  await expect(page.locator('[data-upload-status=done]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, '2 documents added')).toBeVisible();
  await expect(tabOf(page, 'Documents')).toHaveText('Documents3');

  // The bank validates one document, rejects the other, and answers.
  await desk.goto(addressOf(id, 'documents'));
  await desk.getByRole('button', { name: 'Validate Order.pdf' }).click();
  await expect(
    desk.locator('[data-document]', { hasText: 'Order.pdf' }).getByText('Validated'),
  ).toBeVisible();
  await desk.getByRole('button', { name: 'Refuse Receipt.pdf' }).click();
  await expect(
    desk.locator('[data-document]', { hasText: 'Receipt.pdf' }).getByText('Refused'),
  ).toBeVisible();
  await tabOf(desk, 'Messages').click();
  const answer = `The receipt cannot be read ${Date.now()}`;
  await desk.getByRole('textbox', { name: 'Message', exact: true }).click();
  await desk.keyboard.type(answer);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByRole('list', { name: 'Messages, oldest first' }).getByText(answer)).toBeVisible();

  await page.goto(addressOf(id, 'messages'));
  await expect(page.getByText(answer)).toBeVisible();
  await expect(tabOf(page, 'Messages')).toHaveText(`Messages${await page.locator('[data-message]').count()}`);
  await tabOf(page, 'Documents').click();
  await expect(
    page.locator('[data-document]', { hasText: 'Receipt.pdf' }).getByText('Refused'),
  ).toBeVisible();

  // The client requests the closure, the bank closes, the client reopens the request.
  await act(page, 'Request closure');
  await expect(stateOf(page).getByText('To close', { exact: true })).toBeVisible();
  await desk.reload();
  await act(desk, 'Close', 'Close the request');
  await expect(stateOf(desk).getByText('Closed', { exact: true })).toBeVisible();
  await page.reload();
  await expect(stateOf(page).getByText('Closed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Reopen the request' }).click();
  // The rejected document must be replaced; the first document is still to be validated.
  await expect(stateOf(page).getByText('Add documents', { exact: true })).toBeVisible();
  await desk.reload();
  await expect(stateOf(desk).getByText('Validate', { exact: true })).toBeVisible();
});

test.describe('a screen with outdated data', () => {
  test.use({ persona: 'staff', expectedErrors: /409/ });

  test('RDET-069 a decision is not overwritten unseen, and is then shown', async ({ page }) => {
    const title = `Decided twice ${Date.now() % 100_000}`;
    const id = await newRequest(title);
    await page.goto(addressOf(id, 'documents'));
    const row = page.locator('[data-document]', { hasText: 'Articles.pdf' });
    await expect(row.getByRole('button', { name: 'Validate Articles.pdf' })).toBeVisible();
    const docId = await row.getAttribute('data-document');
    const other = await apiOf('staff');
    const decided = await other.put(`/api/requests/${id}/documents/${docId}`, { data: { state: 'REFUSED' } });
    expect(decided.status()).toBe(200);

    await row.getByRole('button', { name: 'Validate Articles.pdf' }).click();
    await expect(toast(page, /someone has already decided on this document/)).toBeVisible();
    await expect(row.getByText('Refused')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Validate Articles.pdf' })).toHaveCount(0);
  });
});

test('RDET-069 RDET-030 actions of one side are refused to the other, and everything to an outsider', async ({
  page,
  browser,
}) => {
  const id = await newRequest(`Not for everyone ${Date.now() % 100_000}`);
  await page.goto(addressOf(id, 'documents'));
  await page.getByRole('button', { name: 'Add documents' }).click();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(pdf('Own.pdf'));
  await expect(page.locator('[data-upload-status=done]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.locator('[data-document]', { hasText: 'Own.pdf' });
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: /^Validate/ })).toHaveCount(0);
  const docId = await row.getAttribute('data-document');
  const judge = async (persona: PersonaId) =>
    (
      await (
        await apiOf(persona)
      ).put(`/api/requests/${id}/documents/${docId}`, { data: { state: 'VALIDATED' } })
    ).status();
  expect(await judge('client')).toBe(403);
  expect(await judge('restricted')).toBe(404);
  const close = async (persona: PersonaId) =>
    (await (await apiOf(persona)).put(`/api/requests/${id}`, { data: { state: 'CLOSED' } })).status();
  // This user can read the whole contract but is not a participant of this request.
  expect(await close('client-admin')).toBe(403);
  expect(await close('restricted')).toBe(404);

  const reader = await asPerson(browser, 'client-admin');
  await reader.goto(addressOf(id, 'documents'));
  await expect(reader.getByRole('button', { name: 'Own.pdf', exact: true })).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Actions on the request' })).toHaveCount(0);
  await expect(reader.getByRole('button', { name: 'Add documents' })).toHaveCount(0);
  const stranger = await asPerson(browser, 'restricted');
  await stranger.goto(addressOf(id, 'documents'));
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This request does not exist');
  await expect(stranger.getByText('Own.pdf')).toHaveCount(0);
});

test('DOC-018 DOC-019 several documents are downloaded as one zip; different categories are refused', async ({
  page,
}) => {
  const { pageRecords } = (await (await page.request.get('/api/requests?limit=100')).json()) as {
    pageRecords: Row[];
  };
  const { id } = pageRecords.find(({ counts }) => counts.documents > 1)!;
  await page.goto(addressOf(id, 'documents'));
  const all = page.getByRole('checkbox', { name: 'Select all' });
  await all.check();
  const together = page.getByRole('button', { name: 'Download all selected' });
  const [saved] = await Promise.all([page.waitForEvent('download'), together.click()]);
  expect(saved.suggestedFilename()).toMatch(/\.zip$/);
  const bytes = await readFile(await saved.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');

  // A request has documents of one category; the page still enforces the rule if a backend answers otherwise.
  await page.route('**/api/requests/*/documents', async (route) => {
    const answer = await route.fetch();
    const documents = (await answer.json()) as { category: object }[];
    documents[0]!.category = { ...documents[0]!.category, id: 'LEGAL' };
    await route.fulfill({ response: answer, json: documents });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/documents/zip')) asked.push(request.url());
  });
  await page.reload();
  await all.check();
  await together.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, /different categories/)).toBeVisible();
  expect(asked).toEqual([]);
});

test('REQ-016 returning to the board restores its search and filters', async ({ page }) => {
  await page.goto('/requests-board/requests?status=INPROGRESS');
  const links = page.getByRole('grid').getByRole('link');
  await expect(links.first()).toBeVisible();
  const reference = await page
    .getByRole('grid')
    .getByText(/^R-\d{4}-\d{5}$/)
    .first()
    .innerText();
  const search = page.getByRole('searchbox', { name: 'Search in the list' });
  await search.fill(reference);
  await expect(links).toHaveCount(1);
  await links.click();
  await expect(page).toHaveURL(/requests\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(search).toHaveValue(reference);
  await expect(links).toHaveCount(1);
  await links.click();
  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: 'Requests', exact: true })
    .click();
  await expect(page).toHaveURL(/status=INPROGRESS/);
  await expect(search).toHaveValue(reference);
  // A link with other filters shows exactly these, without the stored search.
  await page.goto('/requests-board/requests?service=KYC');
  await expect(search).toHaveValue('');
});

test('RDET-006 the list of the board is browsed by keyboard, with a way back', async ({ page }) => {
  // The default order changes when other journeys read or write requests; the oldest requests stay first.
  await page.goto('/requests-board/requests?status=INPROGRESS&sort=createdAt');
  const links = page.getByRole('grid').getByRole('link');
  await expect(links.first()).toBeVisible();
  const titles = (await links.allInnerTexts()).slice(0, 3);
  await links.nth(1).click();
  const recordNav = page.getByRole('navigation', { name: 'Where you are' });
  await expect(recordNav).toContainText(/2 of \d+ open/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1]!);
  await expectAccessible(page);
  await recordNav.getByRole('link', { name: 'Next in the list' }).focus();
  await page.keyboard.press('Enter');
  await expect(recordNav).toContainText(/3 of \d+ open/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[2]!);
  // A reload keeps the position.
  await page.reload();
  await expect(recordNav).toContainText(/3 of \d+ open/);
  await recordNav.getByRole('link', { name: 'Previous in the list' }).click();
  // Before that, the link still leads to this request.
  await expect(recordNav).toContainText(/2 of \d+ open/);
  await recordNav.getByRole('link', { name: 'Previous in the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0]!);
  await expect(recordNav.getByRole('link', { name: 'Previous in the list' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const address = page.url();
  await recordNav.getByRole('link', { name: 'Requests' }).click();
  await expect(page).toHaveURL(/status=INPROGRESS&.*sort=createdAt/);

  // Opened directly in another window, there is no list to navigate.
  const direct = await page.context().newPage();
  await direct.goto(address);
  await expect(direct.getByRole('heading', { level: 1 })).toHaveText(titles[0]!);
  await expect(direct.getByRole('navigation', { name: 'Where you are' })).not.toContainText(/ of /);
});

/** Returns the top and bottom of an element in px, relative to the window. */
const edgesOf = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });

test('RDET-041 on a phone the newest message comes first, the form is docked, and the reading position is kept', async ({
  page,
}) => {
  const id = await newRequest(`On a phone ${Date.now() % 100_000}`);
  const desk = await apiOf('staff');
  const write = (text: string) =>
    desk.post(`/api/requests/${id}/messages`, {
      data: { message: `<p>${text}</p>`, responseRequired: false },
    });
  for (let index = 0; index < 14; index += 1) await write(`Line ${index}`);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(addressOf(id, 'messages'));
  const region = page.getByRole('region', { name: 'Conversation' });
  const form = page.getByRole('form', { name: 'New message' });
  await expect(region.getByText('Line 13')).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Messages, newest first' })).toBeVisible();
  // Docked at the bottom of the window, one line high, before and after scrolling.
  const isDocked = async () => {
    const { top, bottom } = await edgesOf(form);
    expect(bottom).toBeLessThanOrEqual(700);
    expect(bottom).toBeGreaterThan(680);
    return bottom - top;
  };
  expect(await isDocked()).toBeLessThan(72);
  // Only the page scrolls: the region is as high as its content and not focusable.
  expect(await region.evaluate((box) => [box.scrollHeight - box.clientHeight, box.tabIndex])).toEqual([
    0, -1,
  ]);
  const line = region.getByText('Line 6', { exact: true });
  await line.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().top - 200));
  const topOf = () => line.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await topOf();
  await expect(page.getByRole('button', { name: 'Latest messages' })).toBeInViewport();
  await isDocked();
  await write('A line that comes');
  await expect(region.getByText('A line that comes')).toBeAttached({ timeout: 30_000 });
  expect(Math.abs((await topOf()) - before)).toBeLessThan(3);
  await page.getByRole('button', { name: 'Latest messages' }).click();
  await expect(region.getByText('A line that comes')).toBeInViewport();
  // While writing, the formatting buttons and the list of readers are visible, and the send button stays in view.
  await page.getByRole('textbox', { name: 'Message', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Bold' })).toBeInViewport();
  await expect(form.getByText(/^Visible to/)).toBeInViewport();
  await page.keyboard.type('From a phone');
  await isDocked();
  await expect(region.getByText('A line that comes'), 'writing leaves the page where it is').toBeInViewport();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(region.getByText('From a phone')).toBeInViewport();
});

test('the conversation fits the window, and many files do not push the send button out of view', async ({
  page,
}) => {
  const id = await newRequest(`Many files ${Date.now() % 100_000}`);
  await page.goto(addressOf(id, 'messages'));
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const region = page.getByRole('region', { name: 'Conversation' });
  await expect(send).toBeInViewport({ ratio: 1 });
  const { top } = await edgesOf(region);
  expect(top, 'the head is compact').toBeLessThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
  await page
    .getByRole('form', { name: 'New message' })
    .locator('input[type=file]')
    .setInputFiles(Array.from({ length: 24 }, (_, index) => pdf(`Paper ${index}.pdf`)));
  await expect(page.locator('[data-upload-status=done]')).toHaveCount(24);
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(region).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(send).toBeInViewport({ ratio: 1 });
});

test('the next action is the single primary action: message, upload or confirmation', async ({ page }) => {
  const title = `Next act ${Date.now() % 100_000}`;
  const id = await newRequest(title);
  const head = page.getByRole('main');
  await page.goto(addressOf(id, 'documents'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`Documents · ${title} · Atrium`);
  // The bank has to validate the documents, so nothing is asked of the client.
  const asked = head.getByRole('link', { name: /^(Answer|Add documents|Validate|Sign)/ });
  await expect(asked).toHaveCount(0);
  const desk = await apiOf('staff');
  const ask = await desk.post(`/api/requests/${id}/messages`, {
    data: { message: '<p>One paper is missing.</p>', responseRequired: true },
  });
  expect(ask.status()).toBe(201);
  await page.reload();
  await asked.click();
  await expect(page).toHaveURL(/tab=documents#add$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/#/);
  // The URL opens it as well, and going back closes it.
  await asked.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();

  const closure = await desk.put(`/api/requests/${id}`, { data: { state: 'TO_CLOSE' } });
  expect(closure.status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Confirm closure' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the request' }).click();
  // After the action the page updates, and asks for nothing more.
  await expect(stateOf(page).getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm closure' })).toHaveCount(0);
});

test.describe('a question of the client', () => {
  test.use({ persona: 'staff' });

  test('“Answer” focuses the message field', async ({ page }) => {
    const id = await newRequest(`To answer ${Date.now() % 100_000}`);
    const client = await apiOf('client');
    // Validating documents takes precedence over answering.
    const documents = (await (await page.request.get(`/api/requests/${id}/documents`)).json()) as {
      id: string;
    }[];
    const headers = { origin: BASE_URL };
    for (const document of documents)
      await page.request.put(`/api/requests/${id}/documents/${document.id}`, {
        headers,
        data: { state: 'VALIDATED' },
      });
    await client.post(`/api/requests/${id}/messages`, {
      data: { message: '<p>When will it be ready?</p>', responseRequired: false },
    });
    await page.goto(addressOf(id, 'documents'));
    await page.getByRole('main').getByRole('link', { name: 'Answer' }).click();
    await expect(page).toHaveURL(/tab=messages#message$/);
    await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeFocused();
  });
});

test('a printed request contains all messages and no controls', async ({ page }) => {
  const id = await newRequest(`Printed ${Date.now() % 100_000}`);
  const desk = await apiOf('staff');
  for (let index = 0; index < 64; index += 1)
    await desk.post(`/api/requests/${id}/messages`, {
      data: { message: `<p>Line ${index}</p>`, responseRequired: false },
    });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await page.goto(addressOf(id, 'messages'));
  const region = page.getByRole('region', { name: 'Conversation' });
  await expect(region.getByText('Line 63', { exact: true })).toBeVisible();
  await expect(region.getByText('Line 0', { exact: true })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+p');
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const index of [0, 30, 63])
    await expect(region.getByText(`Line ${index}`, { exact: true })).toBeVisible();
  const { top, bottom } = await edgesOf(region);
  expect(bottom - top, 'as high as what it holds').toBeGreaterThan(2000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Halden Industries SA').filter({ visible: true }).first()).toBeVisible();
  // File names are the only buttons left.
  await expect(page.getByRole('button').filter({ hasNotText: 'Articles.pdf' })).toHaveCount(0);
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('RDET-042 an attachment and a document to sign are previewed; the audit trail can be expanded', async ({
  page,
}) => {
  const { pageRecords } = (await (await page.request.get('/api/requests?limit=100')).json()) as {
    pageRecords: Row[];
  };
  const { id } = pageRecords.find(
    ({ title, counts }) => title === 'Opening of a EUR current account' && counts.signatories === 5,
  )!;
  const { pageRecords: messages } = (await (
    await page.request.get(`/api/requests/${id}/messages?size=50`)
  ).json()) as { pageRecords: { documents: { id: string; filename: string }[] }[] };
  const file = messages.flatMap(({ documents }) => documents)[0]!;
  await page.goto(addressOf(id, 'messages'));
  // The envelopes are next to the conversation.
  const panel = page.getByRole('complementary', { name: 'Signature' });
  await expect(panel.getByText('3 of 5 signed')).toBeInViewport();
  await page
    .getByRole('list', { name: /^Messages/ })
    .getByRole('button', { name: file.filename, exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`document=${file.id}`));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/document=/);

  await tabOf(page, 'Signature').click();
  const trail = page.getByRole('region', { name: 'Audit trail of the signature' });
  // The panel next to the conversation, which has an audit trail of its own, is replaced by the tab.
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Audit trail' }).press('Enter');
  await expect(trail.getByText('Sent for signature')).toBeInViewport();
  await expect(trail.getByText('Signed by Jonas Weber')).toBeVisible();
  await expect(trail.getByText(/^Invitation sent to Claire Vasseur/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account opening agreement v3.pdf', exact: true }).click();
  await expect(dialog).toBeVisible();
});
