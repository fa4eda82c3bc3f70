import type { Page } from '@playwright/test';
import { BASE_URL, startServer, stopServer } from './server.ts';
import { newBank } from './set-up.ts';
import { expect, expectAccessible, frames, test, toast } from './test.ts';

// In order: the last test accepts the terms permanently.
test.describe.configure({ mode: 'serial' });
test.use({ asked: true });
// In the bank of the other journeys the newcomer has already accepted.
test.beforeAll(newBank);

const dialogOf = (page: Page, name = 'Terms and conditions of use') => page.getByRole('dialog', { name });
/** Waits until a page of the terms is rendered, and returns the scroll area. */
async function opened(page: Page, name?: string) {
  const dialog = dialogOf(page, name);
  await expect(dialog.locator('[data-drawn]').first()).toBeVisible();
  return dialog.getByRole('region');
}

test.describe('a user who has accepted', () => {
  test('TERM-001 TERM-002 reads the terms and both versions again', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).press('Enter');
    await expect(page).toHaveURL(/\/terms-and-conditions$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions of use' })).toBeFocused();
    await expect(page.getByText(/^Navigation bar version \d+\.\d+\.\d+$/)).toBeVisible();
    await expect(page.getByText(/^Website version \d+\.\d+\.\d+$/)).toBeVisible();
    await expect(page.locator('[data-page="1"] .document-text')).toContainText('Rights of users');
    await expectAccessible(page);
  });

  test('DOC-030 the viewer’s worker script is served', async ({ page }) => {
    const worker = page.waitForRequest((request) => request.url().endsWith('/assets/scripts/pdfworker.js'));
    await page.goto('/terms-and-conditions');
    const answer = await (await worker).response();
    expect(answer?.headers()['content-type']).toContain('text/javascript');
    await expect(page.locator('[data-drawn]').first()).toBeVisible();
  });

  test('the profile links to the terms too', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Terms and conditions of use' }).click();
    await expect(page).toHaveURL(/\/terms-and-conditions$/);
  });
});

test.describe('failure', () => {
  test.use({ expectedErrors: /500/ });

  test('TERM-009 terms that fail to load show an error with a retry', async ({ page }) => {
    const address = '**/api/users/*/terms-and-conditions';
    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: { errors: [{ code: 'INTERNAL', label: 'Not now.' }] } }),
    );
    await page.goto('/terms-and-conditions');
    await expect(toast(page, 'The terms and conditions could not be loaded')).toBeVisible();
    await expect(page.getByRole('main').getByText('The document could not be loaded')).toBeVisible();
    await page.unroute(address);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-drawn]').first()).toBeVisible();
  });
});

test.describe('bank staff', () => {
  test.use({ persona: null });

  test('TERM-003 skips the terms when impersonating a client who has not accepted them', async ({ page }) => {
    const headers = { origin: BASE_URL };
    const signedIn = await page.request.post('/auth/sandbox/sign-in', {
      headers,
      data: { persona: 'super-admin' },
    });
    expect(signedIn.ok()).toBe(true);
    const taken = await page.request.post('/api/impersonation', {
      headers,
      data: { email: 'e.lindqvist@halden.example' },
    });
    expect(await taken.json()).toMatchObject({ hasAcceptedTermsAndConditions: false, isImpersonated: true });
    await page.goto('/profile');
    await expect(page.getByText('You are acting as e.lindqvist@halden.example.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    expect((await page.request.delete('/api/impersonation', { headers })).ok()).toBe(true);
  });
});

/** Simulates new terms: from the next message on, every call of the page is refused until they are accepted. */
async function askForTerms(page: Page): Promise<void> {
  let terms: 'unasked' | 'due' | 'accepted' = 'unasked';
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const method = route.request().method();
    if (pathname.endsWith('/terms-and-conditions')) {
      if (method === 'PUT') terms = 'accepted';
      return route.continue();
    }
    // A refused poll would open the terms before the message is sent.
    if (terms === 'unasked' && method === 'POST' && pathname.endsWith('/messages')) terms = 'due';
    if (terms !== 'due') return route.continue();
    if (pathname !== '/api/users/me') {
      return route.fulfill({
        status: 403,
        json: { errors: [{ code: 'TERMS_NOT_ACCEPTED', label: 'Accept the terms.' }] },
      });
    }
    const answer = await route.fetch();
    const user = (await answer.json()) as object;
    return route.fulfill({ response: answer, json: { ...user, hasAcceptedTermsAndConditions: false } });
  });
}

test.describe('a user whose terms become due while writing', () => {
  test.use({ expectedErrors: /403/ });

  test('TERM-003 accepts them, finds the input unchanged, and sends it', async ({ page }) => {
    const answer = await page.request.get('/api/requests?requestStates=INPROGRESS&limit=100');
    const { pageRecords } = (await answer.json()) as {
      pageRecords: { id: string; rights: { canWriteMessage: boolean } }[];
    };
    const { id } = pageRecords.find(({ rights }) => rights.canWriteMessage)!;
    await page.goto(`/requests-board/requests/${id}?tab=messages`);
    const editor = page.getByRole('textbox', { name: 'Message', exact: true });
    await editor.click();
    await page.keyboard.type('As we agreed on the phone');
    await askForTerms(page);
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    const area = await opened(page);
    await area.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.getByRole('button', { name: 'Accept the terms' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(editor).toHaveText('As we agreed on the phone');
    await send.click();
    const list = page.getByRole('list', { name: /^Messages/ });
    await expect(list.getByText('As we agreed on the phone')).toHaveCount(1);
    await expect(editor).toHaveText('');
  });
});

test.describe('a newcomer', () => {
  test.use({ persona: 'newcomer', expectedErrors: /500/ });

  test('TERM-003 TERM-005 TERM-006 gets the terms on every page and must scroll through them', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/home');
    const area = await opened(page);
    // The server would refuse all other calls of the home page.
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([
      '/api/users/me',
      expect.stringMatching(/^\/api\/users\/[^/]+\/terms-and-conditions$/),
    ]);
    await expect(page.getByText('Scroll to the end of the terms to accept them.')).toBeVisible();
    const accept = page.getByRole('button', { name: 'Accept the terms' });
    await expect(accept).toHaveCount(0);
    await expectAccessible(page);
    const fromEnd = (distance: number) =>
      area.evaluate((element, left) => {
        element.scrollTop = element.scrollHeight - element.clientHeight - left;
      }, distance);
    await fromEnd(151);
    // The scroll event fires in the next frame, and its effect shows one frame later.
    await frames(page, 2);
    await expect(accept).toHaveCount(0);
    await fromEnd(149);
    await expect(accept).toBeVisible();
    // Nothing was accepted yet, so another page asks again.
    await page.goto('/profile');
    await opened(page);
    await expect(accept).toHaveCount(0);
  });

  test('TERM-008 a refused acceptance is reported, and the terms stay', async ({ page }) => {
    await page.route('**/api/users/*/terms-and-conditions', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { errors: [{ code: 'INTERNAL', label: 'Not now.' }] } })
        : route.continue(),
    );
    await page.goto('/home');
    const area = await opened(page);
    await area.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.getByRole('button', { name: 'Accept the terms' }).click();
    await expect(page.getByText('The terms were not accepted', { exact: true })).toBeVisible();
    await expect(dialogOf(page)).toBeVisible();
  });
});

test.describe('a newcomer who reads French on a narrow screen', () => {
  test.use({ persona: 'newcomer', language: 'fr', theme: 'dark', viewport: { width: 390, height: 844 } });

  test('TERM-004 TERM-010 gets them in French, and can sign out instead', async ({ page }) => {
    await page.goto('/home');
    const area = await opened(page, 'Conditions générales d’utilisation');
    await expect(
      page.getByText('Faites défiler les conditions jusqu’à la fin pour les accepter.'),
    ).toBeVisible();
    await expect(page.locator('[data-page="1"] .document-text')).toContainText('Droits des utilisateurs');
    await page.keyboard.press('Escape');
    await expect(area).toBeVisible();
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeInViewport();
    await expectAccessible(page);
  });
});

test.describe('a newcomer with a keyboard', () => {
  test.use({ persona: 'newcomer' });

  test('TERM-005 TERM-007 reads and accepts, and is not asked again, even after a restart', async ({
    page,
  }) => {
    await page.goto('/home');
    const area = await opened(page);
    await expect(area).toBeFocused();
    const accept = page.getByRole('button', { name: 'Accept the terms' });
    await expect(accept).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(accept).toBeVisible();
    for (let stops = 0; stops < 20; stops += 1) {
      if (await accept.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(accept).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

    // Requests that waited for the terms run now, and would fail when the server stops.
    await page.goto('about:blank');
    await stopServer('SIGKILL');
    await startServer();
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
  });
});
