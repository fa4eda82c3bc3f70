import type { Page } from '@playwright/test';
import { asPerson, expect, expectAccessible, test, toast } from './test.ts';

interface Person {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
}
/** Ids of the people other journeys sign in as start like this; this journey must not change them. */
const PERSONAS = /^00000000-0000-4000-8000-/;
const nameOf = ({ firstname, lastname }: Person) => `${firstname} ${lastname}`;
const origin = (page: Page) => ({ origin: new URL(page.url()).origin });

/** Creates a contract for a journey, with services that have rights, a list of one legal entity, and some users. */
async function ownContract(page: Page, name: string, people = 0) {
  await page.goto('/contracts');
  const read = async <T>(path: string) => (await (await page.request.get(`/api/${path}`)).json()) as T;
  const post = async <T>(path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { headers: origin(page), data });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as T;
  };
  const [client] = await read<{ id: string }[]>('clients?query=Halden Group');
  const entities = await read<{ ricos: string }[]>(`clients/${client!.id}/legal-entities`);
  const codes = entities.slice(0, 3).map(({ ricos }) => ricos);
  const { id } = await post<{ id: string }>('contracts', {
    contract: { name, commercialClientId: client!.id },
    servicesSelected: ['KYC', 'MTM', 'ONE_CLICK_CONFIRMATION'].map((code) => ({
      id: code,
      category: 'ACTIVATED',
    })),
    legalEntitiesSelected: codes,
  });
  await post(`contracts/${id}/legal-entities-lists`, { name: 'Energy', legalEntitiesIds: codes.slice(0, 1) });
  const contacts = (await read<Person[]>(`contracts/${id}/contacts?query=.example`)).filter(
    (one) => !PERSONAS.test(one.id),
  );
  expect(contacts.length).toBeGreaterThanOrEqual(3);
  const members = contacts.slice(0, people);
  if (people > 0) await post(`contracts/${id}/users`, { userIds: members.map((one) => one.id) });
  return { id, contacts, members };
}

/** Returns the row of a person. */
const rowOf = (page: Page, person: Person) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nameOf(person) }) });

/** Chooses an option of a select. */
async function choose(page: Page, select: string | RegExp, option: string) {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test.describe('a bank administrator', () => {
  test.use({ persona: 'super-admin' });

  test('CUSR-001 CUSR-003 CUSR-017 CUSR-019 CUSR-020 adds a user and grants a right, by keyboard', async ({
    page,
  }) => {
    const contract = await ownContract(page, `Users ${Date.now()}`);
    const person = contract.contacts[0]!;
    await page.goto(`/contracts/${contract.id}`);
    await page.getByRole('link', { name: /^Users/ }).press('Enter');
    await expect(page).toHaveURL(/tab=users/);
    await expect(page.getByText('No user in this contract yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add users' }).press('Enter');
    const search = page.getByRole('combobox', { name: 'User to add' });
    await expect(search).toBeFocused();
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await search.fill(person.email);
    await expect(page.getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('option')).toContainText(person.email);
    await search.press('Enter');
    await expect(page.getByRole('list', { name: 'Users to add' }).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add 1 user' }).press('Enter');
    await expect(toast(page, '1 user was added to')).toBeVisible();
    await expect(rowOf(page, person)).toContainText('Demo');
    await expect(rowOf(page, person)).toContainText('No right');

    await page.getByRole('button', { name: `Edit ${nameOf(person)}` }).press('Enter');
    const status = page.getByRole('combobox', { name: `Status of ${nameOf(person)}` });
    await expect(status).toBeFocused();
    await status.press('ArrowDown');
    await status.press('End');
    await status.press('Enter');
    await expect(status).toContainText('Signed');
    await page.getByRole('button', { name: /^Service rights of/ }).press('Enter');
    const right = page.getByRole('combobox', { name: 'Right to KYC' });
    await expect(right).toBeVisible();
    await right.press('ArrowDown');
    await page.getByRole('option', { name: 'Read', exact: true }).click();
    await expect(right).toContainText('Read');
    await right.press('Escape');
    await expect(right).toHaveCount(0);
    await page.getByRole('button', { name: `Save the changes to ${nameOf(person)}` }).press('Enter');
    await expect(toast(page, `${nameOf(person)} was updated`)).toBeVisible();
    await page.reload();
    await expect(rowOf(page, person)).toContainText('Signed');
    await expect(rowOf(page, person)).toContainText('KYC: Read, all legal entities');
    await expectAccessible(page);
  });

  test('CUSR-021 CUSR-022 PLAT-089 PLAT-092 copies rights and a list to several users', async ({ page }) => {
    const { id, members } = await ownContract(page, `Copies ${Date.now()}`, 3);
    const [one, other, third] = members as [Person, Person, Person];
    await page.goto(`/contracts/${id}?tab=users&user=${one.id}`);
    const panel = page.getByRole('complementary', { name: nameOf(one) });
    await panel.getByRole('button', { name: 'Edit', exact: true }).click();
    await choose(page, 'Right to Mark to market', 'Access');
    await choose(page, 'Right to KYC', 'All');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, `${nameOf(one)} was updated`)).toBeVisible();
    await panel.getByRole('button', { name: 'Close the details' }).click();

    await page.getByRole('button', { name: 'Copy rights' }).click();
    const copy = page.getByRole('form', { name: 'Copy the rights of a user' });
    await copy.getByRole('combobox', { name: 'Copy from' }).fill(one.email);
    await page.getByRole('option').first().click();
    for (const person of [other, third]) await rowOf(page, person).getByRole('checkbox').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy to 2 users' }).click();
    await expect(page.getByText('The rights of 2 people were changed')).toBeVisible();
    await expect(rowOf(page, other)).toContainText('KYC: All, all legal entities');

    await page.getByRole('button', { name: 'Copy a list' }).click();
    const lists = page.getByRole('form', { name: 'Copy a legal entities list' });
    await lists.getByRole('combobox', { name: 'List' }).click();
    await page.getByRole('option', { name: 'Energy' }).click();
    await lists.getByRole('checkbox', { name: 'KYC' }).click();
    await rowOf(page, other).getByRole('checkbox').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy to 1 user' }).click();
    await expect(page.getByText('The rights of 1 person were changed')).toBeVisible();
    await expect(rowOf(page, other)).toContainText('Custom: Energy, all legal entities');
    await expect(rowOf(page, third)).toContainText('All legal entities');
    // The audit trail shows both changes.
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    await expect(page.getByText('Rights of a user').first()).toBeVisible();
  });

  test('CUSR-007 CUSR-009 CUSR-023 CUSR-037 changes a user in the details; leaving with unsaved changes asks first', async ({
    page,
  }) => {
    const { id, members } = await ownContract(page, `Details ${Date.now()}`, 2);
    const [person] = members as [Person, Person];
    await page.goto(`/contracts/${id}?tab=users`);
    await page.getByRole('button', { name: `Show the details of ${nameOf(person)}` }).click();
    await expect(page).toHaveURL(new RegExp(`user=${person.id}`));
    const panel = page.getByRole('complementary', { name: nameOf(person) });
    await expect(panel.getByRole('region', { name: 'Activity' }).getByRole('img').first()).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
    await expect(panel.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    // By keyboard: picking up the list and dropping it on the first service grants the lowest right.
    const handle = panel.getByRole('button', { name: 'Drag “Energy” onto a service' });
    await handle.press('Space');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Space');
    await expect(panel.getByRole('combobox', { name: 'Legal entities for KYC' })).toContainText('Energy');
    await expect(panel.getByRole('combobox', { name: 'Right to KYC' })).toContainText('Restricted');
    await expectAccessible(page);
    // Leaving the page would lose the changes; switching to another part of the page does not.
    await page.getByRole('link', { name: 'Contracts', exact: true }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, `${nameOf(person)} was updated`)).toBeVisible();
    await expect(panel.getByText('Restricted, Energy')).toBeVisible();
    await panel.getByRole('button', { name: 'Close the details' }).press('Enter');
    await expect(page).not.toHaveURL(/user=/);
  });

  test('CUSR-025 PLAT-089 PLAT-092 removes a user after confirmation', async ({ page }) => {
    const { id, members } = await ownContract(page, `Removal ${Date.now()}`, 2);
    const [person, other] = members as [Person, Person];
    await page.goto(`/contracts/${id}?tab=users`);
    await page.getByRole('button', { name: `Remove ${nameOf(person)}` }).click();
    const dialog = page.getByRole('alertdialog');
    // The dialog says what the removal takes away before it is confirmed; a user without rights loses nothing.
    await expect(dialog.getByRole('region', { name: 'What this gives and takes' })).toContainText(
      'Nobody gains or loses a page',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove the user' }).click();
    await expect(toast(page, `${nameOf(person)} was removed from the contract`)).toBeVisible();
    await expect(rowOf(page, person)).toHaveCount(0);
    await expect(rowOf(page, other)).toBeVisible();
  });
});

/** A user as returned by the API for a contract. */
interface Member {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  client: { id: string };
}

/** Creates a separate contract with users of outsourced services that no other journey signs in as. */
async function ownOutsourcedContract(page: Page, name: string) {
  await page.goto('/contracts');
  const read = async <T>(path: string) => (await (await page.request.get(`/api/${path}`)).json()) as T;
  const post = async <T>(path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { headers: origin(page), data });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as T;
  };
  const [client] = await read<{ id: string }[]>('clients?query=Orvane');
  const entities = await read<{ ricos: string }[]>(`clients/${client!.id}/legal-entities`);
  const create = async (of: string, more: object, codes: readonly string[]) =>
    (
      await post<{ id: string }>('contracts', {
        contract: { name: of, ...more },
        servicesSelected: [{ id: 'TREASURY_REPORTING', category: 'ACTIVATED' }],
        legalEntitiesSelected: codes,
      })
    ).id;
  const id = await create(name, { type: 'OSA' }, [entities[0]!.ricos]);
  const found = await read<Person[]>(`contracts/${id}/contacts?query=.example`);
  const added = await post<Member[]>(`contracts/${id}/users`, {
    userIds: found.filter((one) => !PERSONAS.test(one.id)).map((one) => one.id),
  });
  const byClient = [...Map.groupBy(added, (one) => one.client.id).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  const [most, others] = byClient as [Member[], Member[]];
  const codes = await read<{ ricos: string }[]>(`clients/${most[0]!.client.id}/legal-entities`);
  const targetName = `${name} target`;
  const target = await create(targetName, { commercialClientId: most[0]!.client.id }, [codes[0]!.ricos]);
  const people = (members: Member[]): Person[] =>
    members.map((one) => ({
      id: one.id,
      email: one.email,
      firstname: one.firstName,
      lastname: one.lastName,
    }));
  return { id, target, targetName, people: people(most), strangers: people(others) };
}

test.describe('a bank administrator and an outsourced service', () => {
  test.use({ persona: 'super-admin' });

  test('CTR-052 CUSR-038 CUSR-039 CUSR-040 CUSR-041 CUSR-042 CUSR-043 CUSR-045 transfers users to a contract of their client', async ({
    page,
  }) => {
    const { id, target, targetName, people, strangers } = await ownOutsourcedContract(
      page,
      `OSA ${Date.now()}`,
    );
    const [one, other] = people as [Person, Person];
    const stranger = strangers[0]!;
    await page.goto(`/contracts/${id}?tab=users`);
    await expect(page.getByRole('link', { name: /^OSA users/ })).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Name, email or client' });
    const check = async (person: Person) => {
      // The grid renders only visible rows.
      await search.fill(person.email);
      await rowOf(page, person).getByRole('checkbox').click();
      await expect(rowOf(page, person).getByRole('checkbox')).toBeChecked();
    };
    await check(one);
    await check(stranger);
    await page.getByRole('button', { name: 'Transfer 2 users' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('These users have different clients')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);

    await rowOf(page, stranger).getByRole('checkbox').click();
    await check(other);
    await page.getByRole('button', { name: 'Transfer 2 users' }).press('Enter');
    const submit = dialog.getByRole('button', { name: 'Transfer 2 users' });
    await expect(submit).toBeDisabled();
    const contract = dialog.getByRole('combobox', { name: 'Contract', exact: true });
    await contract.fill(targetName);
    await page.getByRole('option', { name: targetName }).click();
    await expect(submit).toBeDisabled();
    await choose(page, 'Status in the contract', 'Signed');
    await expectAccessible(page);
    await submit.press('Enter');
    await expect(toast(page, '2 users were transferred')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, other)).toHaveCount(0);
    await page.goto(`/contracts/${target}?tab=users`);
    for (const person of [one, other]) await expect(rowOf(page, person)).toContainText('Signed');
    await expectAccessible(page);
  });

  test('CUSR-044 creates a contract if no existing one can take the user', async ({ page }) => {
    const { id, people } = await ownOutsourcedContract(page, `None ${Date.now()}`);
    const person = people[0]!;
    // No contract of the client can take the user any more.
    await page.route(/\/api\/contracts\/assignable\?/, (route) => route.fulfill({ json: [] }));
    await page.goto(`/contracts/${id}?tab=users`);
    await page.getByRole('searchbox', { name: 'Name, email or client' }).fill(person.email);
    await page.getByRole('button', { name: `Transfer ${nameOf(person)}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('No contract can take these users')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Create a contract' }).click();
    await expect(page).toHaveURL(/\/contracts\/create$/);
  });
});

test.describe('two administrators', () => {
  // The second user to save is refused with 409 and a message.
  test.use({ persona: 'super-admin', expectedErrors: /409/ });

  test('API-127 the second one to save a user sees both versions', async ({ page, browser }) => {
    const { id, members } = await ownContract(page, `Two ${Date.now()}`, 1);
    const [person] = members as [Person];
    const colleague = await asPerson(browser, 'super-admin');
    for (const one of [page, colleague]) {
      await one.goto(`/contracts/${id}?tab=users`);
      await one.getByRole('button', { name: `Edit ${nameOf(person)}` }).click();
    }
    await choose(colleague, `Role of ${nameOf(person)}`, 'Administrator');
    await colleague.getByRole('button', { name: `Save the changes to ${nameOf(person)}` }).click();
    await expect(toast(colleague, `${nameOf(person)} was updated`)).toBeVisible();

    await choose(page, `Status of ${nameOf(person)}`, 'Signed');
    await page.getByRole('button', { name: `Save the changes to ${nameOf(person)}` }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('row', { name: /^Status/ })).toContainText('Signed');
    await expect(dialog.getByRole('row', { name: /^Role/ })).toContainText('Administrator');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save my version' }).click();
    await expect(toast(page, `${nameOf(person)} was updated`)).toBeVisible();
    await expect(rowOf(page, person)).toContainText('Signed');
    await expect(rowOf(page, person)).toContainText('Administrator');
    await colleague.context().close();
  });
});

test('a client without administration rights has no users tab', async ({ page }) => {
  await page.goto('/contracts');
  await page.getByRole('link', { name: 'Cash management, Halden Group' }).click();
  await expect(page.getByRole('region', { name: 'Legal entities' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Users/ })).toHaveCount(0);
});

test.describe('on a phone, in French', () => {
  test.use({ persona: 'super-admin', viewport: { width: 390, height: 844 }, language: 'fr' });

  test('CUSR-001 the user list does not scroll sideways, and users can be edited in it', async ({ page }) => {
    const { id, members } = await ownContract(page, `Téléphone ${Date.now()}`, 2);
    const [person] = members as [Person, Person];
    await page.goto(`/contracts/${id}?tab=users`);
    await expect(page.getByRole('list', { name: 'Utilisateurs du contrat' })).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Modifier ${nameOf(person)}` }).click();
    await choose(page, /^Statut/, 'Signé');
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: new RegExp(`^Enregistrer les modifications d[e’] ?${nameOf(person)}`) })
      .click();
    await expect(toast(page, `${nameOf(person)} a été modifié`)).toBeVisible();
    await page
      .getByRole('button', { name: new RegExp(`^Afficher le détail d[e’] ?${nameOf(person)}`) })
      .click();
    await expect(page.getByRole('dialog', { name: nameOf(person) })).toBeVisible();
    await expectAccessible(page);
  });
});
