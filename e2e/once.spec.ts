import { chunkPath } from './chunk.ts';
import { storageOf } from './people.ts';
import { expect, expectAccessible, newBankForSecondTry, pendingCalls, test, toast } from './test.ts';

/** Actions that each user can take only once: answering the survey, requesting a service, reading notifications. */

// In order: the survey is postponed before it is answered.
test.describe.configure({ mode: 'serial' });
newBankForSecondTry();

test.describe('a prospect', () => {
  test.use({ persona: 'marketing' });

  test('HOME-057 HOME-058 HOME-061 HOME-065 HOME-066 HOME-067 HOME-068 PLAT-087 sees the services and requests contact, once', async ({
    page,
    browser,
  }) => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tomás');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'All services',
      'Discover our services',
    ]);
    await expect(page.getByRole('button', { name: 'Customise' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Request a call' }).click();
    await expect(toast(page, 'Your contact request has been sent')).toBeVisible();
    const asked = page.getByText('The bank will contact you');
    await expect(asked).toBeVisible();
    await page.reload();
    await expect(asked).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request a call' })).toHaveCount(0);
    // In another browser, too, because the server stores it.
    const second = await browser.newContext({ storageState: storageOf('marketing'), locale: 'en-GB' });
    const other = await second.newPage();
    await other.goto('/home');
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Tomás');
    await expect(other.getByText(/The bank will contact you|La banque vous contactera/)).toBeVisible();
    await second.close();
  });
});

test.describe('satisfaction survey', () => {
  test.use({ persona: 'restricted', asked: true });

  test('TERM-011 TERM-018 is offered, and hidden for the session when postponed', async ({ page }) => {
    await page.goto('/home');
    const dialog = page.getByRole('dialog', { name: 'What do you think of the portal?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Later' }).click();
    await expect(dialog).toHaveCount(0);
    // The dialog opened by itself without earlier focus, so focus moves to the page title when it closes.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Customise' })).toBeEnabled();
    await expect(dialog).toHaveCount(0);
  });

  test.describe('if its code fails to load', () => {
    test.use({ expectedErrors: /ERR_FAILED|dynamically imported/ });

    test('is not offered, and the home page works', async ({ page }) => {
      await page.route(`**${chunkPath('survey')}`, (route) => route.abort());
      const lost = page.waitForEvent('requestfailed', (request) =>
        request.url().endsWith(chunkPath('survey')),
      );
      // A chunk that fails to load may belong to an older release, so the page may reload itself once.
      await page.goto('/home', { waitUntil: 'commit' });
      await lost;
      await expect(
        page.getByRole('list', { name: 'Widgets' }).getByRole('region', { name: 'Last requests' }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Customise' })).toBeEnabled();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  test('TERM-012 TERM-013 TERM-015 TERM-017 DATA-015 PLAT-087 is sent once complete, and not offered again', async ({
    page,
  }) => {
    await page.goto('/home');
    const dialog = page.getByRole('dialog', { name: 'What do you think of the portal?' });
    const send = dialog.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await dialog.getByRole('radio', { name: /^5/ }).click();
    await dialog.getByRole('checkbox', { name: 'Documents' }).click();
    await dialog.getByRole('textbox').fill('Clear and fast');
    const sent = page.waitForRequest('**/api/feedbacks');
    await send.click();
    expect((await sent).postDataJSON()).toEqual({
      message: 'Clear and fast',
      preferredServices: ['DOCUMENTS'],
      rating: 5,
    });
    await expect(toast(page, 'Your feedback has been sent')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByRole('button', { name: 'Customise' })).toBeEnabled();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('a newcomer', () => {
  test.use({ persona: 'newcomer' });

  test('HOME-018 HOME-019 HOME-020 selects a first profile, and sees its home page from then on', async ({
    page,
  }) => {
    await page.goto('/home');
    const validate = page.getByRole('button', { name: 'Show my home' });
    await expect(validate).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Legal entities' }).click();
    await validate.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Elin');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Customise' })).toBeVisible();
  });
});

test.describe('notifications', () => {
  test.use({ persona: 'client' });

  test('PROF-024 PROF-026 PROF-028 PROF-029 are read from the bell, individually, in pages, and all at once', async ({
    page,
  }) => {
    const calls = pendingCalls(page);
    await page.goto('/home');
    const bell = page.getByRole('link', { name: /unread notifications?$/ });
    const before = Number.parseInt((await bell.getAttribute('aria-label'))!, 10);
    await bell.click();
    await expect(page).toHaveURL(/tab=notifications/);
    const list = page.getByRole('list', { name: 'Notifications' });
    await expect(list.getByRole('listitem')).toHaveCount(20);
    await expectAccessible(page);

    await page.getByRole('radio', { name: /^Unread/ }).click();
    await expect(page).toHaveURL(/filter=unread/);
    await page
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click();
    await expect(page.getByRole('radio', { name: `Unread (${before - 1})` })).toBeVisible();

    await page.getByRole('radio', { name: 'All' }).click();
    await expect(page).not.toHaveURL(/filter=unread/);
    // Reading the list again, after the one marked as read, would cancel the reading of more.
    await expect.poll(() => calls.size).toBe(0);
    await page.getByRole('button', { name: /^Show \d+ more/ }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('link', { name: 'Notifications', exact: true }).first()).toBeVisible();
    await expect(list.getByRole('button')).toHaveCount(0);
  });
});
