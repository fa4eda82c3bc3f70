import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { nameOf, ownContract, type Person } from './own-contract.ts';
import type { PersonaId } from './people.ts';
import { BASE_URL } from './server.ts';
import { asPerson, expect, expectAccessible, test, toast } from './test.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const CAMPAIGN = '/contracts/access-reviews';
const headers = { origin: BASE_URL };

interface Review {
  id: string;
  version: number;
  name: string;
  closedAt: string | null;
  reviewed: { id: string; version: number }[];
}
const readJson = async <T>(page: Page, path: string) =>
  (await (await page.request.get(`/api/${path}`)).json()) as T;
/** The number of the contract that the client administrator of the seeded bank administers is 00418. */
const seededContract = async (page: Page) =>
  (
    await readJson<{ pageRecords: { id: string; number: string }[] }>(page, 'contracts?query=00418')
  ).pageRecords.find(({ number }) => number === '00418')!.id;

/** Fills the form of a campaign; the contracts are found by their name. */
async function fill(
  page: Page,
  name: string,
  contracts: readonly string[],
  choose: (option: Locator) => Promise<void>,
) {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'To be decided by' }).fill('12/31/2999');
  await page.keyboard.press('Tab');
  const find = page.getByRole('combobox', { name: 'Contracts' });
  for (const contract of contracts) {
    await find.fill(contract);
    // The contracts that were listed before the search are gone.
    await expect(page.getByRole('option')).toHaveCount(1);
    await choose(page.getByRole('option', { name: contract }));
    await expect(page.getByRole('button', { name: `Remove ${contract}` })).toBeVisible();
  }
  await find.press('Escape');
}

/** Takes somebody over, who does not hold the service, in a separate session. */
async function takeOver(browser: Browser, page: Page, people: readonly Person[], service: string) {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await context.addInitScript(() => localStorage.setItem('cookies-accepted', 'true'));
  const post = async (path: string, data: object) =>
    expect((await context.request.post(path, { headers, data })).ok()).toBe(true);
  await post('/auth/sandbox/sign-in', { persona: 'super-admin' });
  for (const person of people) {
    const [known] = await readJson<{ canBeImpersonated: boolean }[]>(page, `users?query=${person.email}`);
    if (!known?.canBeImpersonated) continue;
    await post('/api/impersonation', { email: person.email });
    const me = (await (await context.request.get('/api/users/me')).json()) as { services: { id: string }[] };
    if (me.services.every(({ id }) => id !== service)) return { person, page: await context.newPage() };
    expect((await context.request.delete('/api/impersonation', { headers })).ok()).toBe(true);
  }
  throw new Error(`nobody without ${service} can be taken over`);
}

test.describe('an administrator of the bank', () => {
  test.use({ persona: 'super-admin' });

  test('opens a review of one contract, decides by mouse and closes it; what is revoked is gone at the next call', async ({
    page,
    browser,
  }) => {
    const name = `Campaign ${Date.now()}`;
    const contract = await ownContract(page, name, ['KYC', 'MTM']);
    const [other] = contract.members;
    const { person, page: theirs } = await takeOver(browser, page, contract.others, 'MTM');
    const theirCall = async () => (await theirs.request.get('/api/mtm/summary')).status();
    expect(await theirCall()).toBe(403);
    await contract.add([person]);
    await contract.give(person, 'MTM.Access', 'KYC.Read');
    await contract.give(other!, 'KYC.All');
    expect(await theirCall()).toBe(200);
    await theirs.goto('/grid/MTM');
    await expect(theirs.getByRole('heading', { level: 1, name: 'Mark to market' })).toBeVisible();

    await page.goto('/contracts');
    await page.getByRole('link', { name: 'Access reviews' }).click();
    await expect(page).toHaveURL(new RegExp(`${CAMPAIGN}$`));
    await fill(page, 'Winter review', [name], (option) => option.click());
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open 1 review' }).click();
    await expect(toast(page, '1 access review was opened')).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Winter review' })).toBeVisible();
    await expect(page.getByText('0 of 3 rights decided')).toBeVisible();
    const close = page.getByRole('button', { name: 'Close the review' });
    await expect(close).toBeDisabled();

    await page
      .getByRole('textbox', { name: `Comment: ${nameOf(person)}, Mark to market` })
      .fill('Has left the treasury');
    await page.getByRole('button', { name: `Revoke: ${nameOf(person)}, Mark to market` }).click();
    await page.getByRole('button', { name: `Confirm: ${nameOf(person)}, KYC` }).click();
    await page.getByRole('button', { name: `Confirm: ${nameOf(other!)}, KYC` }).click();
    await expect(page.getByText(/3 of 3 rights decided/)).toBeVisible();
    await expectAccessible(page);
    // Until the review is closed, nothing is taken.
    expect(await theirCall()).toBe(200);
    await close.click();
    const dialog = page.getByRole('alertdialog', { name: /^Close the access review of the contract / });
    await expect(dialog).toContainText('1 right is taken at once.');
    await dialog.getByRole('button', { name: 'Close the review' }).click();
    await expect(page.getByText(/^Seal \(SHA-256\) [0-9a-f]{64}$/)).toBeVisible();

    expect(await theirCall()).toBe(403);
    await theirs.reload();
    await expect(
      theirs.getByRole('heading', { level: 1, name: 'This service is not available' }),
    ).toBeVisible();
    expect((await contract.rightsOf(person)).serviceRights).toMatchObject([{ serviceRightId: 'KYC.Read' }]);
    expect((await contract.rightsOf(other!)).serviceRights).toMatchObject([{ serviceRightId: 'KYC.All' }]);
    await theirs.context().close();

    // The content of both files is tested on the server (access-reviews.test.ts).
    for (const [button, file, head] of [
      ['Result as PDF', /^access-review-\d{5}-[\d-]{10}\.pdf$/, '%PDF-'],
      ['Result as spreadsheet', /^access-review-\d{5}-[\d-]{10}\.xlsx$/, 'PK'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(file);
      const bytes = await readFile(await download.path());
      expect(bytes.toString('latin1', 0, head.length)).toBe(head);
    }
    await expectAccessible(page);
  });

  test('opens reviews of several contracts, and decides and closes one of them by keyboard alone', async ({
    page,
  }) => {
    const name = `Several ${Date.now()}`;
    const first = await ownContract(page, `${name} one`);
    const second = await ownContract(page, `${name} two`);
    const [person, other] = first.members as [Person, Person, Person];
    await first.give(person, 'KYC.All');
    await first.give(other, 'KYC.Read');
    await second.give(person, 'KYC.All');

    await page.goto(CAMPAIGN);
    await fill(page, 'Spring review', [first.name, second.name], async (option) => {
      const find = page.getByRole('combobox', { name: 'Contracts' });
      await find.press('ArrowDown');
      await expect(find).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
      await find.press('Enter');
    });
    await page.getByRole('button', { name: 'Open 2 reviews' }).press('Enter');
    await expect(toast(page, '2 access reviews were opened')).toBeVisible();
    for (const { name: contract } of [first, second])
      await expect(page.getByRole('listitem').filter({ hasText: contract })).toContainText('Spring review');
    // All or none: one of them has an open review now.
    const contractIds = [first.id, second.id];
    const again = { name: 'Again', dueDate: '2999-12-31', contractIds };
    expect((await page.request.post(`/api${CAMPAIGN}`, { headers, data: again })).status()).toBe(409);

    await page.getByRole('link', { name: first.name }).press('Enter');
    await expect(page.getByText('0 of 2 rights decided')).toBeVisible();
    const lines = page.getByRole('list', { name: 'Rights under review' });
    const confirm = lines.getByRole('button', { name: /^Confirm: / });
    const revoke = lines.getByRole('button', { name: /^Revoke: / });
    await confirm.first().focus();
    await page.keyboard.press('r');
    await expect(revoke.first()).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(confirm.last()).toBeFocused();
    await page.keyboard.press('c');
    await expect(page.getByText(/2 of 2 rights decided/)).toBeVisible();
    // A decision is taken back, and taken again.
    await page.keyboard.press('Delete');
    await expect(page.getByText(/1 of 2 rights decided/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the review' })).toBeDisabled();
    await page.keyboard.press('c');
    await expect(page.getByText(/2 of 2 rights decided/)).toBeVisible();
    await page.getByRole('button', { name: 'Close the review' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close the review' }).press('Enter');
    await expect(page.getByText(/^Seal \(SHA-256\)/)).toBeVisible();
    const left = await Promise.all(
      [person, other].map(async (one) => (await first.rightsOf(one)).serviceRights),
    );
    // The first line, whichever person it names, was revoked.
    expect(left.flat()).toHaveLength(1);

    // The other contract is decided by itself.
    expect((await second.rightsOf(person)).serviceRights).toHaveLength(1);
    await page.goto(CAMPAIGN);
    await expect(page.getByRole('listitem').filter({ hasText: second.name })).toContainText(
      '0 of 1 rights decided',
    );
    await expect(page.getByRole('link', { name: first.name })).toHaveCount(0);
  });
});

test.describe('an administrator of a client', () => {
  test.use({ persona: 'client-admin', expectedErrors: /403|404/ });

  test('reads and decides the review of their own contract, and of no other', async ({ page, browser }) => {
    const bank = await asPerson(browser, 'super-admin');
    const foreign = await ownContract(bank, `Foreign ${Date.now()}`);
    await foreign.give(foreign.members[0]!, 'KYC.All');
    const own = await seededContract(bank);
    const open = async (id: string, name: string) => {
      const path = `/api/contracts/${id}/access-reviews`;
      const data = { name, dueDate: '2999-12-31' };
      return (await (await bank.request.post(path, { headers, data })).json()) as Review;
    };
    const theirs = await open(foreign.id, 'Review of another');
    const reviews = await readJson<Review[]>(bank, `contracts/${own}/access-reviews`);
    // An earlier try may have left one open.
    const { id } = reviews.find(({ closedAt }) => closedAt === null) ?? (await open(own, 'Review of ours'));
    const read = () => readJson<Review>(bank, `contracts/${own}/access-reviews/${id}`);

    await page.goto('/my-contract');
    await page.getByRole('link', { name: 'Access reviews' }).press('Enter');
    await expect(page).toHaveURL(/\/my-contract\/access-reviews$/);
    await page.getByRole('link', { name: 'Review of ours' }).first().press('Enter');
    await expect(page.getByText(/^Open, to be decided by/)).toBeVisible();
    await expect(page.getByText('Review of another')).toHaveCount(0);
    await expect(
      page.getByText('These are your own rights. Another administrator decides on them.').first(),
    ).toBeVisible();
    await expectAccessible(page);
    const confirm = page.getByRole('button', { name: /^Confirm: / }).first();
    await confirm.focus();
    await page.keyboard.press('c');
    await expect(confirm).toHaveAttribute('aria-pressed', 'true');

    await page.goto(`/contracts/${foreign.id}/access-reviews/${theirs.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    const path = `/api/contracts/${foreign.id}/access-reviews`;
    const lines = theirs.reviewed.map((line) => ({
      id: line.id,
      version: line.version,
      decision: 'CONFIRMED',
    }));
    const statuses = await Promise.all(
      [
        page.request.get(`/api${CAMPAIGN}`),
        page.request.get(path),
        page.request.get(`${path}/${theirs.id}`),
        page.request.put(`${path}/${theirs.id}/lines`, { headers, data: { lines } }),
        page.request.post(`${path}/${theirs.id}/close`, { headers, data: { version: 1 } }),
        page.request.get(`${path}/${theirs.id}/result?format=pdf`),
      ].map(async (answer) => (await answer).status()),
    );
    expect(statuses).toEqual([403, 404, 404, 404, 404, 404]);

    // Nothing is taken, and no review stays open in a contract that other journeys use.
    const { reviewed } = await read();
    const decided = await bank.request.put(`/api/contracts/${own}/access-reviews/${id}/lines`, {
      headers,
      data: {
        lines: reviewed.map((line) => ({ id: line.id, version: line.version, decision: 'CONFIRMED' })),
      },
    });
    expect(decided.status()).toBe(200);
    const { version } = await read();
    const closed = await bank.request.post(`/api/contracts/${own}/access-reviews/${id}/close`, {
      headers,
      data: { version },
    });
    expect(closed.status()).toBe(200);
    await bank.context().close();
  });
});

for (const persona of ['client', 'staff'] satisfies PersonaId[])
  test.describe(persona, () => {
    test.use({ persona, expectedErrors: /403|404/ });

    test(`${persona}, who manages no users, is refused on every page and by every call`, async ({
      page,
      browser,
    }) => {
      const bank = await asPerson(browser, 'super-admin');
      await bank.goto('/contracts');
      const own = await seededContract(bank);
      await bank.context().close();
      await page.goto(CAMPAIGN);
      await expect(page).toHaveURL(/\/contracts$/);
      await page.goto(`/contracts/${own}/access-reviews`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open the review' })).toHaveCount(0);
      // No toast says something else, nor for a contract or a review that does not exist.
      for (const unknown of [
        `/contracts/${UNKNOWN}/access-reviews`,
        `/contracts/${own}/access-reviews/${UNKNOWN}`,
      ]) {
        await expect(toast(page, /./)).toHaveCount(0);
        await page.goto(unknown);
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      }

      const path = `/api/contracts/${own}/access-reviews`;
      const review = UNKNOWN;
      const data = { name: 'Mine', dueDate: '2999-12-31' };
      const lines = [{ id: review, version: 1, decision: 'REVOKED' }];
      const statuses = await Promise.all(
        [
          page.request.get(`/api${CAMPAIGN}`),
          page.request.post(`/api${CAMPAIGN}`, { headers, data: { ...data, contractIds: [own] } }),
          page.request.get(path),
          page.request.post(path, { headers, data }),
          page.request.get(`${path}/${review}`),
          page.request.put(`${path}/${review}/lines`, { headers, data: { lines } }),
          page.request.post(`${path}/${review}/close`, { headers, data: { version: 1 } }),
          page.request.get(`${path}/${review}/result?format=xlsx`),
        ].map(async (answer) => (await answer).status()),
      );
      expect(statuses).toEqual(Array.from({ length: 8 }, () => 403));
    });
  });
