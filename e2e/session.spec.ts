import type { APIRequestContext, Page, Request } from '@playwright/test';
import { BASE_URL } from './server.ts';
import { expect, frames, pendingCalls, test } from './test.ts';

// Each of these tests ends its session, so none is shared.
test.use({ persona: null, expectedErrors: /401/ });

const signIn = async (request: APIRequestContext, persona: string) => {
  const answer = await request.post('/auth/sandbox/sign-in', {
    data: { persona },
    headers: { origin: BASE_URL },
  });
  expect(answer.ok()).toBe(true);
};
/** Locates the greeting, even while the survey covers it. */
const greetingOf = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, includeHidden: true, name });
/** Waits until the page has sent its calls and all are answered. */
async function answered(page: Page, calls: ReadonlySet<Request>): Promise<void> {
  await frames(page, 2);
  await expect.poll(() => calls.size).toBe(0);
}
/**
 * Opens the board, waits for all its calls, and returns the set of pending ones: a call that is still pending would
 * itself report the ended session.
 */
async function openBoard(page: Page): Promise<ReadonlySet<Request>> {
  const calls = pendingCalls(page);
  await page.goto('/requests-board/requests');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  // The footer appears when the start of the page is over; the deferred calls follow.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await answered(page, calls);
  return calls;
}
/** Presses the first star without the pointer or the focus, with which the board prefetches the request of the row. */
const pressStar = (page: Page) =>
  page
    .getByRole('button', { name: /favourites: / })
    .first()
    .dispatchEvent('click');
const ended = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

test('when a session ends, the user signs in again and continues on the same page', async ({
  page,
  context,
}) => {
  await signIn(context.request, 'client');
  const calls = await openBoard(page);
  await page.getByRole('searchbox', { name: 'Search in the list' }).fill('account');
  // The calls of the search finish before the session ends.
  await expect(page).toHaveURL(/account/);
  await answered(page, calls);
  await context.clearCookies();
  await pressStar(page);
  await expect(ended(page)).toBeVisible();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    ended(page).getByRole('button', { name: 'Sign in again' }).click(),
  ]);
  await tab.getByRole('button', { name: /Claire Vasseur/ }).click();
  await expect(ended(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search in the list' })).toHaveValue('account');
});

test('signing in again as another user starts over', async ({ page, context }) => {
  await signIn(context.request, 'client');
  await openBoard(page);
  await context.clearCookies();
  await pressStar(page);
  await expect(ended(page)).toBeVisible();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    ended(page).getByRole('button', { name: 'Sign in again' }).click(),
  ]);
  await tab.getByRole('button', { name: /Giulia Conti/ }).click();
  await expect(greetingOf(page, 'Giulia')).toHaveCount(1);
});

test('a tab of a previous user starts over without writing when another user signs in elsewhere', async ({
  page,
  context,
}) => {
  await signIn(context.request, 'client');
  await openBoard(page);
  await signIn(context.request, 'restricted');
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/requests/favorites/')) answers.push(answer.status());
  });
  await Promise.all([page.waitForRequest(/\/requests\/favorites\//), pressStar(page)]);
  await expect(greetingOf(page, 'Giulia')).toHaveCount(1);
  // Refused, or aborted because another refused call made the page start over first.
  expect(answers.filter((status) => status !== 401)).toEqual([]);
});

test('PLAT-065 signing out asks first and leads to sign-in', async ({ page, context }) => {
  await signIn(context.request, 'client');
  await page.goto('/home');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out of the portal?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /Claire Vasseur/ })).toBeVisible();
});

test('PLAT-064 a forced logout does not ask', async ({ page, context }) => {
  await signIn(context.request, 'client');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('logout', { detail: { force: true } })));
  await expect(page.getByRole('button', { name: /Claire Vasseur/ })).toBeVisible();
});

test('NAV-015 an impersonated session is marked and can be ended', async ({ page, context }) => {
  await signIn(context.request, 'super-admin');
  const found = await context.request.get('/api/users?query=vasseur');
  const [person] = (await found.json()) as { email: string }[];
  const answer = await context.request.post('/api/impersonation', {
    data: { email: person!.email },
    headers: { origin: BASE_URL },
  });
  expect(answer.ok()).toBe(true);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Claire');
  await expect(page.getByText(`You are acting as ${person!.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hélène');
});

test('SUP-003 NAV-015 CTR-023 a user is impersonated from the search, and the banner ends it', async ({
  page,
  context,
}) => {
  await signIn(context.request, 'super-admin');
  await page.goto('/support-page?tab=impersonification');
  await page.getByRole('searchbox', { name: 'Person' }).fill('vasseur');
  await page.getByRole('button', { name: 'Take over: Claire Vasseur' }).click();
  await page.getByRole('button', { name: 'Act as Claire Vasseur' }).click();
  await expect(greetingOf(page, /Claire/)).toBeVisible();
  await expect(page.getByText(/^You are acting as /)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(greetingOf(page, /Hélène/)).toBeVisible();
  await expect(page.getByText(/^You are acting as /)).toHaveCount(0);
  // The user's own rights are restored with their name.
  await page.goto('/support-page?tab=impersonification');
  await expect(page.getByRole('searchbox', { name: 'Person' })).toBeVisible();
});
