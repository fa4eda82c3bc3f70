import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { conversationPath } from './conversation.ts';
import { expectArrived, expectVisibleFocus, openByPalette, pressAt, tabTo } from './keyboard.ts';
import type { PersonaId } from './people.ts';
import { expect, frames, pendingCalls, test, toast } from './test.ts';

/** The main work of each page without a mouse: nothing is clicked, and only the first page is opened by its address. */

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const link = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name, exact: true });

/** Starts at the home page, once the shell handles keys. */
async function start(page: Page): Promise<void> {
  await page.goto('/home');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Presses the keys one after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Closes the dialog with Escape; the focus returns to what opened it. */
async function expectClosedTo(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expectVisibleFocus(page);
}

/** Moves from the toolbar into the grid, to the header of a column. */
async function goToHead(page: Page, grid: Locator, name: string): Promise<Locator> {
  await tabTo(page, grid.locator('[aria-colindex][tabindex="0"]'));
  await press(page, 'Control+Home', 'ArrowUp');
  const head = grid.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  for (let column = 0; column < 20; column += 1) {
    if (await head.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
    await expectVisibleFocus(page);
  }
  await expect(head).toBeFocused();
  return head;
}

test.describe('a client, in English', () => {
  test('KYC: finds a record, looks at a document of it, and returns to the list', async ({ page }) => {
    await start(page);
    await openByPalette(page, 'kyc', '/kyc');
    await tabTo(page, page.getByRole('searchbox', { name: /^Search by name/ }));
    await page.keyboard.type('halden energy');
    await expect(page).toHaveURL(/query=halden\+energy/);
    await pressAt(page, link(page, 'Halden Energy GmbH'));
    await expectArrived(page, 'Halden Energy GmbH');
    const opener = button(page, 'Preview Register extract');
    await pressAt(page, opener);
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[data-drawn]').first()).toBeVisible();
    await pressAt(page, button(dialog, 'Next document'), 'Enter');
    await expect(dialog.getByText(/^Document 2 of \d+$/)).toBeVisible();
    await expectClosedTo(page, dialog, opener);
    await pressAt(page, page.getByRole('navigation', { name: 'Where you are' }).getByRole('link'), 'Enter', {
      back: true,
    });
    await expectArrived(page, 'KYC');
    await expect(page).toHaveURL(/\/kyc/);
  });

  test('guarantees: moves in the cells, widens a pinned column, filters, sorts and exports', async ({
    page,
  }) => {
    await start(page);
    await openByPalette(page, 'guarantees', '/grid/GUARANTEES');
    const grid = page.getByRole('grid');
    const head = await goToHead(page, grid, 'Beneficiary');
    const width = async () => Math.round((await head.boundingBox())!.width);
    expect(await width()).toBe(200);
    await press(page, 'Shift+ArrowRight', 'Shift+ArrowRight');
    await expect.poll(width).toBe(232);
    await expect(head).toBeFocused();
    await press(page, 'Enter');
    await expect(page).toHaveURL(/sort=beneficiary/);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(head).toBeFocused();
    // No pinned column covers the cell with the focus.
    for (const key of ['ArrowDown', 'End', 'PageDown', 'Home', 'Control+End', 'ArrowUp']) {
      await press(page, key);
      await expectVisibleFocus(page);
    }
    const kind = await (async () => {
      await press(page, 'Control+Home', 'ArrowUp', 'ArrowRight');
      return grid.getByRole('columnheader', { name: /^Type|^Kind/ });
    })();
    await expect(kind).toBeFocused();
    await press(page, 'Alt+ArrowDown');
    const panel = page.getByRole('dialog');
    await tabTo(page, panel.getByRole('checkbox', { name: /^Performance/ }));
    await press(page, 'Space', 'Enter');
    await expect(panel).toHaveCount(0);
    await expect(kind).toBeFocused();
    await expectVisibleFocus(page);
    await expect(page).toHaveURL(/is\.kind=PERFORMANCE/);
    const saved = page.waitForEvent('download');
    await pressAt(page, button(page, 'Download to Excel'), 'Enter', { back: true });
    expect((await saved).suggestedFilename()).toBe('guarantees.xlsx');
    await expect(button(page, 'Download to Excel')).toBeFocused();
  });

  test('documents: filters, selects two, downloads them, and passes the filters by a skip link', async ({
    page,
  }) => {
    await start(page);
    await openByPalette(page, 'documents', '/documents');
    const category = page
      .getByRole('region', { name: 'Filters' })
      .getByRole('checkbox', { name: 'Tax and audit' });
    await pressAt(page, category, 'Space');
    await expect(page).toHaveURL(/categories=TAX/);
    await expect(category).toBeFocused();
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^\d+ documents/ }),
    ).toBeVisible();
    await pressAt(page, button(page, 'Skip to the results'), 'Enter', { back: true });
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ });
    await pressAt(page, boxes.nth(0), 'Space');
    await pressAt(page, boxes.nth(1), 'Space');
    const saved = page.waitForEvent('download');
    await pressAt(page, button(page, 'Download selection'), 'Enter');
    expect((await saved).suggestedFilename()).toBe('documents.zip');
  });

  test('information hub: the documents of a country, one of them, and back to the country', async ({
    page,
  }) => {
    await start(page);
    await openByPalette(page, 'information hub', '/information-hub');
    await pressAt(page, link(page, /^Countries overview/));
    const country = page
      .getByRole('region', { name: 'Overlay markets' })
      .getByRole('link', { name: /^Japan/ });
    await pressAt(page, country);
    const panel = page.getByRole('complementary', { name: 'Japan, Overlay markets' });
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    await expectVisibleFocus(page);
    const opener = panel.getByRole('listitem').getByRole('button').first();
    await pressAt(page, opener);
    await expect(page.getByRole('dialog').locator('[data-drawn]').first()).toBeVisible();
    await expectClosedTo(page, page.getByRole('dialog'), opener);
    await press(page, 'Escape');
    await expect(panel).toHaveCount(0);
    await expect(country).toBeFocused();
    await expectVisibleFocus(page);
  });
});

test.describe('a client, in French', () => {
  test.use({ language: 'fr' });

  test('powers of attorney: finds an entity and who may sign for it', async ({ page }) => {
    await start(page);
    await openByPalette(page, 'pouvoirs', '/power-of-attorney');
    await tabTo(page, page.getByRole('searchbox', { name: /^Rechercher par nom/ }));
    await page.keyboard.type('halden energy');
    await expect(page).toHaveURL(/query=halden\+energy/);
    await pressAt(page, link(page, 'Halden Energy GmbH'));
    await expectArrived(page, 'Halden Energy GmbH');
    const opener = button(page, 'Qui peut signer');
    await pressAt(page, opener);
    const drawer = page.getByRole('dialog', { name: 'Qui peut signer' });
    // The first field has the focus.
    await expect(drawer.getByRole('combobox', { name: 'Opération' })).toBeFocused();
    await expectVisibleFocus(page);
    await press(page, 'Enter');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.type('Paiements');
    await press(page, 'Enter');
    await expect(drawer.getByRole('combobox', { name: 'Opération' })).toHaveText(/Paiements et virements/);
    await tabTo(page, drawer.getByRole('textbox', { name: 'Montant' }));
    await page.keyboard.type('600000');
    await press(page, 'Enter');
    await expect(drawer.getByText('6 signataires ou binômes peuvent signer.')).toBeVisible();
    await expectClosedTo(page, drawer, opener);
  });

  test('expiry calendar: the days, the filters and the four views', async ({ page }) => {
    await start(page);
    await openByPalette(page, 'échéancier', '/expiry-calendar');
    const day = page.locator('td[aria-selected=true]');
    await tabTo(page, day);
    for (const key of ['PageDown', 'ArrowDown', 'ArrowRight', 'Shift+PageDown', 'PageUp', 'End', 'Home']) {
      const before = await day.getAttribute('data-day');
      await press(page, key);
      if (key !== 'End') await expect(day).not.toHaveAttribute('data-day', before!);
      await expect(day).toBeFocused();
      await expectVisibleFocus(page);
    }
    // The filters of the month come with its entries.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const [name, view] of [
      ['Année', 'year'],
      ['Jour', 'day'],
      ['Semaine', 'week'],
    ] as const) {
      await pressAt(page, link(page, name), 'Enter', { back: view === 'year' || view === 'day' });
      await expect(page).toHaveURL(new RegExp(`view=${view}`));
      await expect(link(page, name)).toBeFocused();
    }
    const kind = page.getByRole('region', { name: 'Filtres' }).getByRole('checkbox').first();
    await pressAt(page, kind, 'Space');
    await expect(kind).toBeChecked();
    await expect(kind).toBeFocused();
    await pressAt(page, link(page, 'Semaine suivante'));
    await expect(link(page, 'Semaine suivante')).toBeFocused();
  });

  test('contacts: a favourite, then a message', async ({ page }) => {
    await start(page);
    await openByPalette(page, 'contacts', '/contacts');
    await tabTo(page, page.getByRole('searchbox', { name: /^Rechercher par nom/ }));
    await page.keyboard.type('adeyemi');
    await expect(page.locator('[data-contact]')).toHaveCount(1);
    const star = page.locator('[data-contact]').getByRole('button', { name: /favoris/ });
    const was = await star.getAttribute('aria-pressed');
    for (const now of [was === 'true' ? 'false' : 'true', was!]) {
      const stored = page.waitForResponse(/contacts\/favorites/);
      if (now === was) await press(page, 'Enter');
      else await pressAt(page, star);
      await expect(star).toHaveAttribute('aria-pressed', now);
      await expect(star).toBeFocused();
      await stored;
    }
    await pressAt(page, page.locator('[data-contact]').getByRole('link', { name: /^Écrire à/ }));
    await expect(page).toHaveURL(/\/requests-board\/requests\/new\?.*service=CONTACTS/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
});

/** Changes of an administrator, each restored or made on a contract of its own. */
test.describe('an administrator of the bank', () => {
  test.use({ persona: 'super-admin' });

  test('loans: chooses a contract, filters, sorts, opens a line, returns and exports', async ({ page }) => {
    await start(page);
    await openByPalette(page, 'loans', '/loans-and-deposits');
    const contract = page.getByRole('combobox', { name: 'Contract' });
    await tabTo(page, contract);
    await page.keyboard.type('00391');
    await expect(page.getByRole('option')).toHaveCount(1);
    await press(page, 'Enter');
    await expect(page).toHaveURL(/contract=/);
    await expect(contract).toBeFocused();
    const grid = page.getByRole('treegrid');
    await expect(grid.getByRole('rowheader').first()).toBeVisible();
    const type = await goToHead(page, grid, 'Type');
    await press(page, 'Enter');
    await expect(page).toHaveURL(/sort=type/);
    await expect(type).toBeFocused();
    await press(page, 'Alt+ArrowDown');
    const panel = page.getByRole('dialog', { name: 'Filter by Type' });
    await tabTo(page, panel.getByRole('checkbox', { name: /^Term loan/ }));
    await press(page, 'Space', 'Enter');
    await expect(panel).toHaveCount(0);
    await expect(type).toBeFocused();
    await expectVisibleFocus(page);
    await expect(page).toHaveURL(/is\.type=/);
    const address = page.url();
    const line = grid.getByRole('rowheader', { name: /^TL-/ }).first();
    await press(page, 'Home');
    for (let row = 0; row < 20; row += 1) {
      await press(page, 'ArrowDown');
      if (await line.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(line).toBeFocused();
    await expectVisibleFocus(page);
    await press(page, 'Enter');
    await expect(page).toHaveTitle(/^TL-/);
    await expectArrived(page, /\S/);
    await pressAt(page, page.getByRole('navigation', { name: 'Where you are' }).getByRole('link'), 'Enter', {
      back: true,
    });
    await expectArrived(page, 'Loans and deposits');
    await expect(page).toHaveURL(address);
    const saved = page.waitForEvent('download');
    await pressAt(page, button(page, 'Export'));
    expect((await saved).suggestedFilename()).toBe('export_loans.xlsx');
  });

  test('HUB-018 HUB-020 DS-015 information hub: writes a text in both languages, and moves a document', async ({
    page,
  }) => {
    await start(page);
    await openByPalette(page, 'information hub', '/information-hub');
    const product = page.getByRole('region', { name: 'Liquidity management' });
    const pencil = product.getByRole('button', { name: /^Edit the text/ });
    const fields = [
      product.getByRole('textbox', { name: 'English' }),
      product.getByRole('textbox', { name: 'French' }),
    ];
    const olds: string[] = [];
    const write = async (texts: readonly string[]) => {
      for (const [index, field] of fields.entries()) {
        if (index > 0) await tabTo(page, field);
        else await expect(field).toBeFocused();
        olds.push(await field.inputValue());
        await press(page, 'Control+a');
        await page.keyboard.type(texts[index]!);
      }
      await pressAt(page, button(product, 'Save text'));
      await expect(product.getByText(texts[0]!, { exact: true })).toBeVisible();
      await expect(pencil).toBeFocused();
      await expectVisibleFocus(page);
    };
    const words = randomUUID().slice(0, 8);
    await pressAt(page, pencil);
    await write([`Cash pooling ${words}`, `Centralisation ${words}`]);
    await press(page, 'Enter');
    await write(olds.slice(0, 2));

    await pressAt(page, product.getByRole('link', { name: /^View documents/ }));
    const panel = page.getByRole('complementary', { name: 'Liquidity management' });
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    const rows = panel.getByRole('listitem');
    const first = (await rows.first().getByRole('button').nth(1).textContent())!;
    const handle = button(panel, `Move ${first}`);
    await tabTo(page, handle);
    for (const key of ['ArrowDown', 'ArrowUp']) {
      const stored = page.waitForResponse('**/api/content/documents/order');
      await press(page, 'Space', key, 'Space');
      expect((await stored).ok()).toBe(true);
      await expect(rows.nth(key === 'ArrowDown' ? 1 : 0)).toContainText(first);
      await expect(handle).toBeFocused();
      await expectVisibleFocus(page);
    }
    await press(page, 'Escape');
    await expect(product.getByRole('link', { name: /^View documents/ })).toBeFocused();
  });

  test('CTR-036 DS-131 CUSR-001 CUSR-034 contracts: creates one, adds users to it, and copies rights from one to another', async ({
    page,
  }) => {
    await start(page);
    await openByPalette(page, 'contracts', '/contracts');
    await pressAt(page, link(page, /^Others/));
    await expect(link(page, /^Others/)).toBeFocused();
    await pressAt(page, link(page, 'Create contract'), 'Enter', { back: true });
    await expectArrived(page, 'New contract');
    const name = `Keyboard ${randomUUID().slice(0, 8)}`;
    await tabTo(page, page.getByRole('textbox', { name: /^Name/ }));
    await page.keyboard.type(name);
    await tabTo(page, page.getByRole('combobox', { name: /^Commercial client/ }));
    await page.keyboard.type('Halden Group');
    await expect(page.getByRole('option')).toHaveText(['Halden Group']);
    await press(page, 'Enter');
    const entities = page.getByRole('group', { name: /^Legal entities/ });
    const handle = entities.getByRole('button', { name: /^Move Halden/ }).first();
    await tabTo(page, handle);
    await press(page, 'Space', 'ArrowRight');
    await expectVisibleFocus(page);
    await press(page, 'Space');
    await expect(entities.getByRole('button', { name: /^Remove Halden/ })).toHaveCount(1);
    await expect(page.locator('[data-drag-handle]:focus')).toHaveCount(1);
    await expectVisibleFocus(page);
    await tabTo(page, page.getByRole('searchbox', { name: 'Search in Marketing' }));
    await page.keyboard.type('kyc');
    await pressAt(page, button(page, 'Options of KYC'));
    const activate = page.getByRole('menuitem', { name: 'Move to Activated' });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await press(page, 'End');
    await expect(activate).toBeFocused();
    await expectVisibleFocus(page);
    await press(page, 'Enter');
    await expect(activate).toHaveCount(0);
    await pressAt(page, button(page, 'Save contract'));
    await expectArrived(page, name);

    await pressAt(page, link(page, /^Users/));
    await expect(page).toHaveURL(/tab=users/);
    await pressAt(page, button(page, 'Add users'));
    const search = page.getByRole('combobox', { name: 'User to add' });
    await expect(search).toBeFocused();
    for (const count of [1, 2]) {
      await page.keyboard.type('halden.example');
      await expect(search).not.toHaveAttribute('aria-busy');
      await expect(page.getByRole('option').first()).toBeVisible();
      await press(page, 'Enter');
      await expect(page.getByRole('list', { name: 'Users to add' }).getByRole('listitem')).toHaveCount(count);
    }
    await pressAt(page, button(page, 'Add 2 users'));
    await expect(toast(page, '2 users were added to')).toBeVisible();
    const users = page.getByRole('grid');
    await tabTo(page, users.locator('[aria-colindex][tabindex="0"]'), { back: true });
    for (const key of ['ArrowDown', 'End', 'Home', 'ArrowUp', 'ArrowUp']) {
      await press(page, key);
      await expectVisibleFocus(page);
    }

    await pressAt(page, link(page, 'Rights'), 'Enter', { back: true });
    await expect(page).toHaveURL(/tab=rights/);
    const matrix = page.getByRole('grid');
    const row = (at: number) => matrix.getByRole('row').nth(at + 2);
    const degrees = (at: number) =>
      row(at)
        .getByRole('gridcell')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-degree')));
    await tabTo(page, matrix.locator('[role=gridcell][tabindex="0"]'));
    const none = await degrees(1);
    // The first user gets rights, which are copied to the second.
    await press(page, 'Shift+Space', 'r', 'Control+c', 'ArrowDown', 'Control+v');
    await expect.poll(() => degrees(1)).toEqual(await degrees(0));
    expect(await degrees(1)).not.toEqual(none);
    await expectVisibleFocus(page);
    await press(page, 'Control+z');
    await expect.poll(() => degrees(1)).toEqual(none);
    await press(page, 'Control+z');
    await expect.poll(() => degrees(0)).toEqual(none);
    await expectVisibleFocus(page);
  });
});

test.describe('an administrator of the bank, in French', () => {
  test.use({ persona: 'super-admin', language: 'fr' });

  test('TAG-002 documents: a tag is added to a document, then removed', async ({ page }) => {
    await start(page);
    await openByPalette(page, 'documents', '/documents');
    const more = page
      .locator('[data-document]')
      .getByRole('button', { name: /^Actions sur/ })
      .first();
    await pressAt(page, button(page, 'Aller aux résultats'));
    const word = `Clavier ${randomUUID().slice(0, 8)}`;
    await pressAt(page, more);
    const dialog = page.getByRole('dialog', { name: 'Étiqueter des documents' });
    const open = async () => {
      await expect(page.getByRole('menuitem', { name: 'Modifier les étiquettes' })).toBeFocused();
      await expectVisibleFocus(page);
      await press(page, 'Enter');
      await expect(dialog).toBeVisible();
    };
    const save = async () => {
      await pressAt(page, button(dialog, 'Enregistrer les étiquettes'));
      await expect(dialog).toHaveCount(0);
      await expect(more).toBeFocused();
      await expectVisibleFocus(page);
    };
    await open();
    await tabTo(page, dialog.getByRole('combobox'));
    await page.keyboard.type(word);
    await expect(page.getByRole('option', { name: word })).toBeVisible();
    await press(page, 'Enter');
    // The list arrives after the dialog was opened again, which then shows the new tag.
    const list = '**/api/documents/search';
    const held = Promise.withResolvers<void>();
    await page.route(list, async (route) => {
      await held.promise;
      await route.continue();
    });
    await save();
    await press(page, 'Enter');
    await open();
    await expect(button(dialog, `Retirer ${word}`)).toHaveCount(0);
    held.resolve();
    await pressAt(page, button(dialog, `Retirer ${word}`));
    await page.unroute(list);
    await save();
  });
});

const PLACES: readonly [persona: PersonaId, pages: readonly (readonly [words: string, path: string])[]][] = [
  [
    'restricted',
    [
      ['requests', '/requests-board/requests'],
      ['expiry', '/expiry-calendar'],
      ['profile', '/profile'],
    ],
  ],
  [
    'marketing',
    [
      ['profile', '/profile'],
      ['home', '/home'],
    ],
  ],
  [
    'staff',
    [
      ['requests', '/requests-board/requests'],
      ['contacts', '/contacts'],
    ],
  ],
];
for (const [persona, pages] of PLACES)
  test.describe(persona, () => {
    test.use({ persona });

    test('goes through the pages, whose every stop can be seen and none of which keeps the focus', async ({
      page,
    }) => {
      await start(page);
      const calls = pendingCalls(page);
      for (const [words, path] of pages) {
        await openByPalette(page, words, path);
        // What comes later would push the focus out of view.
        await frames(page, 2);
        await expect.poll(() => calls.size).toBe(0);
        await frames(page, 2);
        await tabTo(page, link(page, 'Skip to content'), { limit: 250 });
      }
    });
  });

test.describe('a first visit', () => {
  test('NAV-002 the cookie bar covers no action at the bottom of the window, and that action no footer', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookies-accepted', ''));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/power-of-attorney');
    const links = page.getByRole('contentinfo').getByRole('link');
    for (const target of [
      page.getByRole('main').getByRole('link', { name: 'New request' }),
      links.last(),
      button(page, 'Accept'),
    ])
      await target.click({ trial: true });
    await button(page, 'Accept').click();
    await links.last().click({ trial: true });
  });

  test('NAV-002 the cookie bar covers no action bar that stays at the bottom of the window', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookies-accepted', ''));
    await page.goto('/requests-board/requests/new?service=CASH_MANAGEMENT&action=PAYMENT_INVESTIGATION');
    await button(page, 'Continue to Details').click({ trial: true });
    await button(page, 'Accept').click({ trial: true });
    // The form of a conversation is docked there in a small window.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await conversationPath(page));
    await page.getByRole('textbox', { name: 'Message', exact: true }).click({ trial: true });
    await button(page, 'Accept').click({ trial: true });
  });

  test('the cookie bar covers no focus, and neither does the navigation bar on the way back', async ({
    page,
  }) => {
    // An empty value is kept by the fixture and is no consent.
    await page.addInitScript(() => localStorage.setItem('cookies-accepted', ''));
    await start(page);
    await openByPalette(page, 'documents', '/documents');
    const accept = button(page, 'Accept');
    await expect(accept).toBeInViewport();
    await tabTo(page, accept);
    await tabTo(page, button(page, 'Skip to the results'), { back: true });
  });
});
