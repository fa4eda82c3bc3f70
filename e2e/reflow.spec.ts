import type { Page } from '@playwright/test';
import { conversationPath } from './conversation.ts';
import { expect, frames, test } from './test.ts';

/** Narrow windows and increased text spacing: no text is clipped without an ellipsis, and nothing scrolls sideways. */

/** WCAG 1.4.12: text spacing that users may set without losing content. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Applies the spacing as a user style sheet would; the content security policy blocks style elements. */
const spaceText = (page: Page, isSpaced: boolean) =>
  page.evaluate(
    async (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = rules ? [sheet] : [];
    },
    isSpaced ? SPACED : '',
  );

/**
 * Returns texts clipped by a box without an ellipsis, and those that extend beyond the window. A data table may scroll
 * sideways in its own frame with a scroll bar (WCAG 1.4.10), and a row of tabs may, too, if it fades at the edge.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    // Not visible text; and the skip link, which is above the window until it is focused.
    const NOT_READ = 'script, style, noscript, select, svg, a[href="#main"]';
    const note = (how: string, text: Text, by: Element) =>
      found.add(`${how}: “${text.data.trim().slice(0, 60)}” in ${by.tagName.toLowerCase()}.${by.className}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement!;
      if (text.data.trim() === '' || parent.closest(NOT_READ)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (boxes.length === 0) continue;
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      let isTold = false;
      for (
        let box: Element | null = parent;
        box && box !== document.documentElement;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        // Text for screen readers only is in a box of one pixel.
        if (frame.width <= 1 || frame.height <= 1) isTold = true;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') isTold = true;
        if (isTold) break;
        const scrolls = /auto|scroll/;
        if (scrolls.test(style.overflowX) || scrolls.test(style.overflowY)) {
          const isTable = box.querySelector('table, [role=grid], [role=row]') !== null;
          const goesOn = style.maskImage !== 'none';
          if (box.scrollWidth > box.clientWidth + 1 && !isTable && !goesOn)
            note('scrolls sideways', text, box);
          break;
        }
        const isCut =
          (/hidden|clip/.test(style.overflowX) && (left < frame.left - 2 || right > frame.right + 2)) ||
          (/hidden|clip/.test(style.overflowY) && (top < frame.top - 4 || bottom > frame.bottom + 4));
        if (isCut) {
          note('cut', text, box);
          break;
        }
        const isAbove = top + scrollY < -1;
        if (
          box === document.body &&
          (isAbove || left < -1 || right > document.documentElement.clientWidth + 1)
        )
          note('past the window', text, parent);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide in ${clientWidth}`);
    return [...found];
  });

type Path = string | ((page: Page) => Promise<string>);

/** Returns a tab of the first client contract. */
const contractPath =
  (tab: string) =>
  async (page: Page): Promise<string> => {
    const answer = await page.request.get('/api/contracts?contractTypes=CLIENT&limit=10');
    const { pageRecords } = (await answer.json()) as { pageRecords: { id: string }[] };
    return `/contracts/${pageRecords[0]!.id}?tab=${tab}`;
  };

const OF_CLIENTS: Readonly<Record<string, Path>> = {
  home: '/home',
  'the forecast': '/home/widgets/forecast',
  'the board': '/requests-board/requests',
  'a request': conversationPath,
  'the hub': '/requests-board/services',
  'the creation wizard': '/requests-board/requests/new?service=CASH_MANAGEMENT&action=ACCOUNT_OPENING',
  'the profile': '/profile',
  'the preferences': '/profile?tab=preferences',
  'the search': '/search?query=halden',
  'the documents': '/documents',
  'the contacts': '/contacts',
  'the highlights': '/highlights',
  'the information hub': '/information-hub',
  'cash management': '/cash-management-solutions',
  'trade finance': '/trade-finance-solutions',
  KYC: '/kyc',
  'a KYC record': '/kyc/DE000002',
  'powers of attorney': '/power-of-attorney',
  'the powers of an entity': '/power-of-attorney/DE000002',
  'loans and deposits': '/loans-and-deposits',
  treasury: '/loans-and-deposit-reporting',
  'a service grid': '/grid/GUARANTEES',
  'the calendar by month': '/expiry-calendar',
  'the calendar by year': '/expiry-calendar?view=year',
  'their contract': '/my-contract',
};
const OF_THE_BANK: Readonly<Record<string, Path>> = {
  'the support page': '/support-page',
  contracts: '/contracts',
  'the creation of a contract': '/contracts/create',
  'the information of a contract': contractPath('information'),
  'the legal entities of a contract': contractPath('legal-entities-list'),
  'the users of a contract': contractPath('users'),
  'the audit of a contract': contractPath('audit'),
  'audit reports': '/audit-reports',
};

/** Each page is loaded once and then narrowed, as when a user resizes the window or zooms in. */
const VIEWS = [
  ['WCAG 1.4.12 with spaced text at 1440', { width: 1440, height: 900 }, true],
  ['WCAG 1.4.12 with spaced text at 390', { width: 390, height: 844 }, true],
  ['WCAG 1.4.10 at 320', { width: 320, height: 640 }, false],
] as const;

for (const [persona, pages] of [
  ['client', OF_CLIENTS],
  ['super-admin', OF_THE_BANK],
] as const)
  for (const language of ['en', 'fr'] as const)
    test.describe(`WCAG 1.4.10 1.4.12 as ${persona}, ${language}`, () => {
      test.use({ persona, language, viewport: VIEWS[0][1] });

      for (const [name, path] of Object.entries(pages))
        test(`no text is cut off on ${name}`, async ({ page }) => {
          await page.goto(typeof path === 'string' ? path : await path(page));
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          for (const [view, viewport, isSpaced] of VIEWS) {
            await page.setViewportSize(viewport);
            await spaceText(page, isSpaced);
            await page.waitForLoadState('networkidle');
            await frames(page, 3);
            expect.soft(await cutOff(page), view).toEqual([]);
          }
        });
    });
