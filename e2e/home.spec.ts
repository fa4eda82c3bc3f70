import type { Locator, Page, Request } from '@playwright/test';
import { chunkPath } from './chunk.ts';
import { expect, expectAccessible, test } from './test.ts';
import { storageOf } from './people.ts';

const board = (page: Page) => page.getByRole('list', { name: 'Widgets' });
const order = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('[data-widget]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['widget']));
const handle = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move ${title}`, exact: true });
const centreOf = async (locator: Locator) => {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function customize(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Customise' }).click();
  await expect(page.getByRole('region', { name: 'Customise home' })).toBeFocused();
}
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true });

test.describe('a client editing the home page', () => {
  test.use({ persona: 'client-admin' });
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async ({ playwright, baseURL }) => {
    const api = await playwright.request.newContext({
      baseURL: baseURL!,
      storageState: storageOf('client-admin'),
      extraHTTPHeaders: { origin: baseURL! },
    });
    expect((await api.put('/api/widgets/preferences', { data: { template: 'DEFAULT' } })).ok()).toBe(true);
    await api.dispose();
  });

  test('HOME-001 HOME-002 HOME-003 HOME-023 HOME-024 sees the greeting and the widgets, and starts and leaves edit mode', async ({
    page,
  }) => {
    // The bar sends these after startup, which may be late.
    const ofBar = Promise.all(
      [/\/api\/notifications\?/, /\/api\/users\/[^/]+\/scope$/].map((path) => page.waitForResponse(path)),
    );
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      /^Good (morning|afternoon|evening), /,
    );
    await expect(board(page).getByRole('region', { name: 'Last requests' })).toBeVisible();
    await expectAccessible(page);
    await expect(board(page).locator('[data-widget-status=loading]')).toHaveCount(0);
    await ofBar;
    const widget = await board(page).locator('[data-widget-status]').first().elementHandle();
    const calls: string[] = [];
    const onRequest = (request: Request) => {
      // Analytics events may be sent at any time.
      if (/\/api\/(?!analytics$)/.test(request.url())) calls.push(request.url());
    };
    page.on('request', onRequest);
    // By keyboard, because a mouse pointer would hover over moving links, which prefetches them.
    await page.getByRole('button', { name: 'Customise' }).press('Enter');
    const bar = page.getByRole('region', { name: 'Customise home' });
    await expect(bar).toBeFocused();
    await expect(page.locator('[data-add-cell]')).toBeVisible();
    // The widgets are neither re-rendered nor reloaded.
    expect(await widget.evaluate((section) => section.isConnected)).toBe(true);
    page.off('request', onRequest);
    expect(calls).toEqual([]);
    // HOME-005, HOME-006: a client chooses a profile and has no Reset.
    await expect(bar.getByRole('button', { name: 'Choose profile' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Reset' })).toHaveCount(0);
    await expectAccessible(page);
    let saved = false;
    page.on('request', (request) => {
      saved ||= request.method() === 'PUT' && request.url().endsWith('/widgets/preferences');
    });
    await confirm(page).click();
    await expect(page.getByRole('button', { name: 'Customise' })).toBeFocused();
    await expect(page.locator('[data-add-cell]')).toHaveCount(0);
    // HOME-032: nothing is sent if nothing has changed.
    expect(saved).toBe(false);
  });

  test('HOME-025 HOME-028 HOME-031 HOME-039 a layout changed by mouse is restored in a second browser', async ({
    page,
    browser,
  }) => {
    await customize(page);
    const before = await order(page);
    const from = await centreOf(handle(page, 'Requests'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const target = (await page.locator('[data-widget="LAST_REQUESTS"]').boundingBox())!;
    await page.mouse.move(target.x + 24, from.y, { steps: 12 });
    await expect(page.locator('[data-drop-target]')).toBeVisible();
    await page.mouse.up();
    await expect.poll(() => order(page)).not.toEqual(before);
    const moved = await order(page);
    expect(moved[0]).toBe('REQUESTS_COUNTER');
    await confirm(page).click();
    await expect(page.getByRole('button', { name: 'Customise' })).toBeFocused();

    const second = await browser.newContext({ storageState: storageOf('client-admin') });
    const other = await second.newPage();
    await other.goto('/home');
    await expect(other.locator('[data-widget="LAST_REQUESTS"]')).toBeVisible();
    expect(await order(other)).toEqual(moved);
    await second.close();
  });

  test('HOME-026 HOME-027 moves, resizes, undoes, removes and saves by keyboard only', async ({ page }) => {
    await page.goto('/home');
    const button = page.getByRole('button', { name: 'Customise' });
    await expect(button).toBeEnabled();
    await button.focus();
    await page.keyboard.press('Enter');
    await handle(page, 'Last requests').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(handle(page, 'Last requests')).toBeFocused();
    await expect.poll(async () => (await order(page))[0]).toBe('LAST_REQUESTS');
    const options = page.getByRole('button', { name: /^Last requests: width/ });
    await page.keyboard.press('Shift+ArrowRight');
    await expect(options).toHaveText('3/3');
    // HOME-037: no further than the maximum width of the widget.
    await page.keyboard.press('Shift+ArrowRight');
    await expect(options).toHaveText('3/3');
    await page.keyboard.press('Control+z');
    await expect(options).toHaveText('2/3');
    await page.keyboard.press('Control+Shift+z');
    await expect(options).toHaveText('3/3');
    await page.getByRole('button', { name: 'Remove Requests', exact: true }).press('Enter');
    await expect(page.locator('[data-widget="REQUESTS_COUNTER"]')).toHaveCount(0);
    await confirm(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Customise' })).toBeFocused();
    await page.reload();
    await expect(page.locator('[data-widget="LAST_REQUESTS"]')).toBeVisible();
    expect(await order(page)).not.toContain('REQUESTS_COUNTER');
  });

  test('HOME-013 HOME-014 HOME-033 HOME-029 adds a widget at the end and keeps its settings', async ({
    page,
  }) => {
    await customize(page);
    await page.getByRole('button', { name: 'Add widget' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add Requests', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Remove Requests', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: /Settings of Last requests/ }).click();
    const save = dialog.getByRole('button', { name: 'Save settings', exact: true });
    await expect(save).toBeDisabled();
    await dialog.getByText('My favourites').click();
    await save.click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    expect((await order(page)).at(-1)).toBe('REQUESTS_COUNTER');
    const answer = page.waitForRequest((request) => /\/requests\?.*status=FAVORITE/.test(request.url()));
    await confirm(page).click();
    await expect(page.getByRole('button', { name: 'Customise' })).toBeFocused();
    await page.reload();
    await answer;
    await expect(page.getByRole('link', { name: 'All requests' })).toHaveAttribute('href', /favorite=true/);
  });

  test('HOME-009 PLAT-059 asks before discarding changes and before leaving the page', async ({ page }) => {
    await customize(page);
    const before = await order(page);
    await page.getByRole('button', { name: 'Remove Last requests', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: /^Requests/ })
      .click();
    const guard = page.getByRole('alertdialog');
    await expect(guard).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the changes' }).click();
    await expect(page.getByRole('button', { name: 'Customise' })).toBeVisible();
    expect(await order(page)).toEqual(before);
  });

  test('HOME-006 HOME-017 HOME-030 HOME-041 selecting a profile replaces the layout', async ({ page }) => {
    await customize(page);
    await page.getByRole('button', { name: 'Choose profile' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Trade finance' }).click();
    await dialog.getByRole('button', { name: 'Use this profile' }).click();
    const put = page.waitForRequest((request) => request.method() === 'PUT');
    await confirm(page).click();
    expect((await put).postDataJSON()).toEqual({ template: 'TRADE_FINANCE' });
    await expect(page.getByRole('button', { name: 'Customise' })).toBeFocused();
    await page.reload();
    await expect(page.locator('[data-widget="LAST_REQUESTS"]')).toBeVisible();
    expect((await order(page)).indexOf('REQUESTS_COUNTER')).toBeLessThan(
      (await order(page)).indexOf('LAST_REQUESTS'),
    );
  });
});

test.describe('touch on a phone', () => {
  test.use({ persona: 'client', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('HOME-055 every widget has size S; menus move and remove without dragging', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Customise' }).tap();
    const before = await order(page);
    const widths = await page
      .locator('[data-widget]')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
    await page.getByRole('button', { name: /^Last requests: width/ }).tap();
    await page.getByRole('menuitem', { name: 'Move down' }).tap();
    await expect.poll(() => order(page)).not.toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => order(page)).toEqual(before);
    await page.getByRole('button', { name: 'Cancel', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Customise' })).toBeVisible();
  });
});

test.describe('bank staff', () => {
  test.use({ persona: 'staff' });

  test('HOME-005 HOME-010 HOME-011 HOME-012 HOME-021 HOME-038 resets to the default layout, and has no profiles to select', async ({
    page,
  }) => {
    await customize(page);
    const bar = page.getByRole('region', { name: 'Customise home' });
    await expect(bar.getByRole('button', { name: 'Choose profile' })).toHaveCount(0);
    const reset = bar.getByRole('button', { name: 'Reset' });
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    const standard = await order(page);
    await page.getByRole('button', { name: 'Remove Last requests', exact: true }).click();
    await reset.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep this layout' }).click();
    expect(await order(page)).not.toContain('LAST_REQUESTS');
    await reset.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore the default' }).click();
    await expect.poll(() => order(page)).toEqual(standard);
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('a prospect', () => {
  test.use({ persona: 'marketing' });

  test('HOME-062 HOME-063 HOME-064 HOME-070 HOME-071 HOME-072 selecting a template puts the carousel first, and is remembered', async ({
    page,
  }) => {
    await page.goto('/home?template=FINANCE_STRATEGY');
    const first = page.getByRole('heading', { level: 2 }).first();
    await expect(first).toHaveText('Discover our services');
    const carousel = page.getByRole('group', { name: 'Discover our services' });
    const shown = carousel.getByRole('heading', { level: 3 });
    await expect(shown).toHaveText('Treasury reporting');
    await carousel.getByRole('button', { name: /previous/i }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(shown).not.toHaveText('Treasury reporting');
    await page.keyboard.press('Home');
    await expect(shown).toHaveText('Treasury reporting');
    await page.goto('/home');
    await expect(first).toHaveText('Discover our services');
    await page.getByRole('link', { name: 'Discover Treasury reporting' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Treasury reporting' })).toBeVisible();
  });
});

test.describe('a widget with a failing service', () => {
  test.use({ expectedErrors: /500|ERR_FAILED|dynamically imported/ });

  test('WID-007 one failure and one endless call only affect their own widgets', async ({ page }) => {
    await page.route('**/api/requests?*', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ errors: [{ code: 'UNEXPECTED', label: 'It failed' }] }),
      }),
    );
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/requests/counters', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/home');
    const failed = page.getByRole('region', { name: 'Last requests' });
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Requests', exact: true })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await page.unroute('**/api/requests?*');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed.getByRole('listitem').first()).toBeVisible();
    release();
    await expect(page.getByRole('region', { name: 'Requests', exact: true })).toContainText('Open requests');
  });

  test('a widget whose code fails to load says so and can be retried', async ({ page }) => {
    await page.route(`**${chunkPath('forecast')}`, (route) => route.abort());
    await page.goto('/home');
    const failed = page.getByRole('region', { name: 'Forecast' });
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Requests', exact: true })).toContainText('Open requests');
  });

  test('edit mode whose code fails to load leaves the home page unchanged and can be retried', async ({
    page,
  }) => {
    await page.route(`**${chunkPath('edit-session')}`, (route) => route.abort());
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/home');
    const told = page.getByRole('alert').filter({ hasText: 'Your home page cannot be changed right now' });
    const isTold = async () => (await told.count()) > 0;
    // A chunk that fails to load may belong to an older release, so the first failure reloads the page, except during a
    // prefetch, because the failed chunk may belong to the prefetched page.
    await page.getByRole('button', { name: 'Customise' }).click();
    await expect.poll(async () => loads === 2 || (await isTold())).toBe(true);
    if (!(await isTold())) await page.getByRole('button', { name: 'Customise' }).click();
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(board(page).getByRole('region', { name: 'Last requests' })).toBeVisible();
    await page.unroute(`**${chunkPath('edit-session')}`);
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Customise home' })).toBeFocused();
    await expect(told).toHaveCount(0);
  });
});

test('a widget opens at full width; back returns to the home page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/home');
  await page.getByRole('link', { name: 'Open Last requests full width' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/widgets\/last-requests$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Last requests' })).toBeFocused();
  await expect(page).toHaveTitle('Last requests · Atrium');
  await page.getByRole('button', { name: 'Copy as a table' }).click();
  await expect(page.getByRole('button', { name: /^\d+ rows? copied$/ })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')[0]).toBe('Title\tState\tService\tLast update by\tUpdated');
  await page.getByRole('link', { name: 'Home' }).last().click();
  await expect(page).toHaveURL(/\/home$/);

  // For a list with more pages, all rows are copied, not only the visible ones.
  await page.goto('/home/widgets/documents');
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByText(/^50 of [\d,]+ shown$/)).toBeVisible();
  await documents.getByRole('button', { name: 'Copy as a table' }).click();
  const said = documents.getByRole('button', { name: /^[\d,]+ rows copied$/ });
  await expect(said).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const rows = copied.split('\n').length - 1;
  expect(rows).toBeGreaterThan(50);
  expect(rows).toBe(Number((await said.innerText()).replaceAll(/\D/g, '')));
  await page.goto('/home/widgets/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not found', { ignoreCase: true });
});

for (const [who, first] of [
  ['restricted', 'Last requests'],
  ['osa', 'Forecast'],
  ['it-support', 'What’s new'],
] as const)
  test.describe(`the home page of ${who}`, () => {
    test.use({ persona: who });
    test('HOME-022 HOME-041 has full rows even if its template contains unavailable widgets', async ({
      page,
    }) => {
      await page.goto('/home');
      await expect(board(page).getByRole('region').first()).toHaveAccessibleName(first);
      const rows = await board(page).evaluate((list) => {
        const right = new Map<number, number>();
        for (const cell of list.querySelectorAll('[data-widget]')) {
          const box = cell.getBoundingClientRect();
          right.set(Math.round(box.top), Math.max(box.right, right.get(Math.round(box.top)) ?? 0));
        }
        const { right: edge } = list.getBoundingClientRect();
        return [...right.values()].map((end) => Math.round(edge - end));
      });
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.filter((room) => Math.abs(room) > 2)).toEqual([]);
    });
  });
