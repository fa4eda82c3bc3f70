import type { Page } from '@playwright/test';
import { BASE_URL } from './server.ts';
import { asPerson, expect, expectAccessible, test } from './test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

test('CONT-001 CONT-003 CONT-004 CONT-006 a client starts with the core dedicated team, by navigation bar and keyboard', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Relationship' }).press('Enter');
  await page
    .getByRole('group', { name: 'Relationship' })
    .getByRole('link', { name: 'Contacts' })
    .press('Enter');
  await expect(page).toHaveURL(/\/contacts\?categories=core-team$/);
  await expect(page).toHaveTitle('Contacts · Atrium');
  await expect(page.getByRole('heading', { level: 2, name: /^Core dedicated team/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Compliance' })).toBeVisible();
  await expect(panel(page).getByRole('checkbox', { name: 'Core dedicated team' })).toBeChecked();
  await expect(page.getByText(/^It is \d\d:\d\d in Paris/)).toBeVisible();
  await expectAccessible(page);
  // A removed filter stays removed after a reload.
  await page.getByRole('button', { name: /^Remove.*Category/ }).press('Enter');
  await expect(page).toHaveURL(/\/contacts\?scope=all$/);
  await page.reload();
  await expect(panel(page).getByRole('checkbox', { name: 'Core dedicated team' })).not.toBeChecked();
  await panel(page).getByRole('checkbox', { name: 'Coverage', exact: true }).check();
  await expect(page).toHaveURL(/\/contacts\?categories=coverage$/);
  await expect(page.getByText('Marc Delaunay', { exact: true })).toBeVisible();
});

test('“show more” appends contacts and updates the URL', async ({ page }) => {
  await page.goto('/contacts?scope=all');
  const cards = page.locator('[data-contact]');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Show 20 more' }).press('Enter');
  await expect(cards).toHaveCount(40);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('li:focus [data-contact]')).toHaveCount(1);
});

test('CONT-005 CONT-015 CONT-016 search ignores accents, and an empty result has a message', async ({
  page,
}) => {
  await page.goto('/contacts?query=D%C3%A9launay');
  await expect(page.locator('[data-contact]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'm.delaunay@atrium.example' })).toHaveAttribute(
    'href',
    'mailto:m.delaunay@atrium.example',
  );
  await expect(page.getByRole('link', { name: /^\+33\s1\s55\s40\s21\s18$/ })).toHaveAttribute(
    'href',
    'tel:+33155402118',
  );
  const field = page.getByRole('searchbox', { name: 'Search by name, team or product' });
  await field.fill('nobody at all');
  await expect(page.getByText('No contact found', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/query=nobody\+at\+all/);
  await page.goto('/contacts?countries=AQ');
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeVisible();
  await expect(page.locator('[data-contact]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
});

test('CONT-012 a message starts a request with the contact as participant; the contact card is downloaded', async ({
  page,
}) => {
  await page.goto('/contacts?query=adeyemi');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the contact card of Yusuf Adeyemi' }).click();
  expect((await saved).suggestedFilename()).toBe('Yusuf Adeyemi.vcf');
  await page.getByRole('link', { name: 'Write to Yusuf Adeyemi' }).press('Enter');
  await expect(page).toHaveURL(/\/requests-board\/requests\/new\?.*service=CONTACTS/);
  await expect(page.getByRole('main').getByText('Yusuf Adeyemi').first()).toBeVisible();
});

test('CONT-009 CONT-010 global markets is contacted by telephone, and the page says so', async ({ page }) => {
  await page.goto('/contacts?businessLines=Global+markets');
  const first = page.locator('[data-contact]').first();
  await expect(first.getByRole('button', { name: /can only be reached by phone$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(first.getByRole('link', { name: /^Write to/ })).toHaveCount(0);
});

test.describe('a client administrator', () => {
  test.use({ persona: 'client-admin' });
  test('CONT-008 CONT-011 a favourite is saved, counted and removed', async ({ page }) => {
    await page.goto('/contacts?query=delaunay');
    const star = page.getByRole('button', { name: /Marc Delaunay (from|to) the favourites/ });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    const added = page.waitForResponse(/contacts\/favorites/);
    await star.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await added;
    await page.goto('/contacts?types=Favorite');
    await expect(page.getByText('Marc Delaunay', { exact: true })).toBeVisible();
    const removed = page.waitForResponse(/contacts\/favorites/);
    await star.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await removed;
  });

  test('CONT-007 CONT-019 sees neither sign-in statistics nor impersonation', async ({ page, browser }) => {
    const address = '/contacts?categories=client&query=vasseur';
    await page.goto(address);
    await expect(page.getByText('Claire Vasseur', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /sign-in/i })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Take over/ })).toHaveCount(0);
    const staff = await asPerson(browser, 'staff');
    await staff.goto(address);
    await expect(
      rowOf(staff, 'Claire Vasseur').getByRole('img', { name: /sign-in.* 14 days/i }),
    ).toBeVisible();
    await expect(staff.getByRole('button', { name: /^Take over/ })).toHaveCount(0);
    await expectAccessible(staff);
    await staff.context().close();
  });
});

test.describe('signed out at first', () => {
  // Requests that the page sends while the session changes are refused with 401.
  test.use({ persona: null, expectedErrors: /401/ });
  test('CONT-013 an administrator impersonates a contact, and the banner names the impersonated user', async ({
    page,
    context,
  }) => {
    // A separate session, because impersonation changes the session and other tests share theirs.
    const signedIn = await context.request.post('/auth/sandbox/sign-in', {
      data: { persona: 'super-admin' },
      headers: { origin: BASE_URL },
    });
    expect(signedIn.ok()).toBe(true);
    await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'true'));
    await page.goto('/contacts?query=c.vasseur');
    await page.getByRole('button', { name: 'Take over: Claire Vasseur' }).press('Enter');
    await page.getByRole('button', { name: 'Act as Claire Vasseur' }).press('Enter');
    await expect(page.getByText('You are acting as c.vasseur@halden.example.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(/^You are acting as /)).toHaveCount(0);
  });
});

test('WID-014 the favourites widget on the home page links to the contacts', async ({ page }) => {
  await page.goto('/home/widgets/contacts');
  await page.getByRole('link', { name: 'All contacts' }).first().click();
  await expect(page).toHaveURL(/\/contacts\?categories=core-team$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 720 }, language: 'fr', theme: 'dark' });

  test('contacts wrap onto several lines, and the filters are in a drawer', async ({ page }) => {
    await page.goto('/contacts');
    await expect(page.locator('[data-contact]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Filtres/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Filtres' });
    await drawer.getByRole('checkbox', { name: 'Experts' }).check();
    await expect(page).toHaveURL(/categories=core-team&categories=experts/);
    await expectAccessible(page);
  });
});
