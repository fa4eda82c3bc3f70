import { expect, shellReady, test } from './test.ts';

test.describe('signed out', () => {
  // The browser logs the refused first call to its console.
  test.use({ persona: null, expectedErrors: /401/ });

  test('PLAT-003 goes from sign-in to the home page, the board, a request, and back', async ({ page }) => {
    await page.goto('/requests-board/requests?status=ACTION_REQUIRED');
    await page.getByRole('button', { name: /Claire Vasseur/ }).click();
    await expect(page).toHaveURL(/requests-board\/requests\?status=ACTION_REQUIRED/);

    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Claire');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Home · Atrium');
    const waiting = page.getByRole('link', { name: /^\d+ open requests? (is|are) waiting for you/ });
    const grid = page.getByRole('grid');
    // Retried, because another journey of the same user may change the number between the two pages.
    await expect(async () => {
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      const count = Number.parseInt(await waiting.innerText(), 10);
      await waiting.click();
      await expect(page).toHaveURL(/status=ACTION_REQUIRED/);
      await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1), { timeout: 5_000 });
    }).toPass();

    const title = grid.getByRole('link').first();
    const name = await title.innerText();
    await title.click();
    await expect(page).toHaveURL(/requests-board\/requests\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByRole('link', { name: 'Requests', exact: true }).first().click();
    await expect(page).toHaveURL(/status=ACTION_REQUIRED/);
    await expect(grid).toBeVisible();
  });
});

test.describe('failed start', () => {
  test.use({ persona: null, expectedErrors: /503|401/ });

  test('PLAT-006 shows an error in both languages if the settings cannot be loaded', async ({ page }) => {
    await page.route('**/settings.json', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Atrium could not start' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Atrium n’a pas pu démarrer' })).toBeVisible();
    await page.unroute('**/settings.json');
    await page.getByRole('button', { name: /Try again/ }).click();
    await expect(page.getByRole('button', { name: /Claire Vasseur/ })).toBeVisible();
  });
});

test('REQ-001 REQ-024 the tabs of the board have URLs', async ({ page }) => {
  await page.goto('/requests-board');
  await expect(page).toHaveURL(/requests-board\/requests$/);
  const tabs = page.getByRole('navigation', { name: 'Requests by state' });
  await expect(tabs.getByRole('link')).toHaveText([/^In progress/, /^To close/, /^Closed$/, /^Favourites/]);
  await tabs.getByRole('link', { name: 'Closed' }).click();
  await expect(page).toHaveURL(/tab=closed/);
  await expect(page.getByRole('grid', { name: 'Closed' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('grid', { name: 'In progress' })).toBeVisible();
});

test('REQ-016 REQ-023 filters are in the URL and remembered', async ({ page }) => {
  await page.goto('/requests-board/requests');
  await page.getByRole('button', { name: 'Unread' }).click();
  await expect(page).toHaveURL(/unread=true/);
  await page.goto('/home');
  await page.goto('/requests-board/requests');
  await expect(page).toHaveURL(/unread=true/);
  await expect(page.getByRole('button', { name: 'Unread' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/unread/);
});

test('REQ-009 REQ-010 a URL filters the board by status and service, and the page shows the filter', async ({
  page,
}) => {
  await page.goto('/requests-board/requests?status=ACTION_REQUIRED');
  const rows = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  const applied = page.getByRole('list', { name: 'Applied filters' });
  await expect(applied.filter({ visible: true })).toContainText('Action required');
  await expect(rows.first()).toBeVisible();
  // For requests that wait for the user, the state names the action to take.
  for (const row of await rows.all()) await expect(row.locator('[data-state-name=action]')).toBeVisible();
  const waiting = await page.getByRole('grid').getAttribute('aria-rowcount');

  await page.goto('/requests-board/requests?tab=closed&service=KYC');
  await expect(applied.filter({ visible: true })).toContainText('KYC');
  const services = rows.locator('[aria-colindex="4"]');
  await expect(services.first()).toBeVisible();
  expect(new Set(await services.allInnerTexts()).size).toBe(1);
  await page.goto('/requests-board/requests');
  await expect(page.getByRole('grid')).not.toHaveAttribute('aria-rowcount', waiting!);
});

test('the search finds requests, and shows a message if there are none', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shellReady(page);
  await page.keyboard.press('/');
  await page.keyboard.type('current account');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=current\+account/);
  await expect(page.getByRole('link', { name: 'Opening of a EUR current account' }).first()).toBeVisible();
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await field.fill('zzzz');
  await field.press('Enter');
  await expect(page.getByText('Nothing matches this search')).toBeVisible();
});

test.describe('favourites', () => {
  test.use({ persona: 'client-admin' });

  test('a favourite is shown at once, saved, and removed', async ({ page }) => {
    await page.goto('/requests-board/requests');
    const add = page.getByRole('button', { name: /^Add to favourites/ }).first();
    const name = (await add.getAttribute('aria-label'))!.replace('Add to favourites: ', '');
    const kept = page.waitForResponse('**/requests/favorites/*');
    await add.click();
    const remove = page.getByRole('button', { name: `Remove from favourites: ${name}` }).first();
    await expect(remove).toBeVisible();
    expect((await kept).ok()).toBe(true);
    await page.goto('/requests-board/requests?tab=favorite');
    await expect(remove).toBeVisible();
    const takenBack = page.waitForResponse('**/requests/favorites/*');
    await remove.click();
    expect((await takenBack).ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  });
});

test.describe('an unknown request', () => {
  test.use({ expectedErrors: /404|400/ });

  test('shows an error with a link back', async ({ page }) => {
    await page.goto('/requests-board/requests/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'This request does not exist' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the requests' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Error' })).toHaveCount(0);
  });
});
