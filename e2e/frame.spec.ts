import { browserPath } from '../tools/browser.ts';
import type { Locator, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { conversationPath } from './conversation.ts';
import { expect, frames, test } from './test.ts';

/** The frame of every page: what reaches the edge, and where toasts appear. */

// With scroll bars that take up width, as on a desktop; Playwright hides them by default.
test.use({
  launchOptions: {
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);

test('the navigation bar reaches the edge of a page without a scroll bar', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await widthOf(page)).toBe(1440);
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar!.x + bar!.width).toBe(1440);
});

test('opening a dialog shifts nothing, and the page behind does not scroll', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Customise' }).click();
  // Located by text, because a dialog hides the page from the accessibility tree.
  const add = page.locator('button', { hasText: 'Add widget' }).first();
  await expect(add).toBeVisible();
  const before = { width: await widthOf(page), box: await add.boundingBox() };
  expect(before.width, 'a page that scrolls').toBeLessThan(1440);
  await add.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await widthOf(page)).toBe(before.width);
  expect(await add.boundingBox()).toEqual(before.box);
  await page.mouse.move(60, 850);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  // Scrolling is smooth, so any scrolling would show within these frames, however long each takes.
  await frames(page, 20);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('NAV-001 the name on the splash screen has enough contrast in light and dark theme', async ({
  page,
}) => {
  // The settings never load, so the splash screen stays.
  await page.route('**/settings.json', () => {});
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto('/home');
    const name = page.locator('.start-up-name');
    await expect(name).toBeVisible();
    const colours = await name.evaluate((element) => ({
      name: getComputedStyle(element).color,
      onBar: getComputedStyle(element.closest('#splash')!).color,
    }));
    expect(colours.name).toBe(colours.onBar);
    expect(await widthOf(page)).toBe(1440);
  }
});

/** Returns the names of the actions that a toast covers; on a phone, rows may be covered, because they scroll. */
const coveredActions = (page: Page, withRows: boolean) =>
  page.evaluate((rows) => {
    const messages = [...document.querySelectorAll<HTMLElement>('li[data-kind]')];
    const actions = [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, textarea, [contenteditable=true]'),
    ];
    return actions
      .filter(
        (action) =>
          !action.closest('li[data-kind]') &&
          (rows || !action.closest('[role=row], li')) &&
          action.checkVisibility({ visibilityProperty: true }),
      )
      .filter((action) => {
        const box = action.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) return false;
        const middle = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!middle.some((hit) => action.contains(hit))) return false;
        return messages.some((message) => {
          const over = message.getBoundingClientRect();
          return (
            over.left < box.right && box.left < over.right && over.top < box.bottom && box.top < over.bottom
          );
        });
      })
      .map((action) => action.getAttribute('aria-label') ?? action.textContent);
  }, withRows);

/** Produces a toast that stays: names of people and legal entities could not be loaded. */
async function failBeside(page: Page): Promise<void> {
  await page.route('**/api/contacts/search', (route) =>
    route.fulfill({ status: 500, json: { errors: [{ code: 'INTERNAL', label: 'Not now.' }] } }),
  );
}

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, expectedErrors: /500/ });

    for (const [name, address] of [
      ['the board', '/requests-board/requests'],
      ['the conversation of a request', null],
      [
        'the form of a new request',
        '/requests-board/requests/new?service=CASH_MANAGEMENT&action=ACCOUNT_OPENING',
      ],
    ] as const) {
      test(`PLAT-066 toasts cover no action of ${name}`, async ({ page }) => {
        await failBeside(page);
        await page.goto(address ?? (await conversationPath(page)));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('li[data-kind]')).not.toHaveCount(0);
        await expect.poll(() => coveredActions(page, viewport.width > 768)).toEqual([]);
      });
    }
  });
}

/** Returns the texts of each printed sheet, with the distance of their top and bottom from its lower edge. */
async function sheetsOf(print: Uint8Array): Promise<{ text: string; top: number; bottom: number }[][]> {
  const pdf = await getDocument({ data: new Uint8Array(print) }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [
              {
                text: item.str,
                bottom: item.transform[5] as number,
                top: (item.transform[5] as number) + item.height,
              },
            ]
          : [],
      );
    }),
  );
}

test.describe('printed', () => {
  for (const address of ['/home', '/requests-board/requests', '/profile', '/terms-and-conditions']) {
    test(`${address} names its owner and has no controls`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const head = page.locator('[data-print-head]');
      await expect(head).toBeHidden();
      await expect(page.getByRole('banner')).toContainText('legal entities');
      await page.emulateMedia({ media: 'print' });
      await expect(head).toBeVisible();
      await expect(head).toContainText('Halden Industries SA, 14 legal entities');
      await expect(head).toContainText(/Printed by Claire Vasseur, \d{1,2} \w+ \d{4}, \d\d:\d\d/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      const left = await page
        .locator('main .rounded-control.border:is(button, a)')
        .evaluateAll((controls) =>
          controls.filter((control) => control.checkVisibility()).map((control) => control.textContent),
        );
      expect(left).toEqual([]);
    });
  }

  for (const [name, address, row] of [
    ['documents', '/documents', '[data-document]'],
    ['contacts', '/contacts', '[data-list-row]'],
    ['highlights', '/highlights', 'article'],
    ['search', '/search?query=guarantee', '[data-list-row]'],
    ['KYC reviews', '/kyc', '[data-list-row]'],
    ['contracts', '/contracts', '[aria-label="Contracts"] > li'],
  ] as const)
    test(`the ${name} contains the list, without controls to filter, sort or select`, async ({ page }) => {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.locator(row).first()).toBeVisible();
      await expect(main.getByRole('textbox').or(main.getByRole('searchbox')).first()).toBeVisible();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(main.locator(row).first()).toBeVisible();
      const left = await main
        .locator(
          'a, input, select, textarea, [role="checkbox"], [role="combobox"], [role="slider"], [role="radio"], [role="search"]',
        )
        .evaluateAll((controls) =>
          controls
            // Links with text are part of the list; icon-only links are controls.
            .filter((control) => !control.matches('a') || control.textContent.trim() === '')
            .filter((control) => control.checkVisibility())
            .map((control) => control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 120)),
        );
      expect(left).toEqual([]);
      await page.emulateMedia({ media: null });
      const words = (await sheetsOf(await page.pdf({ preferCSSPageSize: true })))
        .flat()
        .map(({ text }) => text.trim());
      expect(words.join(' ')).toContain('Printed by Claire');
      expect(
        words.filter((text) => /^(Filters|Sort|6 months|Newest first|Search by tag)$/.test(text)),
      ).toEqual([]);
    });

  for (const [name, address] of [
    ['home', '/home'],
    ['board', '/requests-board/requests?tab=closed'],
  ] as const)
    test(`every sheet of the ${name} has the header, and nothing overlaps it`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('legal entities');
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }));
      expect(sheets.length, 'more than one sheet').toBeGreaterThan(1);
      for (const [index, texts] of sheets.entries()) {
        const head = texts.filter(({ text }) =>
          /^(Atrium|Halden Industries SA, 14|Printed by Claire)/.test(text),
        );
        expect(
          head.map(({ text }) => text.split(' ')[0]),
          `sheet ${index + 1}`,
        ).toEqual(['Atrium', 'Halden', 'Printed']);
        const foot = Math.min(...head.map(({ bottom }) => bottom));
        expect(
          texts.filter((text) => !head.includes(text) && text.top > foot).map(({ text }) => text),
        ).toEqual([]);
      }
    });
});

test.describe('with forced colours', () => {
  test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  const underlineOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
  const fillOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  /** Resolves a CSS system colour in this browser. */
  const system = (page: Page, name: string) =>
    page.evaluate((colour) => {
      const probe = document.createElement('i');
      probe.style.color = colour;
      document.body.append(probe);
      const found = getComputedStyle(probe).color;
      probe.remove();
      return found;
    }, name);

  test('the current page and tab keep their underline, and a selected row its border', async ({ page }) => {
    await page.goto('/requests-board/requests?tab=to-close');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    const highlight = await system(page, 'Highlight');
    const tabs = page.getByRole('navigation', { name: /Requests|Lists|Tabs/ }).or(page.getByRole('tablist'));
    const current = page.locator('main [aria-current=page], main [role=tab][data-state=active]').first();
    await expect(current).toBeVisible();
    expect(await underlineOf(current)).toBe(highlight);
    expect(await tabs.count()).toBeGreaterThan(0);
    expect(await underlineOf(page.getByRole('banner').locator('a[aria-current]').first())).toBe(highlight);

    const row = page.getByRole('grid').getByRole('row').nth(1);
    const box = row.getByRole('checkbox');
    const before = await fillOf(box);
    await box.check();
    expect(await fillOf(box)).toBe(highlight);
    expect(before).not.toBe(highlight);
    expect(await row.evaluate((element) => getComputedStyle(element).outlineColor)).toBe(highlight);
  });

  test('a switch shows whether it is on', async ({ page }) => {
    await page.goto('/profile?tab=user-preferences');
    const switches = page.getByRole('switch');
    await expect(switches.first()).toBeVisible();
    const highlight = await system(page, 'Highlight');
    for (const one of (await switches.all()).slice(0, 6)) {
      const isOn = (await one.getAttribute('aria-checked')) === 'true';
      const fill = await fillOf(one);
      if (isOn) expect(fill).toBe(highlight);
      else expect(fill).not.toBe(highlight);
      expect(await one.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
    }
  });

  for (const address of [
    '/home',
    '/requests-board/requests',
    '/profile',
    '/requests-board/requests/new?service=CASH_MANAGEMENT&action=ACCOUNT_OPENING',
  ])
    test(`every text of ${address} is readable`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const canvas = await system(page, 'Canvas');
      // In forced colours the browser paints a backplate behind text, unless forced-color-adjust is none.
      const hidden = await page.evaluate((plate) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement!;
          const text = walker.currentNode.textContent!.trim();
          const style = getComputedStyle(parent);
          if (text === '' || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            continue;
          if (style.color === plate && style.getPropertyValue('forced-color-adjust') === 'auto')
            found.push(text);
        }
        return found;
      }, canvas);
      expect(hidden).toEqual([]);
    });
});
