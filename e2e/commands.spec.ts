import type { Page } from '@playwright/test';
import { asPerson, expect, expectAccessible, shellReady, test } from './test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Go to a page, do something or search' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** Opens the palette once the shell handles keyboard shortcuts. */
async function open(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shellReady(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('the command palette opens a page by keyboard only, and then lists it first', async ({ page }) => {
  await page.goto('/home');
  await open(page);
  await expectAccessible(page);
  await field(page).fill('kyc');
  await expect(option(page, /^KYC/).first()).toBeVisible();
  // Pages are listed after actions.
  const isOnKyc = async () => (await option(page, /^KYC/).first().getAttribute('aria-selected')) === 'true';
  for (let presses = 0; presses < 20 && !(await isOnKyc()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kyc$/);
  await expect(page.getByRole('heading', { level: 1, name: 'KYC' })).toBeFocused();
  await expect(field(page)).toBeHidden();

  await open(page);
  await expect(page.getByRole('dialog').getByRole('group').first()).toContainText('Recent');
  await expect(page.getByRole('dialog').getByRole('group').first()).toContainText(/Good|Home/);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
});

test('the command palette finds records, only people after “@”, and links to all results', async ({
  page,
}) => {
  await page.goto('/home');
  await open(page);
  await field(page).fill('@bra');
  // Content that loads late on the page behind has groups of its own.
  const groups = page.getByRole('dialog').getByRole('group');
  await expect(groups).toHaveCount(1);
  await expect(groups).toContainText('Contacts');
  await field(page).fill('account');
  await expect(page.getByRole('group', { name: 'Requests' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/search\?query=account$/);
});

test('the command palette switches the language and the theme immediately', async ({ browser }) => {
  const page = await asPerson(browser, 'staff');
  await page.goto('/home');
  await open(page);
  await field(page).fill('dark');
  await option(page, 'Dark theme').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open(page);
  await field(page).fill('french');
  await option(page, 'Passer en français').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('NAV-013 the command palette opens the data room in a new tab, by keyboard and by mouse', async ({
  page,
  context,
}) => {
  await context.route('https://dataroom.atrium.example/', (route) => route.fulfill({ body: 'Rooms' }));
  await page.goto('/home');
  for (const device of ['keyboard', 'mouse']) {
    await open(page);
    await field(page).fill('data room');
    const room = option(page, /^Data room.*opens in a new tab/);
    await expect(room).toHaveAttribute('aria-selected', 'true');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      device === 'keyboard' ? page.keyboard.press('Enter') : room.click(),
    ]);
    await expect(tab).toHaveURL('https://dataroom.atrium.example/');
    await tab.close();
    await expect(page).toHaveURL(/\/home$/);
    await expect(field(page)).toBeHidden();
  }
});

test('the user menu lists the command palette', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: /^Commands/ }).click();
  await expect(field(page)).toBeFocused();
});

test.describe('a user with few rights', () => {
  test.use({ persona: 'restricted' });

  test('learns why pages are not open, and why requests cannot be created', async ({ page }) => {
    await page.goto('/home');
    await open(page);
    await expect(option(page, /Not open to you/)).toHaveCount(1);
    for (const [words, service] of [
      ['guarantees', 'Guarantees'],
      ['contracts', 'Contracts'],
    ] as const) {
      await field(page).fill(`> ${words}`);
      await expect(page.getByRole('option')).toHaveCount(0);
      await field(page).fill(words);
      await option(page, new RegExp(`^${service}.*Not open to you`)).click();
      await expect(page.getByRole('dialog', { name: 'Why can I not see this?' })).toContainText(service);
      await expect(page).toHaveURL(/\/home$/);
      await page.keyboard.press('Escape');
      await open(page);
    }
    await field(page).fill('> new request');
    await option(page, /Not open to you/).click();
    await expect(page.getByRole('dialog', { name: 'Why can I not do this?' })).toContainText(
      'Your account may not create requests.',
    );
    await page.keyboard.press('Escape');
    await open(page);
    await field(page).fill('requests');
    await expect(page.getByRole('group', { name: 'Go to' }).getByRole('option')).toHaveText([/^Requests/]);
  });
});
