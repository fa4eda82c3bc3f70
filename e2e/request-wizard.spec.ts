import type { Page } from '@playwright/test';
import { signablePdf, textFile } from './files.ts';
import { expect, expectAccessible, test } from './test.ts';

/** The complete creation form, with real files, signatories, and network failures. */

const ACCOUNT = '/requests-board/requests/new?service=CASH_MANAGEMENT&action=ACCOUNT_OPENING';
const PAYMENT = '/requests-board/requests/new?service=CASH_MANAGEMENT&action=PAYMENT_INVESTIGATION';

/** Checks accessibility scrolled to the top, because links half under the sticky bar count as small targets. */
async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
}

/** Locates the file input of the visible uploader; the step just left may still be in the DOM, hidden. */
const picker = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true }).locator('input[type=file]').first();
const arrived = (page: Page) => page.locator('[data-upload-status=done]');
const row = (page: Page, position: number) =>
  page.getByRole('listitem', { name: `Signatory ${position}`, exact: true });
const createButton = (page: Page) => page.getByRole('button', { name: 'Create the request' });
const now = () => Date.now() % 1_000_000;

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

async function describe(page: Page, title: string, topic: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await choose(page, 'Topic', topic);
  await page.getByRole('textbox', { name: 'Message' }).click();
  await page.keyboard.type('As agreed on the telephone.');
}

/** Chooses the first legal entity of the list. */
async function chooseEntity(page: Page): Promise<void> {
  const entities = page.getByRole('combobox', { name: 'Legal entities' });
  await expect(entities).toBeEnabled();
  await entities.click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
}

async function answerDetails(page: Page): Promise<void> {
  const date = page.getByRole('textbox', { name: 'Opening date' });
  await date.click();
  await expect(page.getByText('Past dates cannot be chosen.')).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: /\b15 \w+ \d{4}/ }).click();
  await expect(date).toHaveValue(/15/);
  await expect(date).toBeFocused();
  const country = page.getByRole('combobox', { name: 'Country of the account' });
  await country.fill('Germ');
  await expect(page.getByRole('option')).toHaveCount(1);
  await country.press('Enter');
  await expect(country).toHaveValue('Germany');
  await page.getByRole('textbox', { name: 'Purpose of the account' }).fill('Payroll');
}

interface Person {
  last: string;
  first: string;
  mail: string;
  phone?: string;
}

async function enter(page: Page, position: number, { last, first, mail, phone }: Person): Promise<void> {
  const fields = row(page, position);
  await fields.getByLabel('Last name').fill(last);
  await fields.getByLabel('First name').fill(first);
  await fields.getByLabel('Email').fill(mail);
  if (phone) await fields.getByLabel('Mobile phone').fill(phone);
}

interface Listed {
  id: string;
  title: string;
}

async function called(page: Page, title: string): Promise<Listed[]> {
  const answer = await page.request.get('/api/requests?limit=100');
  const { pageRecords } = (await answer.json()) as { pageRecords: Listed[] };
  return pageRecords.filter((request) => request.title === title);
}

test.describe('a client', () => {
  test('NEW-001 NEW-015 NEW-040 SIGN-013 SIGN-020 SIGN-024 SIGN-026 an account is requested with its documents and an advanced joint signature', async ({
    page,
  }) => {
    const title = `Account for payroll ${now()}`;
    await page.goto(ACCOUNT);
    await expect(page).toHaveURL(/\/requests-board\/requests\/new\?/);
    await choose(page, 'Contract', 'Trésorerie, Halden France');
    await describe(page, title, 'Accounts');
    await chooseEntity(page);
    const stepper = page.getByRole('navigation', { name: 'Steps' });
    await expect(stepper.getByRole('button', { name: /Documents/ })).toHaveCount(0);
    await page.getByRole('switch', { name: 'Add documents' }).click();
    await expect(stepper.getByRole('button', { name: /Documents.*To complete/ })).toBeVisible();
    await page.getByRole('button', { name: 'Continue to Details' }).click();
    await answerDetails(page);
    await page.getByRole('button', { name: 'Continue to Signatories' }).click();

    // Documents to sign must be PDFs.
    await picker(page, 'Documents to sign').setInputFiles([
      textFile('notes.txt', 'not to be signed'),
      signablePdf('mandate.pdf', title),
    ]);
    await expect(arrived(page)).toHaveCount(1);
    await expect(page.getByText('Not accepted here', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue to Documents' }).click();
    await expect(page.getByRole('alert').getByText(/Remove the rejected files/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove notes.txt' }).click();
    await expect(page.getByText(/Remove the rejected files/)).toHaveCount(0);

    await page.getByRole('radio', { name: 'Advanced' }).click();
    await page.getByRole('switch', { name: 'The bank and the client both sign' }).click();
    await enter(page, 1, { last: 'Moreau', first: 'Inès', mail: 'i.moreau@elsewhere.example', phone: '12' });
    await page.getByRole('button', { name: 'Add a signatory' }).click();
    // The email domain is not allowed by the contract and the number is invalid: fix both before adding a row.
    await expect(row(page, 1).getByText(/does not authorise this domain/)).toBeVisible();
    await expect(row(page, 1).getByText(/Enter a number with its country code/)).toBeVisible();
    await expect(row(page, 1).getByLabel('Email')).toBeFocused();
    await expect(row(page, 2)).toHaveCount(0);
    await enter(page, 1, {
      last: 'Moreau',
      first: 'Inès',
      mail: 'i.moreau@halden.example',
      phone: '06 12 34 56 78',
    });
    await row(page, 1).getByLabel('Mobile phone').blur();
    await expect(row(page, 1).getByLabel('Mobile phone')).toHaveValue(/^\+33\s6\s12\s34\s56\s78$/);
    await page.getByRole('button', { name: 'Add a signatory' }).click();
    await enter(page, 2, {
      last: 'Delaunay',
      first: 'Marc',
      mail: 'I.Moreau@halden.example',
      phone: '0044 20 7946 0958',
    });
    await row(page, 2).getByRole('radio', { name: 'Bank' }).click();
    // The bank’s signatory comes first; for duplicate email addresses, the later one is reported.
    await page.getByRole('button', { name: 'Continue to Documents' }).click();
    const summary = page.getByRole('alert').first();
    await expect(summary.getByRole('link')).toHaveCount(1);
    await expectAccessibleFromTop(page);
    await summary.getByRole('link').click();
    await expect(page.getByRole('textbox', { name: 'Email' }).and(page.locator(':focus'))).toBeVisible();
    await expect(row(page, 1).getByLabel('First name')).toHaveValue('Marc');
    await row(page, 1).getByLabel('Email').fill('m.delaunay@atrium.example');
    await page.getByRole('radio', { name: 'Client' }).first().click();
    await expect(row(page, 1).getByLabel('First name')).toHaveValue('Inès');
    await page.getByRole('button', { name: 'Continue to Documents' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Documents' })).toBeFocused();
    await picker(page, 'Documents').setInputFiles([
      textFile('statutes.txt', `${title}, statutes`),
      signablePdf('extract.pdf', `${title}, extract`),
    ]);
    await expect(arrived(page)).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Ask the bank to validate each document' }).click();
    await expectAccessibleFromTop(page);
    await createButton(page).click();
    await expect(page.getByText('Request created', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await called(page, title)).toHaveLength(1);

    const address = new URL(page.url()).pathname;
    await page.goto('/requests-board/requests?tab=processing');
    await page.getByRole('link', { name: title }).or(page.getByText(title)).first().click();
    await expect(page).toHaveURL(new RegExp(address));
    await page.goto(`${address}?tab=documents`);
    // The envelopes next to the list also name the documents they contain.
    const documents = page.getByRole('list', { name: 'Documents of this request' });
    for (const name of ['statutes.txt', 'extract.pdf', 'mandate.pdf'])
      await expect(documents.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(
      page.locator('[data-document]', { hasText: 'extract.pdf' }).getByText('To validate'),
    ).toBeVisible();
    await page.goto(`${address}?tab=signature`);
    const card = page.getByRole('article', { name: title });
    await expect(card.getByText('Joint signature: the client signs first, then the bank.')).toBeVisible();
    await expect(card.getByText(/advanced/)).toBeVisible();
    await expect(card.getByText('Inès Moreau')).toBeVisible();
    await expect(card.getByText('mandate.pdf')).toBeVisible();
    await expectAccessibleFromTop(page);
  });

  test('NEW-016 SIGN-013 for a simple signature in list order, a phone number typed in advanced mode is not sent', async ({
    page,
  }) => {
    const title = `Account for collections ${now()}`;
    await page.goto(ACCOUNT);
    await describe(page, title, 'Accounts');
    await chooseEntity(page);
    const documents = page.getByRole('switch', { name: 'Add documents' });
    await documents.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: /^Documents/ })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: /^Documents/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue to Details' }).click();
    await answerDetails(page);
    await page.getByRole('button', { name: 'Continue to Signatories' }).click();
    await picker(page, 'Documents to sign').setInputFiles(signablePdf('opening.pdf', title));
    await expect(arrived(page)).toHaveCount(1);
    await page.getByRole('radio', { name: 'Advanced' }).click();
    await enter(page, 1, { last: 'First', first: 'Anna', mail: 'anna@people.example', phone: '12' });
    await page.getByRole('radio', { name: 'Simple' }).click();
    await page.getByRole('button', { name: 'Add a signatory' }).click();
    await enter(page, 2, { last: 'Second', first: 'Ben', mail: 'ben@people.example' });
    await page.getByRole('button', { name: 'Move Ben Second up' }).click();
    await expect(row(page, 1).getByLabel('First name')).toHaveValue('Ben');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/requests'),
    );
    await createButton(page).press('Enter');
    const { signature } = (await sent).postDataJSON() as {
      signature: { signatories: { mail: string; phoneNumber: string }[] };
    };
    expect(signature.signatories.map(({ mail, phoneNumber }) => [mail, phoneNumber])).toEqual([
      ['ben@people.example', ''],
      ['anna@people.example', ''],
    ]);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto(`${new URL(page.url()).pathname}?tab=signature`);
    const people = page.getByRole('article', { name: title }).getByText(/Ben Second|Anna First/);
    await expect(people).toHaveText([/Ben Second/, /Anna First/]);
  });

  test('NEW-009 cancelling returns to the hub', async ({ page }) => {
    await page.goto(`${PAYMENT}&category=eBusiness`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(/\/requests-board\/services\?tab=eBusiness/);
  });
});

/** Leaves a form with one file and another one removed again, and comes back to it. */
async function leaveDraft(page: Page, title: string): Promise<void> {
  await page.goto(PAYMENT);
  await describe(page, title, 'Payments');
  await picker(page, 'Attachments optional').setInputFiles([
    textFile('order.txt', `${title}, order`),
    textFile('other.txt', `${title}, other`),
  ]);
  await expect(arrived(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove other.txt' }).click();
  await page.getByRole('button', { name: 'Save and close' }).click();
  await expect(page).toHaveURL(/\/requests-board\/services/);
  await page.goto(PAYMENT);
}
const resume = (page: Page) => page.getByRole('button', { name: 'Continue the draft' });

test.describe('network failure', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/ });

  test('UPL-029 a draft is continued with its uploaded files and sent with them', async ({ page }) => {
    const title = `Draft with a file ${now()}`;
    await leaveDraft(page, title);
    // If the state of its files cannot be read, the draft is not resumed and not lost.
    await page.route('**/api/uploads/documents', (route) => route.abort());
    await resume(page).click();
    await expect(page.getByText(/^The draft could not be resumed/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await page.unroute('**/api/uploads/documents');
    await resume(page).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await expect(arrived(page)).toHaveCount(1);
    await expect(arrived(page)).toContainText('order.txt');
    await page.getByRole('button', { name: 'Continue to Details' }).click();
    await createButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto(`${new URL(page.url()).pathname}?tab=documents`);
    await expect(page.getByRole('button', { name: 'order.txt', exact: true })).toBeVisible();
  });

  for (const { name, held: pattern } of [
    { name: 'its topic', held: '**/api/requests/reachable-users?*topicIds=PAYMENTS*' },
    { name: 'the contract', held: '**/api/requests/reachable-users?*' },
  ])
    test(`NEW-056 a form waits for the participants of ${name} and lists them`, async ({ page }) => {
      const title = `Payment without haste ${now()}`;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(pattern, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(PAYMENT);
      await describe(page, title, 'Payments');
      await page.getByRole('button', { name: 'Continue to Details' }).click();
      await expect(createButton(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByText('Legal entities and people are still loading.')).toBeVisible();
      await createButton(page).press('Enter');
      release();
      await expect(createButton(page)).not.toHaveAttribute('aria-disabled');
      expect(await called(page, title)).toHaveLength(0);
      await createButton(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

  test('a draft says how many files must be selected again', async ({ page }) => {
    const title = `Draft without its file ${now()}`;
    await leaveDraft(page, title);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/uploads/documents', async (route) => {
      await held.promise;
      await route.fulfill({ json: [] });
    });
    await resume(page).click();
    // Nothing can be typed that the draft would replace.
    const field = page.getByLabel('Title', { exact: true });
    await expect(page.locator('[inert]').filter({ has: field })).toHaveCount(1);
    held.resolve();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.getByText('1 file of the draft is no longer available. Add it again.')).toBeVisible();
    await expect(page.locator('[data-upload-status]')).toHaveCount(0);
  });

  test('UPL-025 nothing is lost if the network fails during upload and during submission', async ({
    page,
    context,
  }) => {
    const title = `Payment of ${now()}`;
    await page.goto(PAYMENT);
    await describe(page, title, 'Payments');
    let isFirst = true;
    await page.route('**/api/documents', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await context.setOffline(true);
      return route.abort();
    });
    await picker(page, 'Attachments optional').setInputFiles(textFile('order.txt', title));
    await expect.poll(() => isFirst).toBe(false);
    await expect(page.locator('[data-upload-status=progress]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Continue to Details' }).click();
    // The form waits for the upload of its file.
    await createButton(page).press('Enter');
    await expect(page.getByText('Files are still uploading.')).toBeVisible();
    expect(await called(page, title)).toHaveLength(0);
    await context.setOffline(false);
    await expect(page.getByText('Files are still uploading.')).toHaveCount(0);

    await context.setOffline(true);
    await createButton(page).click();
    await expect(page.getByText('The request was not created. Your entries are still here.')).toBeVisible();
    await expectAccessibleFromTop(page);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await expect(arrived(page)).toHaveCount(1);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Continue to Details' }).click();
    await createButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await called(page, title)).toHaveLength(1);
    await page.goto(`${new URL(page.url()).pathname}?tab=documents`);
    await expect(page.getByRole('button', { name: 'order.txt', exact: true })).toBeVisible();
  });
});
