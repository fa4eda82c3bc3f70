import type { Page } from '@playwright/test';
import type { PersonaId } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Expiry calendar' });
const day = (page: Page, iso: string) => page.locator(`[data-day="${iso}"]`);

interface Calendar {
  today: string;
  entries: { date: string; title: string; path: string; kind: string }[];
}
/** Returns the user's calendar for a date range. */
async function calendarOf(page: Page, from: string, to: string): Promise<Calendar> {
  const answer = await page.request.get(`/api/expiry-calendar?${new URLSearchParams({ from, to })}`);
  return (await answer.json()) as Calendar;
}

test('a treasurer opens the month from the navigation bar, moves by day with the keyboard, and opens a record', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Relationship' }).press('Enter');
  await page
    .getByRole('group', { name: 'Relationship' })
    .getByRole('link', { name: 'Expiry calendar' })
    .press('Enter');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle('Expiry calendar · Atrium');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/expiry-calendar?day=2027-01-15');
  await expect(day(page, '2027-01-15')).toHaveAttribute('aria-selected', 'true');
  await day(page, '2027-01-15').focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/day=2027-02-15/);
  await expect(day(page, '2027-02-15')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(day(page, '2027-02-15')).toBeFocused();
  await page.keyboard.press('End');
  await expect(day(page, '2027-02-21')).toBeFocused();

  const { entries } = await calendarOf(page, '2027-01-01', '2027-12-31');
  const review = entries.find(({ kind }) => kind === 'KYC_REVIEW')!;
  await page.goto(`/expiry-calendar?view=day&day=${review.date}`);
  await page.getByRole('link', { name: review.title, exact: true }).first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`${review.path}$`));
});

test('a bar of the year chart opens its month with one event type, and the filter is in the URL', async ({
  page,
}) => {
  await page.goto('/expiry-calendar?view=year&day=2027-01-15');
  await expect(page.getByRole('table', { name: '2027' }).getByRole('row')).toHaveCount(14);
  await expectAccessible(page);
  await page
    .getByRole('table', { name: '2027' })
    .getByRole('link', { name: /Guarantee: \d+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/kinds=GUARANTEE/);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await expect(page).toHaveURL(/view=week.*kinds=GUARANTEE/);
});

test.describe('calendar feed', () => {
  test.use({ persona: 'osa' });

  test('is created, read without a session, and revoked', async ({ page, playwright }) => {
    await page.goto('/expiry-calendar');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe from a mail program' });
    await dialog.getByRole('button', { name: 'Create the address' }).click();
    const field = dialog.getByRole('textbox', { name: 'Private address' });
    await expect(field).toHaveValue(/feed\.ics\?token=/);
    await expectAccessible(page);
    const address = await field.inputValue();
    const program = await playwright.request.newContext();
    const answer = await program.get(address);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toContain('BEGIN:VCALENDAR');
    await dialog.getByRole('button', { name: 'Revoke the address' }).click();
    await expect(dialog).toBeHidden();
    expect((await program.get(address)).status()).toBe(404);
    await program.dispose();
  });
});

test.describe('reminders', () => {
  test.use({ persona: 'osa' });

  test('are found from the profile, selected for an event type, and saved', async ({ page }) => {
    await page.goto('/profile?tab=user-preferences');
    await page.getByRole('link', { name: 'Choose your reminders' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reminders of dates' });
    const kind = dialog.getByRole('combobox').first();
    await expect(kind).toBeVisible();
    await expectAccessible(page);
    await kind.press('Enter');
    await page.getByRole('option', { name: 'After 30 days' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/expiry-calendar$/);
    await page.getByRole('button', { name: 'Reminders' }).click();
    await expect(kind).toHaveText('After 30 days');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('a typed date is shown, by keyboard only', async ({ page }) => {
  await page.goto('/expiry-calendar');
  const field = page.getByRole('textbox', { name: 'Go to a date' });
  await field.fill('03/15/2028');
  await field.press('Enter');
  await expect(page).toHaveURL(/day=2028-03-15/);
  await expect(page.getByRole('heading', { level: 2, name: 'March 2028' })).toBeVisible();
  await page.getByRole('link', { name: 'Previous month' }).press('Enter');
  await expect(field).toHaveValue('15 Feb 2028');
});

for (const timezoneId of ['Pacific/Auckland', 'Pacific/Honolulu']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('today is the current day of the bank', async ({ page }) => {
      await page.goto('/expiry-calendar');
      const { today } = await calendarOf(page, '2027-01-01', '2027-01-02');
      await expect(page.locator('td[aria-current="date"]')).toHaveAttribute('data-day', today);
      await expect(day(page, today)).toHaveAttribute('aria-selected', 'true');
    });
  });
}

test.describe('in French on a phone', () => {
  test.use({ language: 'fr', viewport: { width: 390, height: 844 } });

  test('the month is shown as a list', async ({ page }) => {
    await page.goto('/expiry-calendar');
    await expect(page.getByRole('heading', { level: 1, name: 'Échéancier' })).toBeVisible();
    await expect(page.getByRole('grid')).toBeHidden();
    await expectAccessible(page);
  });
});

const PEOPLE: readonly [persona: PersonaId, isThere: boolean][] = [
  ['restricted', true],
  ['staff', true],
  ['marketing', false],
  ['it-support', false],
];
for (const [persona, isThere] of PEOPLE) {
  test.describe(persona, () => {
    test.use({ persona });
    test(isThere ? 'has a calendar' : 'has no calendar, and no way to it', async ({ page }) => {
      await page.goto('/expiry-calendar');
      const name = isThere ? 'Expiry calendar' : 'Page not found';
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goto('/home');
      await page.getByRole('button', { name: 'Relationship' }).click();
      const group = page.getByRole('group', { name: 'Relationship' });
      await expect(group.getByRole('link').first()).toBeVisible();
      await expect(group.getByRole('link', { name: 'Expiry calendar' })).toHaveCount(isThere ? 1 : 0);
    });
  });
}
