import type { Page } from '@playwright/test';
import { asPerson, expect, expectAccessible, test } from './test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Legal entities' }).getByRole('listitem');
const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

interface Listed {
  ricosCode: string;
  legalName: string;
  nextReviewAt: string | null;
}
/** Returns a record that the user can see, found by the name of its legal entity. */
async function recordOf(page: Page, query: string): Promise<Listed> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/api/kyc/search', { data: { query }, headers: { origin } });
  const { pageRecords } = (await answer.json()) as { pageRecords: Listed[] };
  return pageRecords[0]!;
}

test('KYC-001 KYC-003 KYC-007 KYC-008 a client finds overdue records, by navigation bar and keyboard', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Contractual' }).press('Enter');
  await page.getByRole('group', { name: 'Contractual' }).getByRole('link', { name: 'KYC' }).press('Enter');
  await expect(page).toHaveURL(/\/kyc$/);
  await expect(page).toHaveTitle('KYC · Atrium');
  await expect(rows(page).first()).toContainText('Halden Italia SpA');
  await expectAccessible(page);
  await panel(page).getByRole('checkbox', { name: 'Overdue' }).press('Space');
  await expect(page).toHaveURL(/\/kyc\?statuses=overdue$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('days late');
  await rows(page).getByRole('link', { name: 'Halden Italia SpA' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Italia SpA' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'KYC', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'KYC' })).toBeVisible();
});

test('KYC-004 KYC-005 KYC-028 ten records at a time, undated last in both directions; paging is in the URL', async ({
  page,
}) => {
  await page.goto('/kyc');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: /^Show \d+ more$/ }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).nth(10)).toBeFocused();
  await expect(rows(page).last()).toContainText('No date set');
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Next review, latest first' }).click();
  await expect(page).toHaveURL(/\/kyc\?sort=NextReviewDescending$/);
  await expect(rows(page).first()).toContainText('Up to date');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(rows(page).last()).toContainText('No date set');
});

test('KYC-006 a search without results has a message', async ({ page }) => {
  await page.goto('/kyc?query=nobody+at+all');
  await expect(page.getByText('Nothing matches these filters', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('KYC-009 to KYC-027 a record shows what is missing, its seven sections and its documents', async ({
  page,
}) => {
  await page.goto('/kyc?query=halden+energy');
  await rows(page).getByRole('link', { name: 'Halden Energy GmbH' }).click();
  await expect(page).toHaveTitle('Halden Energy GmbH · KYC · Atrium');
  const missing = section(page, 'What is missing');
  await expect(missing.getByRole('listitem')).toHaveCount(3);
  await expect(missing.getByRole('listitem').first()).toContainText('From you, by');
  await expect(missing.getByRole('listitem').last()).toContainText('With the bank');
  await expect(section(page, 'Shareholders')).toContainText('74.00%');
  await expectAccessible(page);
  // Navigates the sections by keyboard.
  await page
    .getByRole('navigation', { name: 'Sections of the record' })
    .getByRole('link', { name: /^KYC documents/ })
    .press('Enter');
  await expect(section(page, 'KYC documents')).toBeFocused();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Register extract' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Register extract, Halden Energy GmbH \d{4}\.pdf$/);
  await page.getByRole('button', { name: 'Preview Register extract' }).press('Enter');
  await expect(page).toHaveURL(/document=/);
  await expect(page.getByRole('dialog').getByText(/^Document 1 of \d$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // KYC-016: a conversation about the record; clients are led to the services of its group.
  await page.getByRole('link', { name: 'New conversation' }).press('Enter');
  await expect(page).toHaveURL(/\/requests-board\/services\?tab=Contractual&ricos=[A-Z0-9]+$/);
  // A new page takes the focus; a key pressed earlier would go to its heading.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  // The form preselects the legal entity of the record.
  await page.getByRole('link', { name: /Change company data/ }).press('Enter');
  await expect(page).toHaveURL(/action=CLIENT_DATA&category=Contractual&ricos=/);
  await page.getByRole('combobox', { name: 'Topic' }).click();
  await page.getByRole('option', { name: 'Company' }).click();
  await expect(page.getByRole('main')).toContainText('Halden Energy GmbH');
});

test('KYC-012 KYC-013 KYC-014 KYC-015 linked requests: their number, and links to one or all', async ({
  page,
}) => {
  await page.goto('/kyc');
  const { ricosCode } = await recordOf(page, 'halden energy');
  const states = 'requestStates=ACTION_REQUIRED&requestStates=INPROGRESS';
  const answer = await page.request.get(`/api/requests?${states}&services=KYC&entities=${ricosCode}&limit=1`);
  const { totalRecords, pageRecords } = (await answer.json()) as {
    totalRecords: number;
    pageRecords: { id: string }[];
  };
  await page.goto(`/kyc/${ricosCode}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Energy GmbH' })).toBeVisible();
  const link = page.getByRole('link', { name: /^\d+ linked requests?$/ });
  const href =
    totalRecords === 1
      ? `/requests-board/requests/${pageRecords[0]!.id}`
      : `/requests-board/requests?service=KYC&ricos=${ricosCode}`;
  await expect(link).toHaveText(new RegExp(`^${totalRecords} linked`));
  await expect(link).toHaveAttribute('href', href);
});

test('KYC-017 with read access only, no conversation can be started', async ({ page }) => {
  await page.goto('/kyc?query=halden+immobilier');
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Immobilier SAS' })).toBeVisible();
  await expect(section(page, 'Shareholders')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New conversation' })).toHaveCount(0);
});

test('CTR-025 KYC-001 KYC-031 KYC-032 KYC-038 questions and answers, and the registry with two samples', async ({
  page,
}) => {
  await page.goto('/kyc');
  await page.getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page).toHaveURL(/\/kyc\?tab=faq$/);
  await expect(page).toHaveTitle('Questions and answers · KYC · Atrium');
  await expect(page.getByRole('heading', { level: 2, name: 'What do the marks mean?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Payment network registry' }).press('Enter');
  await expect(page).toHaveURL(/\/kyc\?tab=swift$/);
  await page.getByRole('button', { name: 'Sample extract of a registry file', exact: true }).press('Enter');
  await expect(page.getByRole('dialog').getByText('Document 1 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Sample consent to share a file' }).click();
  expect((await saved).suggestedFilename()).toBe('Sample consent to share a file.pdf');
});

test.describe('an unknown record', () => {
  test.use({ expectedErrors: /404/ });
  test('KYC-030 leads to the error page', async ({ page }) => {
    await page.goto('/kyc/NOTHING');
    await expect(page).toHaveURL(/\/error\?code=NOT_FOUND&about=KYC$/);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  });
});

test.describe('in French', () => {
  test.use({ language: 'fr', theme: 'dark' });
  test('KYC-002 the list, the record and the registry are translated', async ({ page }) => {
    await page.goto('/kyc?query=halden+energy');
    await expect(page.getByRole('list', { name: 'Entités juridiques' })).toContainText('Sous 3 mois');
    await page.getByRole('link', { name: 'Halden Energy GmbH' }).click();
    await expect(page.getByRole('region', { name: 'Ce qui manque' })).toContainText('De votre part');
    await expectAccessible(page);
    await page.goto('/kyc?tab=swift&document=consent');
    await expect(
      page.getByRole('dialog').getByText('Exemple de consentement au partage d’un dossier.pdf').first(),
    ).toBeVisible();
  });
});

test.describe('a user with restricted access', () => {
  test.use({ persona: 'newcomer' });
  test('KYC-029 KYC-017 is told that three sections are not shown, and cannot start a conversation', async ({
    page,
  }) => {
    await page.goto('/kyc?query=halden+energy');
    await rows(page).getByRole('link', { name: 'Halden Energy GmbH' }).click();
    for (const name of ['Shareholders', 'Other information', 'Natural persons'])
      await expect(section(page, name)).toContainText('Your profile does not show this section');
    await expect(section(page, 'KYC documents')).toContainText('Register extract');
    await expect(section(page, 'KYC documents')).not.toContainText('Shareholder list');
    await expect(page.getByRole('link', { name: 'New conversation' })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('bank staff', () => {
  test.use({ persona: 'staff' });
  test('read the records of the contracts they serve', async ({ page, browser }) => {
    await page.goto('/kyc?query=halden+energy');
    await rows(page).getByRole('link', { name: 'Halden Energy GmbH' }).click();
    await expect(section(page, 'What is missing').getByRole('listitem').first()).toContainText(
      'From the client, by',
    );
    await expect(page.getByRole('link', { name: 'New conversation' })).toHaveAttribute('href', /service=KYC/);
    // For users without the service the page does not exist.
    const restricted = await asPerson(browser, 'restricted');
    await restricted.goto('/kyc');
    await expect(restricted.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await restricted.context().close();
  });
});

test('WID-056 the home page widget links to the records', async ({ page }) => {
  await page.goto('/home/widgets/kyc-list');
  await page.getByRole('link', { name: 'Halden Energy GmbH' }).click();
  await expect(page).toHaveURL(/\/kyc\/DE\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Energy GmbH' })).toBeVisible();
});
