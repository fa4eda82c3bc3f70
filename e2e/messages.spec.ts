import type { Page } from '@playwright/test';
import { textFile } from './files.ts';
import { asPerson, expect, expectAccessible, test, toast } from './test.ts';

interface Row {
  id: string;
  rights: { canWriteMessage: boolean };
  participants: { user: { lastName: string }; isActive: boolean }[];
}

/** Returns a request in progress with Claire Vasseur and Marc Delaunay, not Giulia Conti; each journey has its index. */
async function shared(page: Page, index: number): Promise<string> {
  const answer = await page.request.get('/api/requests?requestStates=INPROGRESS&limit=100');
  const { pageRecords } = (await answer.json()) as { pageRecords: Row[] };
  const found = pageRecords.filter(
    ({ rights, participants }) =>
      rights.canWriteMessage &&
      participants.some(({ user, isActive }) => isActive && user.lastName === 'Delaunay') &&
      participants.every(({ user }) => user.lastName !== 'Conti'),
  );
  // From the end, because other journeys expect the latest requests unchanged.
  return found.toSorted((a, b) => a.id.localeCompare(b.id))[index % found.length]!.id;
}

const addressOf = (id: string) => `/requests-board/requests/${id}?tab=messages`;
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const conversationOf = (page: Page) => page.getByRole('list', { name: 'Messages, oldest first' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

async function countOf(page: Page, id: string, words: string): Promise<number> {
  const answer = await page.request.get(`/api/requests/${id}/messages?size=200`);
  const { pageRecords } = (await answer.json()) as { pageRecords: { message: string }[] };
  return pageRecords.filter(({ message }) => message.includes(words)).length;
}

test('RDET-041 RDET-047 RDET-059 two users in two browsers write to each other', async ({
  page,
  browser,
}) => {
  const id = await shared(page, 0);
  await page.goto(addressOf(id));
  const other = await asPerson(browser, 'staff');
  await other.goto(addressOf(id));
  await expect(editorOf(other)).toBeVisible();
  await expectAccessible(page);

  const question = `When does the account open, ${Date.now()}?`;
  await editorOf(page).click();
  await page.keyboard.type(question);
  await sendButton(page).click();
  await expect(conversationOf(page).getByText(question)).toBeVisible();
  await expect(editorOf(page)).toHaveText('');
  await expect(editorOf(page)).toBeFocused();
  // The message appears for the other side without a reload.
  await expect(conversationOf(other).getByText(question)).toBeVisible({ timeout: 30_000 });

  const answer = `On Monday, ${Date.now()}.`;
  await editorOf(other).click();
  await other.keyboard.type(answer);
  await sendButton(other).click();
  await expect(conversationOf(page).getByText(answer)).toBeVisible({ timeout: 30_000 });
  await other.context().close();
});

test('a draft keeps its text and files when switching tabs and reloading', async ({ page }) => {
  const id = await shared(page, 6);
  const words = `Attached as agreed, ${Date.now()}.`;
  const files = page.locator('[data-upload-status=done]');
  const expectKept = async () => {
    await expect(editorOf(page)).toHaveText(words);
    await expect(files).toHaveCount(1);
    await expect(files).toContainText('terms.txt');
  };
  await page.goto(addressOf(id));
  await editorOf(page).click();
  await page.keyboard.type(words);
  await page.locator('form input[type=file]').first().setInputFiles(textFile('terms.txt', words));
  await expectKept();
  const parts = page.getByRole('navigation', { name: 'Parts of the request' });
  await parts.getByRole('link', { name: /^Documents/ }).click();
  await expect(page).toHaveURL(/tab=documents/);
  await expect(editorOf(page)).toHaveCount(0);
  await parts.getByRole('link', { name: /^Messages/ }).click();
  await expectKept();
  await page.reload();
  await expectKept();
  await sendButton(page).click();
  const sent = conversationOf(page).getByRole('listitem').filter({ hasText: words });
  await expect(sent.getByText('terms.txt')).toBeVisible();
  await expect(files).toHaveCount(0);
});

test('RDET-059 two tabs that continue the same draft send two messages', async ({ page }) => {
  const id = await shared(page, 7);
  const now = Date.now();
  await page.goto(addressOf(id));
  await editorOf(page).click();
  await page.keyboard.type(`Begun, ${now}`);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(`Begun, ${now}`);
  const second = await page.context().newPage();
  await second.goto(addressOf(id));
  await expect(editorOf(second)).toHaveText(`Begun, ${now}`);
  await editorOf(second).fill(`Of the second tab, ${now}`);
  await sendButton(second).click();
  await expect(conversationOf(second).getByText(`Of the second tab, ${now}`)).toBeVisible();
  await second.close();
  await sendButton(page).click();
  await expect(conversationOf(page).getByText(`Begun, ${now}`)).toBeVisible();
  await expect(conversationOf(page).getByText(`Of the second tab, ${now}`)).toBeVisible();
});

test('a message sent after its form was closed is no longer a draft', async ({ page }) => {
  const id = await shared(page, 2);
  await page.goto(addressOf(id));
  const words = `On its way, ${Date.now()}`;
  await editorOf(page).click();
  await page.keyboard.type(words);
  let letGo = () => {};
  const isLet = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/messages', async (route) => {
    if (route.request().method() === 'POST') await isLet;
    await route.fallback();
  });
  const isPost = (request: { method: () => string; url: () => string }) =>
    request.method() === 'POST' && request.url().endsWith('/messages');
  const asked = page.waitForRequest(isPost);
  const answered = page.waitForResponse((response) => isPost(response.request()));
  await sendButton(page).click();
  await asked;
  const parts = page.getByRole('navigation', { name: 'Parts of the request' });
  await parts.getByRole('link', { name: /^Documents/ }).click();
  await expect(editorOf(page)).toHaveCount(0);
  letGo();
  await answered;
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(words);
  await parts.getByRole('link', { name: /^Messages/ }).click();
  await expect(conversationOf(page).getByText(words)).toBeVisible();
  await expect(editorOf(page)).toHaveText('');
});

test('a file still uploading when its draft was closed must be selected again', async ({ page }) => {
  const id = await shared(page, 3);
  await page.goto(addressOf(id));
  await editorOf(page).click();
  await page.keyboard.type('With a file');
  let letGo = () => {};
  const isLet = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/documents', async (route) => {
    await isLet;
    await route.abort();
  });
  await page.locator('form input[type=file]').first().setInputFiles(textFile('terms.txt', 'terms'));
  await expect(page.locator('[data-upload-status=progress]')).toHaveCount(1);
  const parts = page.getByRole('navigation', { name: 'Parts of the request' });
  await parts.getByRole('link', { name: /^Documents/ }).click();
  await expect(editorOf(page)).toHaveCount(0);
  letGo();
  await parts.getByRole('link', { name: /^Messages/ }).click();
  await expect(editorOf(page)).toHaveText('With a file');
  await expect(toast(page, '1 file of the draft is no longer available. Add it again.')).toBeVisible();
});

test('RDET-051 RDET-052 sending is disabled at the limit of 6,000 characters and while a file uploads', async ({
  page,
}) => {
  const id = await shared(page, 4);
  await page.goto(addressOf(id));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/messages')) sent.push(request.url());
  });
  await editorOf(page).click();
  await page.keyboard.insertText('a'.repeat(6000));
  await expect(page.getByText(/the limit of 6,000 characters is reached/)).toBeVisible();
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Enter');
  await sendButton(page).click({ force: true });
  await editorOf(page).press('Control+End');
  await page.keyboard.press('Backspace');
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');

  let letGo = () => {};
  const isLet = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/documents', async (route) => {
    await isLet;
    await route.fallback();
  });
  await page.locator('form input[type=file]').first().setInputFiles(textFile('terms.txt', 'terms'));
  await expect(page.getByText('Wait until the files are uploaded')).toBeVisible();
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await sendButton(page).click({ force: true });
  letGo();
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
  // One click sends once the button is enabled, and none of the earlier attempts has sent anything.
  await sendButton(page).click();
  await expect(editorOf(page)).toHaveText('');
  expect(sent).toHaveLength(1);
});

test('RDET-054 an answer can only be required where an action is required', async ({ page }) => {
  const box = page.getByRole('checkbox', { name: 'The bank must answer' });
  await page.goto(addressOf(await shared(page, 5)));
  await expect(editorOf(page)).toBeVisible();
  await expect(box).toHaveCount(0);
  const answer = await page.request.get('/api/requests?requestStates=ACTION_REQUIRED&limit=100');
  const { pageRecords } = (await answer.json()) as { pageRecords: Row[] };
  await page.goto(addressOf(pageRecords.find(({ rights }) => rights.canWriteMessage)!.id));
  await expect(box).toBeChecked();
});

test.describe('a request linked to CCM', () => {
  test.use({ expectedErrors: /500|Failed to load/ });

  /** Opens a request linked to CCM, with this answer to the feature flag lookup. */
  async function open(page: Page, flag: { status: number; json: unknown }): Promise<void> {
    const id = await shared(page, 6);
    await page.route('**/api/feature-flipping/*', (route) => route.fulfill(flag));
    await page.route(`**/api/requests/${id}`, async (route) => {
      const answer = await route.fetch();
      const request = (await answer.json()) as object;
      await route.fulfill({
        response: answer,
        json: { ...request, externalApplications: [{ applicationName: 'CCM', externalId: '7781204' }] },
      });
    });
    await page.goto(addressOf(id));
  }
  const warning = (page: Page) => page.getByText('Messages are disabled for requests linked to CCM');

  test('RDET-065 shows a warning instead of the form while messages are blocked', async ({ page }) => {
    await open(page, { status: 200, json: true });
    await expect(warning(page)).toBeVisible();
    await expect(page.getByText(/also handled in CCM \(7781204\)/)).toBeVisible();
    await expect(editorOf(page)).toHaveCount(0);
  });

  test('RDET-066 messages are not blocked if the flag cannot be read', async ({ page }) => {
    await open(page, { status: 500, json: { errors: [{ code: 'INTERNAL', label: 'Not now' }] } });
    await expect(editorOf(page)).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
  });
});

test.describe('network failure', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to load/ });

  test('RDET-059 a message whose response was lost is sent again and appears once', async ({ page }) => {
    const id = await shared(page, 1);
    await page.goto(addressOf(id));
    const words = `Only once, ${Date.now()}`;
    await editorOf(page).click();
    await page.keyboard.type(words);
    let isCut = true;
    await page.route('**/messages', async (route) => {
      if (route.request().method() !== 'POST' || !isCut) return route.fallback();
      isCut = false;
      // The server receives the message, but its answer is lost.
      await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    const again = page.getByRole('button', { name: 'Send again' });
    await expect(again).toBeVisible();
    await expect(editorOf(page)).toHaveText(words);
    // The draft and its idempotency key survive a reload.
    await page.reload();
    await expect(editorOf(page)).toHaveText(words);
    await sendButton(page).click();
    await expect(editorOf(page)).toHaveText('');
    expect(await countOf(page, id, words)).toBe(1);
  });

  test('RDET-061 a refusal by the messaging service is shown in the form', async ({ page }) => {
    const id = await shared(page, 2);
    await page.goto(addressOf(id));
    await page.route('**/messages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 502,
            contentType: 'application/problem+json',
            json: { errors: [{ code: 'SYMPHONY_EXCEPTION', label: 'No' }] },
          })
        : route.fallback(),
    );
    await editorOf(page).click();
    await page.keyboard.type('Hello');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('The bank’s messaging system rejected the message')).toBeVisible();
    await expect(editorOf(page)).toHaveText('Hello');
  });
});

test.describe('malicious HTML', () => {
  // The sanitiser parses the HTML in an inert document; the content security policy still reports the blocked code.
  test.use({ expectedErrors: /inline event handler|inline script/ });

  test('RDET-049 RDET-056 RDET-058 is harmless when sent by the API or pasted', async ({ page, baseURL }) => {
    const id = await shared(page, 3);
    const mark = `mark${Date.now()}`;
    const html = `<p>${mark}<img src=x onerror="window.hit=1"><script>window.hit=1</script><a href="javascript:window.hit=1">x</a></p>`;
    const sent = await page.request.post(`/api/requests/${id}/messages`, {
      headers: { origin: baseURL! },
      data: { message: html, responseRequired: false },
    });
    expect(sent.status()).toBe(201);
    await page.goto(addressOf(id));
    const drawn = conversationOf(page).getByRole('listitem').filter({ hasText: mark });
    await expect(drawn).toBeVisible();
    await expect(drawn.locator('img, script, a')).toHaveCount(0);

    await editorOf(page).click();
    await page.evaluate((content) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', content);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(paste);
    }, html);
    await expect(page.getByText('Images cannot be pasted into the text.').last()).toBeVisible();
    await expect(editorOf(page)).toHaveText(`${mark}x`);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});

test.describe('other users', () => {
  test.use({ expectedErrors: /40[34]|Failed to load/ });

  test('RDET-030 an outsider gets 404; a completed request takes no message', async ({
    page,
    browser,
    baseURL,
  }) => {
    const id = await shared(page, 4);
    const stranger = await asPerson(browser, 'restricted');
    await stranger.goto(addressOf(id));
    await expect(stranger.getByRole('heading', { name: 'This request does not exist' })).toBeVisible();
    const body = { data: { message: '<p>a</p>', responseRequired: false }, headers: { origin: baseURL! } };
    const posted = await stranger.request.post(`/api/requests/${id}/messages`, body);
    expect(posted.status()).toBe(404);
    expect((await stranger.request.get(`/api/requests/${id}/messages`)).status()).toBe(404);
    await stranger.context().close();

    const closed = await page.request.get('/api/requests?requestStates=CLOSED&limit=1');
    const [row] = ((await closed.json()) as { pageRecords: Row[] }).pageRecords;
    await page.goto(addressOf(row!.id));
    await expect(page.getByText('This request is completed. Reopen it to send a message.')).toBeVisible();
    await expect(editorOf(page)).toHaveCount(0);
    expect((await page.request.post(`/api/requests/${row!.id}/messages`, body)).status()).toBe(403);
  });
});

test('RDET-050 RDET-057 a message is formatted and sent by keyboard only', async ({ page }) => {
  const id = await shared(page, 5);
  await page.goto(addressOf(id));
  await expect(editorOf(page)).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await page.getByRole('region', { name: 'Conversation' }).focus();
  for (let step = 0; step < 40; step += 1) {
    if (await editorOf(page).evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(editorOf(page)).toBeFocused();
  const words = `By keys ${Date.now()}`;
  await page.keyboard.press('Control+b');
  await page.keyboard.type(words);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+Enter');
  await expect(conversationOf(page).locator('strong', { hasText: words })).toBeVisible();
});
