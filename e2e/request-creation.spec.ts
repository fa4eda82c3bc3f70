import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const FORM = '/requests-board/requests/new?service=CASH_MANAGEMENT&action=PAYMENT_INVESTIGATION';

test.describe('a client', () => {
  test.use({ persona: 'client' });

  test('REQ-032 REQ-037 REQ-039 REQ-041 REQ-042 NEW-007 NEW-019 goes from the board through the hub to a new request', async ({
    page,
  }) => {
    await page.goto('/requests-board/requests');
    await page.getByRole('link', { name: 'New request' }).click();
    await expect(page).toHaveURL(/\/requests-board\/services$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'eBusiness', exact: true }).click();
    await expect(page).toHaveURL(/tab=eBusiness/);
    await page.getByRole('link', { name: /^Ask about a payment/ }).click();
    await expect(page).toHaveURL(/service=CASH_MANAGEMENT&action=PAYMENT_INVESTIGATION&category=eBusiness/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ask about a payment' })).toBeFocused();
    await expect(page).toHaveTitle('Information · Ask about a payment · Atrium');

    // A disabled step lists the missing fields; each name leads to its field.
    const missing = page.getByText('Still needed:').locator('..');
    await expect(missing.getByRole('button')).toHaveText(['Title', 'Message']);
    await missing.getByRole('button', { name: 'Title' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();

    const title = `Where is the payment ${Date.now() % 100_000}`;
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    // The topic is preselected for this kind of question and can be changed.
    const topic = page.getByRole('combobox', { name: 'Topic', exact: true });
    await expect(topic).toHaveText(/Payments/);
    await topic.click();
    await page.getByRole('option', { name: 'Accounts' }).click();
    await expect(topic).toHaveText(/Accounts/);
    await topic.click();
    await page.getByRole('option', { name: 'Payments' }).click();
    await page.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.type('It has not arrived.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to Details' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Details' })).toBeFocused();
    await expect(page).toHaveTitle('Details · Ask about a payment · Atrium');
    await expect(missing).toHaveCount(0);
    await page.getByRole('button', { name: 'Create the request' }).click();
    await expect(page.getByText('Request created', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/requests-board\/requests\/[0-9a-f-]{36}/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a question about a payment takes five clicks from the home page', async ({ page }) => {
    await page.goto('/home');
    const title = `Five clicks ${Date.now() % 100_000}`;
    let clicks = 0;
    const click = async (what: Locator) => {
      await what.click();
      clicks += 1;
    };
    await click(page.getByRole('main').getByRole('link', { name: 'New request' }));
    await click(page.getByRole('link', { name: /^Ask about a payment/ }));
    const create = page.getByRole('button', { name: 'Create the request' });
    await expect(page.getByText('Still needed:')).toBeVisible();
    await expect(create).toHaveCount(0);
    await click(page.getByRole('textbox', { name: 'Title' }));
    await page.keyboard.type(title);
    await click(page.getByRole('textbox', { name: 'Message' }));
    await page.keyboard.type('It has not arrived.');
    // The remaining fields are optional.
    await click(create);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(clicks).toBe(5);
  });

  test('NEW-008 an unknown action leads to the board with a message', async ({ page }) => {
    await page.goto('/requests-board/requests/new?service=CASH_MANAGEMENT&action=NOTHING');
    await expect(page).toHaveURL(/\/requests-board\/requests(\?|$)/);
    await expect(
      page.getByText('This service does not exist, or you do not have it', { exact: true }),
    ).toBeVisible();
  });

  test('PLAT-059 a draft is saved, guarded, and offered again after a reload', async ({ page }) => {
    await page.goto(FORM);
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('A payment of Monday');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(title).toHaveValue('A payment of Monday');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/Draft of/)).toBeVisible();
    await expect(title).toHaveValue('');
    await page.getByRole('button', { name: 'Continue the draft' }).click();
    await expect(title).toHaveValue('A payment of Monday');
    // The draft is stored under the id of its user, so it is not offered to others on this browser.
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('request-draft')),
    );
    expect(kept).toEqual([expect.stringContaining('00000000-0000-4000-8000-000000000001')]);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('button', { name: 'Delete the draft' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto(FORM);
    await expect(title).toBeVisible();
    await expect(page.getByText(/Draft of/)).toHaveCount(0);
  });

  test('PLAT-061 saved drafts are listed in the hub and on the board, and can be continued and deleted', async ({
    page,
  }) => {
    await page.goto(FORM);
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Kept on leaving');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('button', { name: 'Keep the draft and leave' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();

    await page.goto(FORM);
    await title.fill('Saved and closed');
    await page.getByRole('button', { name: 'Save and close' }).click();
    await expect(page).toHaveURL(/\/requests-board\/services/);
    await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
    const drafts = page.getByRole('list', { name: 'Drafts' });
    await expect(drafts.getByRole('link')).toHaveText(['Saved and closed', 'Kept on leaving']);
    await expect(drafts.getByText(/^Cash management · Ask about a payment · Saved/)).toHaveCount(2);
    await expectAccessible(page);
    await drafts.getByRole('link', { name: 'Kept on leaving' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ask about a payment' })).toBeVisible();
    await expect(title).toHaveValue('Kept on leaving');
    await expect(page.getByText(/Draft of/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Save and close' }).click();
    await expect(drafts.getByRole('listitem')).toHaveCount(2);

    await page.goto('/requests-board/requests');
    await page.getByRole('button', { name: '2 drafts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Drafts' });
    await expectAccessible(page);
    for (const name of ['Saved and closed', 'Kept on leaving']) {
      await dialog.getByRole('button', { name: `Delete the draft “${name}”` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the draft' }).click();
    }
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: /drafts?$/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeFocused();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('request-draft'))),
    ).toEqual([]);
  });

  test('NEW-035 an unreadable or ambiguous amount is reported, never dropped', async ({ page }) => {
    await page.goto(FORM);
    await page.getByRole('textbox', { name: 'Title' }).fill('Which amount');
    await page.getByRole('combobox', { name: 'Topic', exact: true }).click();
    await page.getByRole('option', { name: 'Payments' }).click();
    await page.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.type('See the amount.');
    await page.getByRole('button', { name: 'Continue to Details' }).click();
    const amount = page.getByRole('textbox', { name: /^Amount/ });
    const create = page.getByRole('button', { name: 'Create the request' });
    // The disabled button stays focusable (aria-disabled) and explains why when pressed.
    const tryToCreate = () => create.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'Amount' });
    for (const text of ['abc', '1e5', '1.2.3', '5 USD', '1,23,456']) {
      await amount.fill(text);
      await tryToCreate();
      await expect(summary).toBeVisible();
      await expect(amount).toHaveValue(text);
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
    }
    // After visiting another step the entered text is still there, and still invalid.
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: 'Continue to Details' }).click();
    await expect(amount).toHaveValue('1,23,456');
    await amount.fill('12.345');
    await tryToCreate();
    await expectAccessible(page);
    const meant = page.getByRole('group', { name: 'Did you mean' });
    await expect(meant.getByRole('button')).toHaveText(['12,345.00']);
    await meant.getByRole('button', { name: '12,345.00' }).click();
    await expect(amount).toHaveValue('12,345.00');
    await expect(amount).toBeFocused();
    await create.click();
    await expect(page).toHaveURL(/\/requests\/[0-9a-f-]{36}/);
    await page.getByRole('button', { name: 'Additional details' }).filter({ visible: true }).click();
    await expect(page.getByText(/EUR\s12,345\.00/).filter({ visible: true })).toBeVisible();
  });

  test('submitting twice creates one request', async ({ page }) => {
    await page.goto(FORM);
    const name = `Twice ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Title' }).fill(name);
    await page.getByRole('combobox', { name: 'Topic', exact: true }).click();
    await page.getByRole('option', { name: 'Payments' }).click();
    await page.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.type('Once.');
    await page.getByRole('button', { name: 'Continue to Details' }).click();
    // The answer to the first submission is lost; the user submits again.
    let isFirst = true;
    await page.route('**/api/requests', async (route) => {
      if (route.request().method() !== 'POST' || !isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      return route.abort();
    });
    const create = page.getByRole('button', { name: 'Create the request' });
    await create.click();
    await expect(page.getByText('The request was not created. Your entries are still here.')).toBeVisible();
    // Both clicks happen before the page can react to the first.
    await create.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(page).toHaveURL(/\/requests\/[0-9a-f-]{36}/);
    const answer = await page.request.get('/api/requests?limit=100');
    const { pageRecords } = (await answer.json()) as { pageRecords: { title: string }[] };
    expect(pageRecords.filter(({ title }) => title === name)).toHaveLength(1);
  });
  test.use({ expectedErrors: /Failed to load resource/ });
});

test.describe('bank staff', () => {
  test.use({ persona: 'staff' });

  test('NEW-003 NEW-004 NEW-005 NEW-006 NEW-059 selects contract, service and action by keyboard only', async ({
    page,
  }) => {
    await page.goto('/requests-board/requests/new');
    const contract = page.getByRole('combobox', { name: 'Contract' });
    const service = page.getByRole('combobox', { name: 'Service' });
    const action = page.getByRole('combobox', { name: 'Action' });
    await contract.focus();
    await page.keyboard.type('00418');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(contract).toHaveValue('Cash management, Halden Group');
    // A control that is still disabled cannot be focused.
    await expect(service).toBeEnabled();
    await service.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Treasury reporting' })).toBeVisible();
    await page.keyboard.type('Treasury');
    await page.keyboard.press('Enter');
    await expect(service).toContainText('Treasury reporting');
    // A single action is selected together with its service.
    await expect(action).toContainText('Change a report');
    await service.focus();
    for (const key of ['Enter', 'Home', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(service).toContainText('KYC');
    await expect(action).toContainText('Choose');
    await expectAccessible(page);

    await service.focus();
    for (const key of ['Enter', 'End', 'Enter']) await page.keyboard.press(key);
    await expect(action).toContainText('Change a report');
    await page.getByRole('button', { name: 'Continue to Information' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Only internal bank email addresses/)).toBeVisible();
  });
});

test.describe('bank staff with a link', () => {
  test.use({ persona: 'staff' });

  for (const query of ['service=NO_SERVICE', 'service=KYC&action=NOTHING']) {
    test(`NEW-008 ${query} leads to the board with a message`, async ({ page }) => {
      await page.goto(`/requests-board/requests/new?${query}`);
      await expect(page).toHaveURL(/\/requests-board\/requests(\?|$)/);
      await expect(
        page.getByText('This service does not exist, or you do not have it', { exact: true }),
      ).toBeVisible();
    });
  }

  test('REQ-031 a service that its clients have is preselected', async ({ page }) => {
    await page.goto('/requests-board/requests/new?service=KYC&action=KYC_REVIEW');
    await page.getByRole('combobox', { name: 'Contract' }).fill('00418');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('combobox', { name: 'Service' })).toContainText('KYC');
    await expect(page.getByRole('combobox', { name: 'Action' })).toContainText('Answer a KYC review');
  });
});

test.describe('a user without the right', () => {
  test.use({ persona: 'restricted' });

  test('REQ-030 REQ-040 has no button, hub or form', async ({ page }) => {
    await page.goto('/requests-board/requests');
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New request' })).toHaveCount(0);
    for (const path of ['/requests-board/services', FORM]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/requests-board\/requests(\?|$)/);
    }
  });
});

test.describe('in French, in dark theme', () => {
  test.use({ persona: 'client', language: 'fr', theme: 'dark' });

  test('NEW-011 NEW-018 shows what is missing before submitting', async ({ page }) => {
    await page.goto('/requests-board/requests/new?service=AUDIT_REPORT_REQUEST&action=AUDIT_CONFIRMATION');
    await expect(page.getByRole('heading', { level: 1, name: 'Demander une circularisation' })).toBeVisible();
    await page.getByRole('button', { name: /^Continuer vers/ }).click();
    const summary = page.getByRole('alert').first();
    await expect(summary).toContainText('Titre');
    await expect(summary).toContainText('Documents');
    // The editor is in a lazy chunk; once loaded, its toolbar gives it its accessible name.
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Titre' }).click();
    await expect(page.getByRole('textbox', { name: 'Titre' })).toBeFocused();
  });
});
