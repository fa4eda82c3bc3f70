import type { Page } from '@playwright/test';
import { nameOf, ownContract, type Person } from './own-contract.ts';
import { expect, expectAccessible, test, toast } from './test.ts';

/** Returns the row of a person in the visible matrix. */
const rowOf = (page: Page, person: Person) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: nameOf(person) });
const firstCell = (page: Page, person: Person) => rowOf(page, person).getByRole('gridcell').first();

test.describe('a bank administrator', () => {
  test.use({ persona: 'super-admin' });

  test('CUSR-034 CUSR-035 CUSR-036 grants a right with one key, views past rights, and limits it to a new list', async ({
    page,
  }) => {
    const { id, members, rightsOf } = await ownContract(page, `Rights ${Date.now()}`);
    const person = members[0]!;
    await page.goto(`/contracts/${id}`);
    await page.getByRole('link', { name: 'Rights', exact: true }).press('Enter');
    await expect(page).toHaveURL(/tab=rights/);
    await expect(firstCell(page, person)).toBeVisible();
    await expectAccessible(page);

    // Selects the whole service KYC with Space, then sets the right with one key.
    await firstCell(page, person).click();
    await page.keyboard.press('Space');
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Save 1 change' }).press('Enter');
    await expect(page.getByText('The rights of 1 person were changed')).toBeVisible();
    expect((await rightsOf(person)).serviceRights).toMatchObject([{ serviceRightId: 'KYC.Read' }]);
    await expect(firstCell(page, person)).toHaveAttribute('data-degree', 'read');
    await page.emulateMedia({ forcedColors: 'active' });
    const mark = await firstCell(page, person).evaluate(
      (cell) => getComputedStyle(cell, '::before').backgroundImage,
    );
    expect(mark, 'the half circle of “Read” in forced colours').toContain('gradient');
    await page.emulateMedia({ forcedColors: null });

    await page.getByRole('button', { name: 'Previous change' }).press('Enter');
    await expect(page.getByText(/^Rights as they were on/)).toBeVisible();
    await expect(firstCell(page, person)).toHaveAttribute('data-degree', 'read');
    await page.getByRole('button', { name: 'Previous change' }).press('Enter');
    await expect(firstCell(page, person)).toHaveAttribute('data-degree', 'none');
    await expect(page.getByRole('button', { name: /^Save/ })).toBeHidden();
    await expectAccessible(page);
    // The date and time are in the URL.
    await page.reload();
    await expect(firstCell(page, person)).toHaveAttribute('data-degree', 'none');
    await page.getByRole('button', { name: 'Back to today' }).press('Enter');
    await expect(firstCell(page, person)).toHaveAttribute('data-degree', 'read');

    // Without one of the two legal entities, the right needs a list of the other.
    await firstCell(page, person).click();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Create this list' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create a list' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create the list' }).click();
    const save = page.getByRole('button', { name: 'Save 1 change' });
    await expect(save).toBeFocused();
    await save.press('Enter');
    await expect
      .poll(async () => (await rightsOf(person)).serviceRights)
      .toMatchObject([{ serviceRightId: 'KYC.Read', legalEntitiesListId: expect.any(String) }]);
  });

  test('restores the past rights of a user', async ({ page }) => {
    const { id, members, rightsOf, give } = await ownContract(page, `Then ${Date.now()}`);
    const person = members[0]!;
    await give(person, 'KYC.Restricted');
    const changes = (await (await page.request.get(`/api/contracts/${id}/users/rights/changes`)).json()) as {
      changes: { at: string }[];
    };
    const at = changes.changes[0]!.at;
    await give(person, 'KYC.All');
    await page.goto(
      `/contracts/${id}?tab=rights&view=compare&from=${person.id}&to=${person.id}&at=${encodeURIComponent(at)}`,
    );
    await page.getByRole('button', { name: 'Make equal: KYC' }).click();
    await page.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(page.getByText('Both have the same rights.')).toBeVisible();
    expect((await rightsOf(person)).serviceRights).toMatchObject([{ serviceRightId: 'KYC.Restricted' }]);
  });

  test('CUSR-036 sees what a change removes, then reviews every right by keyboard and closes the review', async ({
    page,
  }) => {
    const { id, members, rightsOf, give } = await ownContract(page, `Review ${Date.now()}`);
    const [person, other] = members as [Person, Person, Person];
    await give(person, 'KYC.All');
    await give(other, 'KYC.Read');
    await page.goto(`/contracts/${id}?tab=rights`);
    await firstCell(page, person).click();
    await page.keyboard.press('Space');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('region', { name: 'What this gives and takes' })).toContainText(
      /Nobody gains|loses KYC/,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo all' }).click();

    await page.getByRole('link', { name: 'Access reviews' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill('Autumn review');
    await page.getByRole('textbox', { name: 'To be decided by' }).fill('12/31/2999');
    await page.keyboard.press('Tab');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open the review' }).click();
    await expect(page.getByText('0 of 2 rights decided')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Revoke: ${nameOf(person)}, KYC` }).focus();
    await page.keyboard.press('r');
    await expect(page.getByText(/1 right revoked/)).toBeVisible();
    await page.getByRole('button', { name: `Confirm: ${nameOf(other)}, KYC` }).focus();
    await page.keyboard.press('c');
    await expect(page.getByText(/2 of 2 rights decided/)).toBeVisible();
    // Rights are not revoked before the review is closed.
    expect((await rightsOf(person)).serviceRights).toHaveLength(1);
    await page.getByRole('button', { name: 'Close the review' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close the review' }).click();
    await expect(page.getByText(/Seal/)).toBeVisible();
    expect((await rightsOf(person)).serviceRights).toEqual([]);
    expect((await rightsOf(other)).serviceRights).toHaveLength(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Result as PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await expectAccessible(page);
  });
});

test.describe('two administrators', () => {
  test.use({ persona: 'super-admin', expectedErrors: /409/ });

  test('CUSR-034 undo after saving works unless somebody has changed the rights since', async ({ page }) => {
    const { id, members, rightsOf, give } = await ownContract(page, `Undo ${Date.now()}`);
    const [person, other] = members as [Person, Person, Person];
    await page.goto(`/contracts/${id}?tab=rights`);
    const grant = async (one: Person) => {
      await firstCell(page, one).click();
      await page.keyboard.press('Space');
      await page.keyboard.press('a');
      await page.getByRole('button', { name: 'Save 1 change' }).click();
      await expect(page.getByText('The rights of 1 person were changed')).toBeVisible();
    };
    const undo = () =>
      page
        .getByRole('status')
        .filter({ hasText: 'The rights of 1 person were changed' })
        .getByRole('button', { name: 'Undo' });
    await grant(person);
    await undo().click();
    await expect(undo()).toBeHidden();
    await expect(firstCell(page, person)).toHaveAttribute('data-degree', 'none');
    expect((await rightsOf(person)).serviceRights).toEqual([]);

    await grant(other);
    await give(other, 'ONE_CLICK_CONFIRMATION.Access');
    await undo().click();
    await expect(toast(page, 'The rights were not changed')).toBeVisible();
    await expect(undo()).toBeHidden();
    expect((await rightsOf(other)).serviceRights).toMatchObject([
      { serviceRightId: 'ONE_CLICK_CONFIRMATION.Access' },
    ]);
  });
});

test('a client without administration rights has no rights tab', async ({ page }) => {
  await page.goto('/contracts');
  await page.getByRole('link', { name: 'Cash management, Halden Group' }).click();
  await expect(page.getByRole('region', { name: 'Legal entities' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rights', exact: true })).toHaveCount(0);
});

test.describe('on a phone, in French', () => {
  test.use({ persona: 'super-admin', viewport: { width: 390, height: 844 }, language: 'fr' });

  test('CUSR-036 the page of rights does not scroll sideways', async ({ page }) => {
    const { id, members } = await ownContract(page, `Droits ${Date.now()}`);
    await page.goto(`/contracts/${id}?tab=rights`);
    await expect(firstCell(page, members[0]!)).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Modification précédente' }).click();
    await expect(page.getByText(/^Droits tels qu’ils étaient le/)).toBeVisible();
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
  });
});
