import type { Page, Request } from '@playwright/test';
import { asPerson, expect, expectAccessible, test, toast } from './test.ts';

interface Summary {
  id: string;
  number: string;
  name: string;
}

const halden = async (page: Page): Promise<Summary> => {
  const answer = await page.request.get('/api/contracts?query=00418');
  // The name of another contract may contain these digits.
  return ((await answer.json()) as { pageRecords: Summary[] }).pageRecords.find(
    ({ number }) => number === '00418',
  )!;
};

/** Creates a separate contract for a journey. */
async function ownContract(page: Page, name: string): Promise<Summary> {
  const [client] = (await (await page.request.get('/api/clients?query=Halden Group')).json()) as {
    id: string;
  }[];
  const entities = (await (await page.request.get(`/api/clients/${client!.id}/legal-entities`)).json()) as {
    ricos: string;
  }[];
  const answer = await page.request.post('/api/contracts', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      contract: { name, commercialClientId: client!.id },
      servicesSelected: [],
      legalEntitiesSelected: entities.slice(0, 3).map(({ ricos }) => ricos),
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Summary;
}

test.describe('a bank administrator', () => {
  test.use({ persona: 'super-admin' });

  test('CTR-010 CTR-011 CTR-013 CTR-014 CTR-016 CTR-020 finds a contract by a user and opens it, by keyboard', async ({
    page,
  }) => {
    await page.goto('/contracts');
    await expect(page.getByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Externals/ })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Order: By name' }).press('Enter');
    await expect(page).toHaveURL(/sorting=ASC/);
    const search = page.getByRole('searchbox', { name: 'Search contracts' });
    await search.fill('cl');
    await search.press('Enter');
    await expect(page.getByRole('link', { name: /^Externals/ })).toBeVisible();
    await search.fill('claire vasseur');
    await search.press('Enter');
    await expect(page).toHaveURL(/query=claire\+vasseur/);
    await expect(page.getByRole('link', { name: /^Externals/ })).toHaveCount(0);
    await expect(page.getByText('1 user matches, Claire Vasseur').first()).toBeVisible();
    const link = page.getByRole('link', { name: 'Cash management, Halden Group' });
    await link.press('Enter');
    await expect(page).toHaveURL(/\/contracts\/[\da-f-]{36}$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Cash management, Halden Group' }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('CTR-033 CTR-034 CTR-084 CTR-086 CTR-090 opens the audit trail panel and from it a contract, and exports the audit of the contract', async ({
    page,
  }) => {
    await page.goto('/contracts');
    await page.getByRole('button', { name: 'Audit trail', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Audit trail' });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('link').first().click();
    await expect(page).toHaveURL(/tab=audit/);
    const { id } = await halden(page);
    await page.goto(`/contracts/${id}?tab=audit`);
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.getByRole('button', { name: 'Date', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export audit' }).click();
    expect((await saved).suggestedFilename()).toBe('audit.xlsx');
  });

  test('CTR-028 CTR-031 CTR-091 exports the activity of users', async ({ page }) => {
    await page.goto('/contracts');
    const exports = page.getByRole('region', { name: 'Exports' });
    const saved = page.waitForEvent('download');
    await exports.getByRole('button', { name: 'Export activity' }).click();
    expect((await saved).suggestedFilename()).toBe('activity.xlsx');
  });

  test('CTR-008 CTR-075 CTR-076 CTR-077 CTR-080 PLAT-089 PLAT-092 adds a list of legal entities and deletes it by typing its name', async ({
    page,
  }) => {
    await page.goto('/contracts');
    const { id } = await ownContract(page, `Lists ${Date.now()}`);
    await page.goto(`/contracts/${id}?tab=legal-entities-list`);
    await expect(page.getByText('No list yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a list' }).click();
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('Energy');
    await expect(page.getByRole('button', { name: 'Create the list' })).toBeDisabled();
    await page
      .getByRole('button', { name: /^Add Halden/ })
      .first()
      .click();
    // Leaving would lose the changes.
    await page.getByRole('link', { name: 'Contracts', exact: true }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Create the list' }).click();
    await expect(toast(page, 'The list “Energy” was created')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'More actions for the list' }).click();
    await page.getByRole('menuitem', { name: 'Delete the list' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('Energy');
    await dialog.getByRole('button', { name: 'Delete the list' }).click();
    await expect(toast(page, 'The list “Energy” was deleted')).toBeVisible();
    await expect(page.getByText('No list yet')).toBeVisible();
  });

  test('CTR-036 CTR-038 CTR-041 CTR-042 CTR-044 CTR-047 CTR-048 CTR-057 CTR-063 PLAT-089 PLAT-091 creates a contract, by keyboard', async ({
    page,
  }) => {
    await page.goto('/contracts');
    await page.getByRole('link', { name: 'Create contract' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'New contract' })).toBeVisible();
    const save = page.getByRole('button', { name: 'Save contract' });
    await expect(save).toBeDisabled();
    const field = page.getByRole('textbox', { name: /^Name/ });
    await field.focus();
    await page.keyboard.press('Tab');
    await expect(toast(page, 'Enter a name.')).toBeVisible();
    const name = `Created ${Date.now()}`;
    await field.fill(name);
    const client = page.getByRole('combobox', { name: /^Commercial client/ });
    await client.fill('Halden Group');
    // Wait for the result of the typed query, not the previous list.
    await expect(page.getByRole('option')).toHaveText(['Halden Group']);
    await client.press('Enter');
    await page
      .getByRole('button', { name: /^Add Halden/ })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: 'Options of KYC', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: /Deactivated/ }).press('Enter');
    await expectAccessible(page);
    // Leaving would lose the changes.
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).press('Enter');
    await expect(field).toHaveValue(name);
    // The closing dialog returns the focus a moment later.
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await save.press('Enter');
    await expect(toast(page, `“${name}” was created`)).toBeVisible();
    await expect(page).toHaveURL(/\/contracts\/[\da-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Version 1, since 1 January 2024')).toBeVisible();
  });

  test('CTR-045 CTR-046 creates an outsourced contract with legal entities of two clients', async ({
    page,
  }) => {
    await page.goto('/contracts/create');
    const name = `Outsourced ${Date.now()}`;
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.getByRole('radio', { name: 'Outsourced' }).click();
    const client = page.getByRole('combobox', { name: /^Legal entities of/ });
    for (const [query, row] of [
      ['Halden Group', /^Add Halden/],
      ['Bellecour', /^Add Bellecour/],
    ] as const) {
      await client.fill(query);
      await page
        .getByRole('option', { name: new RegExp(query) })
        .first()
        .click();
      await page.getByRole('button', { name: row }).first().click();
    }
    await page.getByRole('button', { name: 'Save contract' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Legal entities' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Legal entities lists' })).toHaveCount(0);
  });

  test('CTR-054 CTR-055 CTR-056 CTR-057 PLAT-089 PLAT-091 changes a contract; leaving with unsaved changes asks first', async ({
    page,
  }) => {
    await page.goto('/contracts');
    const name = `Changed ${Date.now()}`;
    const { id } = await ownContract(page, name);
    await page.goto(`/contracts/${id}`);
    await page.getByRole('button', { name: 'Edit' }).press('Enter');
    const field = page.getByRole('textbox', { name: /^Name/ });
    await expect(field).toBeFocused();
    await field.fill(`${name} 2`);
    await page.getByRole('textbox', { name: /^ISIN code/ }).fill('fr-0014003tt8');
    await page
      .getByRole('button', { name: /^Add Halden/ })
      .first()
      .press('Enter');
    await expectAccessible(page);
    // Switching to another part of the page loses nothing.
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    await expect(field).toBeHidden();
    await page.getByRole('link', { name: 'Information', exact: true }).click();
    await expect(field).toBeVisible();
    await expect(field).toHaveValue(`${name} 2`);
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(toast(page, `“${name} 2” was updated`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: `${name} 2` })).toBeVisible();
    await expect(page.getByText('FR0014003TT8')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
    // Cancelling changes nothing.
    await page.getByRole('button', { name: 'Edit' }).click();
    await field.fill('Given up');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} 2` })).toBeVisible();
    await expect(field).toHaveCount(0);
  });

  test('CTR-055 CTR-067 a change can be saved with its legal entities before those of the client are loaded', async ({
    page,
  }) => {
    await page.goto('/contracts');
    const name = `Waiting ${Date.now()}`;
    const { id } = await ownContract(page, name);
    await page.route(/\/api\/clients\/[^/]+\/legal-entities$/, () => {});
    await page.goto(`/contracts/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByText('Ready to save, with 3 legal entities.')).toBeVisible();
    await page.getByRole('textbox', { name: /^Name/ }).fill(`${name} 2`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} 2` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Legal entities' }).getByRole('listitem')).toHaveCount(3);
  });

  test('PLAT-090 CTR-063 CTR-064 CTR-065 CTR-067 missing values of a contract are warned about', async ({
    page,
  }) => {
    await page.goto('/contracts/create');
    const name = page.getByRole('textbox', { name: /^Name/ });
    await name.focus();
    await page.keyboard.press('Tab');
    await expect(toast(page, 'Enter a name.')).toBeVisible();
    await name.fill('x'.repeat(41));
    await page.keyboard.press('Tab');
    await expect(toast(page, 'The name has at most 40 characters.')).toBeVisible();
    await page.getByRole('combobox', { name: /^Commercial client/ }).focus();
    await page.keyboard.press('Tab');
    await expect(toast(page, 'Choose a commercial client.')).toBeVisible();
    await name.fill('');
    await page.goto('/contracts');
    const { id } = await ownContract(page, `Warned ${Date.now()}`);
    await page.goto(`/contracts/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page
      .getByRole('group', { name: /^Legal entities/ })
      .getByRole('button', { name: 'Remove all' })
      .click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Choose at least one legal entity.')).toBeVisible();
  });

  test('CTR-035 a search cancels the previous one without an error message', async ({ page }) => {
    await page.goto('/contracts');
    await page.route(/\/api\/contracts\?.*query=halden/, () => {});
    const search = page.getByRole('searchbox', { name: 'Search contracts' });
    const isFirst = (request: Request) => /query=halden/.test(request.url());
    const asked = page.waitForRequest(isFirst);
    await search.fill('halden');
    await search.press('Enter');
    await asked;
    const cancelled = page.waitForEvent('requestfailed', isFirst);
    await search.fill('claire vasseur');
    await search.press('Enter');
    await cancelled;
    await expect(page.getByText('1 user matches, Claire Vasseur').first()).toBeVisible();
    await expect(toast(page, 'The contracts could not be loaded')).toHaveCount(0);
  });

  test('CTR-058 CTR-059 deletes a contract by typing its name', async ({ page }) => {
    await page.goto('/contracts');
    const name = `Journey ${Date.now()}`;
    const { id } = await ownContract(page, name);
    await page.goto(`/contracts/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete the contract' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: 'Delete the contract' })).toBeDisabled();
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: 'Delete the contract' }).click();
    await expect(toast(page, `“${name}” was deleted`)).toBeVisible();
    await expect(page).toHaveURL(/\/contracts$/);
  });
});

test.describe('two administrators', () => {
  // The second user to save is refused with 409 and a message.
  test.use({ persona: 'super-admin', expectedErrors: /409/ });

  test('API-135 the second one to save a contract sees and merges both versions', async ({
    page,
    browser,
  }) => {
    await page.goto('/contracts');
    const name = `Two ${Date.now()}`;
    const { id } = await ownContract(page, name);
    const colleague = await asPerson(browser, 'super-admin');
    for (const one of [page, colleague]) {
      await one.goto(`/contracts/${id}`);
      await one.getByRole('button', { name: 'Edit' }).click();
    }
    const fieldOf = (one: Page, label: RegExp) => one.getByRole('textbox', { name: label });
    await fieldOf(colleague, /^Name/).fill(`${name} B`);
    await fieldOf(colleague, /^Description/).fill('Of the colleague');
    await colleague.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(colleague.getByRole('heading', { level: 1, name: `${name} B` })).toBeVisible();

    await fieldOf(page, /^Name/).fill(`${name} A`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('row', { name: /^Name/ })).toContainText(`${name} A`);
    await expect(dialog.getByRole('row', { name: /^Name/ })).toContainText(`${name} B`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Go on editing' }).click();
    await expect(fieldOf(page, /^Name/)).toHaveValue(`${name} A`);
    await expect(fieldOf(page, /^Description/)).toHaveValue('Of the colleague');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, `“${name} A” was updated`)).toBeVisible();
    await expect(page.getByText('Of the colleague')).toBeVisible();
    await colleague.context().close();
  });

  test('API-140 the second one to apply a list of legal entities sees what was saved meanwhile', async ({
    page,
    browser,
  }) => {
    await page.goto('/contracts');
    const contract = await ownContract(page, `List of two ${Date.now()}`);
    const { legalEntities } = (await (await page.request.get(`/api/contracts/${contract.id}`)).json()) as {
      legalEntities: { legalEntity: { ricos: string } }[];
    };
    await page.request.post(`/api/contracts/${contract.id}/legal-entities-lists`, {
      headers: { origin: new URL(page.url()).origin },
      data: { name: 'Shared', legalEntitiesIds: [legalEntities[0]!.legalEntity.ricos] },
    });
    const colleague = await asPerson(browser, 'super-admin');
    const nameOf = (one: Page) => one.getByRole('textbox', { name: 'Name of the list' });
    for (const one of [page, colleague]) {
      await one.goto(`/contracts/${contract.id}?tab=legal-entities-list`);
      await one.getByRole('button', { name: /^Shared/ }).click();
      await expect(nameOf(one)).toHaveValue('Shared');
    }
    await nameOf(colleague).fill('Shared B');
    await colleague.getByRole('button', { name: 'Apply to the list' }).click();
    await expect(toast(colleague, 'The list “Shared B” was updated')).toBeVisible();

    await nameOf(page).fill('Shared A');
    await page.getByRole('button', { name: 'Apply to the list' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed this list' });
    await expect(notice.getByText('New name: Shared B')).toBeVisible();
    await expect(nameOf(page)).toHaveValue('Shared A');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Keep my version' }).click();
    await page.getByRole('button', { name: 'Apply to the list' }).click();
    await expect(toast(page, 'The list “Shared A” was updated')).toBeVisible();
    await colleague.context().close();
  });
});

test.describe('a refused call', () => {
  test.use({ persona: 'super-admin', expectedErrors: /403/ });

  test('CTR-092 shows the error title of its call and is logged; the input is kept', async ({ page }) => {
    await page.goto('/contracts');
    const name = `Refused ${Date.now()}`;
    const { id } = await ownContract(page, name);
    await page.route(`**/api/contracts/${id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 403, json: { errors: [{ code: 'FORBIDDEN', label: 'Not now.' }] } })
        : route.continue(),
    );
    await page.goto(`/contracts/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const field = page.getByRole('textbox', { name: /^Name/ });
    await field.fill(`${name} 2`);
    const logged = page.waitForRequest((request) => request.url().endsWith('/api/log'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'The contract was not saved')).toBeVisible();
    expect((await logged).postDataJSON()).toMatchObject({ scope: 'call update-contract' });
    await expect(field).toHaveValue(`${name} 2`);
  });
});

test('PLAT-039 CTR-017 CTR-018 CTR-026 CTR-053 a client reads their contracts without administration actions', async ({
  page,
}) => {
  await page.goto('/contracts');
  await expect(page.getByRole('link', { name: 'Cash management, Halden Group' })).toBeVisible();
  for (const name of ['Audit trail', 'Export activity'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create contract' })).toHaveCount(0);
  await page.goto('/contracts/create');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Why can I not see this?' }).click();
  await expect(page.getByRole('dialog', { name: 'Why can I not see this?' })).toContainText(
    'Create and change contracts',
  );
  await page.goto('/contracts');
  await page.getByRole('link', { name: 'Cash management, Halden Group' }).click();
  await expect(page.getByRole('region', { name: 'Legal entities' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
  // A colleague of the bank sent the address of the audit.
  await page.goto(`${page.url()}?tab=audit`);
  await expect(page.getByText('“Audit” is not open to you on this contract.')).toBeVisible();
  await page.getByRole('button', { name: 'Why can I not see this?' }).click();
  await expect(page.getByRole('dialog', { name: 'Why can I not see this?' })).toContainText(
    'You are not an administrator of this contract.',
  );
});

test.describe('on a phone, in French', () => {
  test.use({ persona: 'super-admin', viewport: { width: 390, height: 844 }, language: 'fr' });

  test('CTR-010 CTR-086 the list and the audit trail do not scroll sideways', async ({ page }) => {
    await page.goto('/contracts');
    await expect(page.getByRole('heading', { level: 1, name: 'Contrats' })).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect(page.getByRole('list', { name: 'Contrats' })).toBeVisible();
    expect(await overflow()).toBe(0);
    const { id } = await halden(page);
    await page.goto(`/contracts/${id}?tab=audit`);
    await expect(page.getByRole('table')).toBeVisible();
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
  });
});

test.describe('a user without the service', () => {
  test.use({ persona: 'restricted' });

  test('PLAT-039 PLAT-040 does not find the page', async ({ page }) => {
    await page.goto('/contracts');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
