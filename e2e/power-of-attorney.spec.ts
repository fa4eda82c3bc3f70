import type { Page } from '@playwright/test';
import { asPerson, expect, expectAccessible, test } from './test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Legal entities' }).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns the code of a legal entity that the user can see. */
async function codeOf(page: Page, query: string): Promise<string> {
  const answer = await page.request.get(`/api/power-of-attorney?${new URLSearchParams({ query })}`);
  const { pageRecords } = (await answer.json()) as { pageRecords: { ricosCode: string }[] };
  return pageRecords[0]!.ricosCode;
}

test('PLAT-044 POA-003 POA-005 POA-006 POA-007 POA-009 a client opens the powers of a legal entity by navigation bar and keyboard', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Contractual' }).press('Enter');
  await page
    .getByRole('group', { name: 'Contractual' })
    .getByRole('link', { name: 'Powers of attorney' })
    .press('Enter');
  await expect(page).toHaveURL(/\/power-of-attorney$/);
  await expect(page).toHaveTitle('Powers of attorney · Atrium');
  await expect(rows(page)).toHaveCount(10);
  const energy = row(page, 'Halden Energy GmbH');
  await expect(energy).toContainText('40213 Düsseldorf');
  await expect(energy).toContainText('Germany');
  await expect(energy).toContainText('expired');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Show \d+ more$/ }).press('Enter');
  await expect(page).toHaveURL(/\/power-of-attorney\?page=2$/);
  await expect(rows(page).nth(10)).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search by name or RICOS code' }).fill('halden energy');
  await expect(page).toHaveURL(/\/power-of-attorney\?query=halden\+energy$/);
  await expect(rows(page)).toHaveCount(1);
  await energy.getByRole('link', { name: 'View file of Halden Energy GmbH' }).press('Enter');
  await expect(page).toHaveTitle('Halden Energy GmbH · Powers of attorney · Atrium');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Powers of attorney', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Powers of attorney' })).toBeVisible();
});

test('POA-008 POA-009 POA-010 a legal entity with paper powers only has no details, and its document is downloaded', async ({
  page,
}) => {
  await page.goto('/power-of-attorney?query=halden+suisse');
  const paper = row(page, 'Halden Suisse AG');
  await expect(paper).toContainText('Only the PDF exists for this entity.');
  await expect(paper.getByRole('link')).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await paper.getByRole('button', { name: 'Download the PDF of Halden Suisse AG' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe(`poa_${await codeOf(page, 'halden suisse')}.pdf`);
  // A bookmarked address shows the same message.
  await page.goto(`/power-of-attorney/${await codeOf(page, 'halden suisse')}`);
  await expect(page.getByText('Only the PDF exists for this entity.', { exact: true })).toBeVisible();
});

test('POA-011 to POA-023 the powers of a legal entity: branches, clauses, signatories with end dates, and the document', async ({
  page,
}) => {
  await page.goto('/power-of-attorney');
  const code = await codeOf(page, 'halden energy');
  await page.goto(`/power-of-attorney/${code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Energy GmbH' })).toBeVisible();
  await expect(page.getByText('2 powers to renew', { exact: true })).toBeVisible();
  const first = section(page, 'Düsseldorf');
  await expect(first.getByRole('table', { name: 'How it is signed' })).toContainText('10,000,000.00');
  await expect(first.getByRole('row', { name: /Stefan Krüger/ })).toContainText('expired');
  await expect(section(page, 'Halden Treasury BV, pooling')).toContainText('Third party');
  const ending = section(page, '2 powers end within two months');
  await expect(ending.getByRole('listitem')).toHaveCount(2);
  await expect(ending.getByRole('listitem').last()).toContainText('Düsseldorf and Hamburg');
  await expect(section(page, '1 power has ended').getByRole('listitem')).toContainText('Stefan Krüger');
  await expectAccessible(page);
  // Navigates the branches by keyboard.
  await page
    .getByRole('navigation', { name: 'Branches' })
    .getByRole('link', { name: /^Hamburg/ })
    .press('Enter');
  await expect(section(page, 'Hamburg')).toBeFocused();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to PDF' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe(`poa_${code}.pdf`);
  await page.getByRole('button', { name: `Preview poa_${code}.pdf` }).press('Enter');
  await expect(page).toHaveURL(/document=poa_/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(section(page, 'Open requests').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/requests-board\/requests/,
  );
});

test('who may sign a payment: sole signatories and pairs, by clauses and limits', async ({ page }) => {
  await page.goto('/power-of-attorney');
  await page.goto(`/power-of-attorney/${await codeOf(page, 'halden energy')}`);
  const open = page.getByRole('button', { name: 'Who may sign' });
  await open.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Who may sign' });
  await panel.getByRole('combobox', { name: 'Operation' }).click();
  await page.getByRole('option', { name: 'Payments and transfers' }).click();
  await panel.getByRole('textbox', { name: 'Amount' }).fill('600,000');
  await panel.getByRole('button', { name: 'Find signatories' }).click();
  // Two people may sign alone, and each with either of two others; two of category B may sign up to 500,000.
  await expect(panel.getByText('6 signatories or pairs may sign.', { exact: true })).toBeVisible();
  const branch = panel.getByRole('region', { name: 'Düsseldorf' });
  await expect(branch.getByRole('listitem').first()).toContainText('Claire Vasseur');
  await expect(branch.getByText('Jonas Weber and Lena Brandt')).toBeVisible();
  await expect(branch.getByText('The amount is over the limit of this clause.')).toHaveCount(1);
  await expect(branch.getByText(/^Signs no more: Stefan Krüger/)).toHaveCount(1);
  await expectAccessible(page);
  await panel.getByRole('textbox', { name: 'Amount' }).fill('500,000');
  await panel.getByRole('button', { name: 'Find signatories' }).press('Enter');
  await expect(panel.getByText('7 signatories or pairs may sign.', { exact: true })).toBeVisible();
  await expect(branch.getByText('Hannah Vogt and Lena Brandt')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(open).toBeFocused();
});

test.describe('server failure', () => {
  test.use({ expectedErrors: /503|Failed to load/ });

  test('the previous answer disappears when who may sign cannot be read again', async ({ page }) => {
    await page.goto('/power-of-attorney');
    await page.goto(`/power-of-attorney/${await codeOf(page, 'halden energy')}`);
    await page.getByRole('button', { name: 'Who may sign' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Who may sign' });
    await panel.getByRole('combobox', { name: 'Operation' }).click();
    await page.getByRole('option', { name: 'Payments and transfers' }).click();
    await panel.getByRole('textbox', { name: 'Amount' }).fill('600,000');
    const find = panel.getByRole('button', { name: 'Find signatories' });
    await find.click();
    const branch = panel.getByRole('region', { name: 'Düsseldorf' });
    await expect(branch).toBeVisible();
    await page.route('**/who-may-sign?*', (route) => route.fulfill({ status: 503 }));
    await find.click();
    await expect(panel.getByText('The signatories could not be searched')).toBeVisible();
    await expect(branch).toHaveCount(0);
    await page.unroute('**/who-may-sign?*');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(branch).toBeVisible();
  });
});

test('POA-014 without a PDF the export is disabled with a reason', async ({ page }) => {
  await page.goto('/power-of-attorney?query=iberia');
  const row = page.getByRole('listitem').filter({ hasText: 'Halden Iberia' });
  await expect(row).toContainText('Not in force yet');
  await expect(row).toContainText(/In force from \d/);
  await page.goto(`/power-of-attorney/${await codeOf(page, 'halden iberia')}`);
  const button = page.getByRole('button', { name: 'Export to PDF' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('No PDF of these powers exists');
});

test('POA-001 POA-018 REQ-033 a new request about powers and a renewal request about signatories are prefilled', async ({
  page,
}) => {
  await page.goto('/power-of-attorney');
  const start = page.getByRole('link', { name: 'New request' });
  await expect(start).toHaveAttribute('href', '/requests-board/requests/new?service=POWER_OF_ATTORNEY');
  const code = await codeOf(page, 'halden energy');
  await page.goto(`/power-of-attorney/${code}`);
  await expect(start).toHaveAttribute(
    'href',
    `/requests-board/requests/new?service=POWER_OF_ATTORNEY&ricos=${code}`,
  );
  await page.getByRole('link', { name: 'Ask for the renewal' }).press('Enter');
  await expect(page).toHaveURL(/new\?service=POWER_OF_ATTORNEY&action=SIGNATORIES_UPDATE/);
  await expect(page.getByRole('heading', { level: 1, name: 'Update authorised signatories' })).toBeVisible();
  // The form preselects the legal entity of the powers.
  await page.getByRole('combobox', { name: 'Topic' }).click();
  await page.getByRole('option', { name: 'Powers and signatories' }).click();
  await expect(page.getByRole('main')).toContainText('Halden Energy GmbH');
});

test('POA-013 powers with a later execution date are shown as not in force and name nobody', async ({
  page,
}) => {
  await page.goto('/power-of-attorney');
  await page.goto(`/power-of-attorney/${await codeOf(page, 'halden iberia')}`);
  await expect(page.getByText('Not in force yet', { exact: true })).toBeVisible();
  await expect(page.getByText(/^In force from \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Who may sign' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Who may sign' });
  await panel.getByRole('combobox', { name: 'Operation' }).click();
  await page.getByRole('option', { name: 'Payments and transfers' }).click();
  await panel.getByRole('textbox', { name: 'Amount' }).fill('1000');
  await panel.getByRole('button', { name: 'Find signatories' }).press('Enter');
  await expect(panel.getByText('These powers are not in force yet.', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('POA-015 on a phone there are no anchors and no sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/power-of-attorney');
  await expect(rows(page)).toHaveCount(10);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto(`/power-of-attorney/${await codeOf(page, 'halden energy')}`);
  await expect(section(page, 'Hamburg')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Branches' })).toHaveCount(0);
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test.describe('unknown powers', () => {
  test.use({ expectedErrors: /404/ });
  test('POA-024 have no page', async ({ page }) => {
    await page.goto('/power-of-attorney/NOTHING');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

test.describe('in French', () => {
  test.use({ language: 'fr', theme: 'dark' });
  test('the list and the details of powers are translated', async ({ page }) => {
    await page.goto('/power-of-attorney');
    await expect(page.getByRole('list', { name: 'Entités juridiques' })).toContainText('Allemagne');
    await page.getByRole('link', { name: 'Halden Energy GmbH', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Düsseldorf' })).toContainText('Tous les produits');
    await expectAccessible(page);
  });
});

test.describe('bank staff', () => {
  test.use({ persona: 'staff' });
  test('POA-002 POA-017 read powers without creating requests', async ({ page, browser }) => {
    await page.goto('/power-of-attorney?query=halden+energy');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'New request' })).toHaveCount(0);
    await rows(page).getByRole('link', { name: 'Halden Energy GmbH', exact: true }).click();
    await expect(section(page, 'Düsseldorf')).toBeVisible();
    await expect(page.getByRole('link', { name: /^(New request|Ask for the renewal)$/ })).toHaveCount(0);
    // For users without the service the page does not exist.
    const restricted = await asPerson(browser, 'restricted');
    await restricted.goto('/power-of-attorney');
    await expect(restricted.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await restricted.context().close();
  });
});

test('WID-084 WID-085 the home page widget links to the powers of a legal entity', async ({ page }) => {
  await page.goto('/home/widgets/power-of-attorney');
  await page.getByRole('link', { name: 'Halden Energy GmbH' }).click();
  await expect(page).toHaveURL(/\/power-of-attorney\/DE\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Energy GmbH' })).toBeVisible();
});
