import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Narrow windows and widened text: nothing is cut without a word of it, and nothing is to be scrolled sideways. */

/** WCAG 1.4.12: what a reader may ask for without losing content. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Spaces the text out as a reader's own style sheet would; the content policy lets no style element in. */
const spaceText = (page: Page) =>
  page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);

/**
 * Texts that a box cuts off without an ellipsis, and those that reach past the window. A table of figures may scroll
 * sideways in its own frame (WCAG 1.4.10), whose bar shows it; so may a row of tabs, which fades where it goes on.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    // No text of the page; and the link to the content, which stands above the window until it has the focus.
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
        // What is only heard stands in a box of one pixel.
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

const PAGES = {
  home: '/home',
  'the forecast': '/home/widgets/forecast',
  'the board': '/requests-board/requests',
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
} as const;

/** The page is there, with what comes late. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** An open request with messages. */
async function requestPath(page: Page): Promise<string> {
  const answer = await page.request.get('/api/requests?requestStates=INPROGRESS&limit=100');
  const { pageRecords } = (await answer.json()) as {
    pageRecords: { id: string; rights: { canWriteMessage: boolean } }[];
  };
  return `/requests-board/requests/${pageRecords.find(({ rights }) => rights.canWriteMessage)!.id}?tab=messages`;
}

const VIEWS = [
  ['WCAG 1.4.12 with spaced text at 1440', { width: 1440, height: 900 }, true],
  ['WCAG 1.4.12 with spaced text at 390', { width: 390, height: 844 }, true],
  ['WCAG 1.4.10 at 320', { width: 320, height: 640 }, false],
] as const;

for (const [view, viewport, isSpaced] of VIEWS)
  for (const language of ['en', 'fr'] as const)
    test.describe(`${view}, ${language}`, () => {
      test.use({ viewport, language });
      test.beforeEach(async ({ page }) => {
        if (isSpaced) await spaceText(page);
      });

      for (const [name, path] of Object.entries(PAGES))
        test(`nothing is cut on ${name}`, async ({ page }) => {
          await page.goto(path);
          await settle(page);
          expect(await cutOff(page)).toEqual([]);
        });

      test('nothing is cut on a request', async ({ page }) => {
        await page.goto(await requestPath(page));
        await settle(page);
        expect(await cutOff(page)).toEqual([]);
      });

      test.describe('for the bank', () => {
        test.use({ persona: 'super-admin' });

        test('nothing is cut on the support page', async ({ page }) => {
          await page.goto('/support-page');
          await settle(page);
          expect(await cutOff(page)).toEqual([]);
        });
      });
    });
