import { asPerson, expect, expectAccessible, test } from './test.ts';

const results = '[data-result]';

test('SRCH-002 SRCH-004 a search in the navigation bar opens the results by keyboard; words and filters are in the URL', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('garantie rotterdam');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=garantie\+rotterdam$/);
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', { name: 'Search' });
  await expect(field).toHaveValue('garantie rotterdam');
  await field.fill('guarantee rotterdam');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=guarantee\+rotterdam$/);
  await expect(main.locator(`${results} mark`).first()).toHaveText(/^guarantee/i);
  await expect(main.getByRole('region', { name: /^Requests/ })).toBeVisible();
  await expectAccessible(page);
  const panel = page.getByRole('region', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: 'Requests', exact: true }).check();
  await expect(page).toHaveURL(/query=guarantee\+rotterdam&services=requests$/);
  await page.reload();
  await expect(panel.getByRole('checkbox', { name: 'Requests', exact: true })).toBeChecked();
  await main.locator(results).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/requests-board\/requests\/[0-9a-f-]+$/);
  await page.goBack();
  await expect(field).toHaveValue('guarantee rotterdam');
  await expect(panel.getByRole('checkbox', { name: 'Requests', exact: true })).toBeChecked();
});

test('the first results appear below the search field, by keyboard and touch', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await page.keyboard.press('/');
  await page.keyboard.type('guarantee');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const first = list.getByRole('group', { name: 'Documents' }).getByRole('option').first();
  await expect(first).toBeVisible();
  expect(await list.getByRole('option').count()).toBeLessThanOrEqual(11);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/documents\?documentId=[0-9a-f-]+$/);
  await page.goto('/home');
  await field.fill('guarentee');
  // Similar spelling.
  await expect(list.getByRole('option').first()).toContainText(/guarantee/i);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=guarentee$/);
  await expect(page.getByText('Nothing contains exactly these words.', { exact: false })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill('halden');
  const request = list.getByRole('group', { name: 'Requests' }).getByRole('option').first();
  await request.click();
  await expect(page).toHaveURL(/\/requests-board\/requests\/[0-9a-f-]+$/);
  await expect(list).toHaveCount(0);
});

test('SRCH-006 SRCH-007 a group shows twenty more; the number is in the URL', async ({ page }) => {
  await page.goto('/search?query=halden&services=requests');
  const rows = page.getByRole('main').locator(results);
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show 20 more' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(40);
  await expect(page).toHaveURL(/more=requests-2$/);
  await expect(page.locator(`li:focus ${results}`)).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(40);
});

test('powers of attorney are found by legal entity and link to their page', async ({ page }) => {
  await page.goto('/search?query=halden+energy&services=powers');
  const group = page.getByRole('main').getByRole('region', { name: /^Powers of attorney/ });
  await expect(group.getByRole('link', { name: 'Open in Powers of attorney' })).toHaveAttribute(
    'href',
    '/power-of-attorney?query=halden+energy',
  );
  await expectAccessible(page);
  await group.getByRole('link', { name: 'Halden Energy GmbH' }).click();
  await expect(page).toHaveURL(/\/power-of-attorney\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Energy GmbH' })).toBeVisible();
});

test('KYC-008 KYC records link clients to their page', async ({ page }) => {
  await page.goto('/search?query=halden+energy&services=kyc');
  const group = page.getByRole('main').getByRole('region', { name: /^KYC/ });
  await expect(group.getByRole('link', { name: 'Open in KYC' })).toHaveAttribute(
    'href',
    '/kyc?query=halden+energy',
  );
  await expectAccessible(page);
  await group.getByRole('link', { name: 'Halden Energy GmbH' }).click();
  await expect(page).toHaveURL(/\/kyc\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Energy GmbH' })).toBeVisible();
});

test.describe('bank staff', () => {
  test.use({ persona: 'staff' });
  test('SRCH-042 a KYC record opens beside the unchanged results', async ({ page }) => {
    await page.goto('/search?query=halden+energy&services=kyc');
    const link = page
      .getByRole('main')
      .getByRole('region', { name: /^KYC/ })
      .getByRole('link', { name: 'Halden Energy GmbH' });
    await link.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Halden Energy GmbH' });
    await expect(panel.getByRole('region', { name: 'Basic information' })).toBeVisible();
    await expect(page).toHaveURL(/\/search\?query=halden\+energy&services=kyc$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.click();
    await panel.getByRole('link', { name: 'Open the record' }).click();
    await expect(page).toHaveURL(/\/kyc\/[^/?]+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Halden Energy GmbH' })).toBeVisible();
  });
});

test('SRCH-003 SRCH-009 a tag can be searched; without results there is a message', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByText('What are you looking for?')).toBeVisible();
  await page.getByRole('combobox', { name: 'Search by tag' }).click();
  await page.keyboard.type('France');
  await page.getByRole('option', { name: /^France/ }).click();
  await expect(page).toHaveURL(/\/search\?country=FR$/);
  await expect(page.getByRole('main').locator(results).first()).toBeVisible();
  await page.goto('/search?query=xyzzyplugh');
  await expect(page.getByText('Nothing matches this search')).toBeVisible();
});

test.describe('saved searches', () => {
  // A name that is already in use.
  test.use({ expectedErrors: /409/ });
  test('SRCH-026 SRCH-029 SRCH-032 SRCH-033 a search is saved, applied, shared with a colleague and deleted', async ({
    page,
    browser,
  }) => {
    const name = `Guarantees ${Date.now()}`;
    await page.goto('/search?query=guarantee&services=requests');
    const save = async () => {
      await page.getByRole('button', { name: 'Save search' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save this search' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('button', { name: 'Save search' }).click();
      return dialog;
    };
    const first = await save();
    await expect(first).toHaveCount(0);
    const second = await save();
    await expect(second.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'You already have a saved search with this name.',
    );
    await second.getByRole('button', { name: 'Cancel' }).click();

    const saved = page.getByRole('region', { name: 'Saved searches' });
    await page.goto('/search');
    await saved.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/search\?query=guarantee&services=requests$/);
    await expect(saved.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    await saved.getByRole('button', { name: `Favourite: ${name}` }).click();
    await expect(saved.getByRole('button', { name: `Favourite: ${name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    const actions = saved.getByRole('button', { name: `Actions on ${name}` });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: `Share “${name}”` });
    await dialog.getByRole('combobox', { name: 'Contract' }).click();
    await page.getByRole('option', { name: 'Cash management, Halden Group' }).click();
    await dialog.getByRole('combobox', { name: 'People' }).fill('Giulia');
    await page.getByRole('option', { name: /^Giulia Conti/ }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Share with 1 person' }).click();
    await expect(dialog).toHaveCount(0);

    const total = async (from: typeof page) =>
      Number((await from.getByText(/^[\d,]+ results? in/).innerText()).replace(/\D.*$/, ''));
    const ours = await total(page);
    const colleague = await asPerson(browser, 'restricted');
    await colleague.goto('/search');
    const theirs = colleague.getByRole('region', { name: 'Saved searches' });
    await expect(theirs.getByText('Shared by Claire Vasseur').first()).toBeVisible();
    await theirs.getByRole('link', { name }).click();
    await expect(colleague).toHaveURL(/\/search\?query=guarantee&services=requests$/);
    await expect(colleague.getByText(/^[\d,]+ results?|Nothing matches/).first()).toBeVisible();
    const few = await colleague.getByText(/^[\d,]+ results? in/).count();
    expect(few === 0 ? 0 : await total(colleague)).toBeLessThan(ours);

    for (const [where, list] of [
      [page, saved],
      [colleague, theirs],
    ] as const) {
      await list.getByRole('button', { name: `Actions on ${name}` }).click();
      await where.getByRole('menuitem', { name: 'Delete' }).click();
      await where.getByRole('button', { name: 'Delete the search' }).click();
      await expect(list.getByRole('link', { name })).toHaveCount(0);
    }
    await colleague.context().close();
  });
});

test('SRCH-033 a search is shared from its results, and saved first if it is not', async ({ page }) => {
  const name = `To share ${Date.now()}`;
  await page.goto('/search?query=guarantee&services=documents');
  const share = page.getByRole('button', { name: 'Share search' });
  await share.click();
  const naming = page.getByRole('dialog', { name: 'Save this search' });
  await naming.getByRole('textbox', { name: 'Name' }).fill(name);
  await naming.getByRole('button', { name: 'Save and share' }).click();
  const sharing = page.getByRole('dialog', { name: `Share “${name}”` });
  await expect(sharing).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sharing).toHaveCount(0);
  await expect(share).toBeFocused();
  await share.click();
  await expect(sharing).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
  const saved = page.getByRole('region', { name: 'Saved searches' });
  await saved.getByRole('button', { name: `Actions on ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete the search' }).click();
  await expect(saved.getByRole('link', { name })).toHaveCount(0);
});

test('relative terms of a saved search are kept, and filters the recipient must not know are dropped', async ({
  page,
}) => {
  const name = `Mine of late ${Date.now()}`;
  const unknown = '11111111-2222-4333-8444-555555555555';
  await page.goto(`/search?query=halden&tags=${unknown}`);
  const panel = page.getByRole('region', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: 'Last 365 days' }).check();
  await panel.getByRole('checkbox', { name: 'My requests' }).check();
  await expect(page).toHaveURL(/\/search\?query=halden&recent=365&own=requests&tags=[0-9-]+$/);
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const saved = page.getByRole('region', { name: 'Saved searches' });
  const link = saved.getByRole('link', { name });
  await expect(link).toContainText('3 of 4 filters apply to you');
  await link.click();
  await expect(page).toHaveURL(/\/search\?query=halden&recent=365&own=requests$/);
  await expect(page.getByRole('main').locator(results).first()).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await saved.getByRole('button', { name: `Actions on ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete the search' }).click();
  await expect(link).toHaveCount(0);
});

test('PROF-043 the alert of a saved search is set by keyboard, shown, and links to new results', async ({
  page,
}) => {
  const name = `Alerted ${Date.now()}`;
  await page.goto('/search?query=guarantee&services=requests');
  await page.getByRole('button', { name: 'Save search' }).click();
  const naming = page.getByRole('dialog', { name: 'Save this search' });
  await naming.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(naming).toHaveCount(0);
  const saved = page.getByRole('region', { name: 'Saved searches' });
  const link = saved.getByRole('link', { name });
  const actions = saved.getByRole('button', { name: `Actions on ${name}` });
  await expect(link).not.toContainText('Alert every');
  const dialog = page.getByRole('dialog', { name: `Alert for “${name}”` });
  const open = async () => {
    await actions.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Alert', exact: true }).press('Enter');
    await expect(dialog).toBeVisible();
  };
  await open();
  await expect(dialog.getByRole('radio', { name: 'Never' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Every week' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(link).toContainText('Alert every week');

  // The link of an alert leads to the search limited to new results; the limit can be removed.
  await page.goto('/search?query=guarantee&services=requests&since=2026-01-01T04%3A30%3A00.000Z');
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Since 1 Jan 2026')).toBeVisible();
  await expect(page.getByRole('main').locator(results).first()).toBeVisible();
  await page.goto('/search?query=guarantee&services=requests&since=2999-01-01T04%3A30%3A00.000Z');
  await expect(page.getByText('Nothing matches this search')).toBeVisible();
  await page.getByRole('button', { name: /New results/ }).click();
  await expect(page).toHaveURL(/\/search\?query=guarantee&services=requests$/);
  await expect(page.getByRole('main').locator(results).first()).toBeVisible();

  await open();
  await expect(dialog.getByRole('radio', { name: 'Every week' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Never' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(link).not.toContainText('Alert every');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete the search' }).click();
  await expect(link).toHaveCount(0);
});

test.describe('in marketing mode', () => {
  test.use({ persona: 'marketing' });
  test('SRCH-038 a search can be saved, not shared', async ({ page }) => {
    const name = `Mine ${Date.now()}`;
    await page.goto('/search?query=cash');
    await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share search' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Save search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    const saved = page.getByRole('region', { name: 'Saved searches' });
    await saved.getByRole('button', { name: `Actions on ${name}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Share' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete the search' }).click();
    await expect(saved.getByRole('link', { name })).toHaveCount(0);
  });
});
