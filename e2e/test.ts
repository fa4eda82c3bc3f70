import { test as base, expect, type Browser, type Locator, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';
import { rememberColors } from '../tools/axe-colors.ts';
import { storageOf, type PersonaId } from './people.ts';
import setUp from './set-up.ts';

export { expect };

interface Settings {
  /** The signed-in user; null for no session. */
  persona: PersonaId | null;
  theme: 'light' | 'dark';
  language: 'en' | 'fr';
  /** Console errors that a journey expects. */
  expectedErrors: RegExp | null;
  /** Whether open terms and the survey are shown over the page, as in the journeys about them. */
  asked: boolean;
}

interface Fixtures {
  /** Fails the journey on console errors and violations of the content security policy. */
  quiet: void;
}

/** Users of the seeded bank with open terms or an open survey on their home page. */
const UNANSWERED: ReadonlySet<PersonaId> = new Set(['newcomer', 'restricted']);

/** A journey: a signed-in user with theme and language, and the cookie bar accepted. */
export const test = base.extend<Settings & Fixtures>({
  persona: ['client', { option: true }],
  theme: ['light', { option: true }],
  language: ['en', { option: true }],
  expectedErrors: [null, { option: true }],
  asked: [false, { option: true }],
  storageState: async ({ persona }, use) => {
    await use(persona ? storageOf(persona) : { cookies: [], origins: [] });
  },
  context: async ({ context, theme, language, persona, asked }, use) => {
    if (persona && !asked && UNANSWERED.has(persona)) {
      await context.route('**/api/users/me', async (route) => {
        const answer = await route.fetch();
        const user = (await answer.json()) as object;
        await route.fulfill({
          response: answer,
          json: { ...user, hasAcceptedTermsAndConditions: true, hasFilledSurvey: true },
        });
      });
    }
    await context.addInitScript(
      (kept) => {
        // Sets only missing values: a choice made in the journey stays.
        if (window.origin === 'null') return; // about:blank has no storage.
        for (const [key, value] of Object.entries(kept)) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
        }
      },
      { theme, language, 'cookies-accepted': 'true' },
    );
    await use(context);
  },
  quiet: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() !== 'error' && !/content security policy|trusted type/i.test(message.text()))
            return;
          if (!expectedErrors?.test(message.text())) errors.push(message.text());
        });
        page.on('pageerror', (error) => errors.push(String(error)));
      };
      context.on('page', watch);
      await use();
      expect(errors, 'console errors and violations of the content policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page as another user, in a separate browser context. */
export async function asPerson(browser: Browser, persona: PersonaId): Promise<Page> {
  const context = await browser.newContext({ storageState: storageOf(persona) });
  await context.addInitScript(() => {
    localStorage.setItem('cookies-accepted', 'true');
    localStorage.setItem('language', 'en');
  });
  return context.newPage();
}

/** Locates a toast. Its plain text would match twice for a second, because it is also announced to screen readers. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('li[data-kind]').filter({ hasText: text });

/** Waits until the shell listens to keys and events: its last effect removes the splash. */
export const shellReady = (page: Page): Promise<void> => expect(page.locator('#splash')).toHaveCount(0);

/** Follows the calls of a page: the set holds those that have no answer yet. */
export function pendingCalls(page: Page): Set<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

/** Waits until the page has rendered this many frames. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, count);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = `${axe.source};(${rememberColors.toString()})(axe);`;

/** Fails if the page has an accessibility violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // A control half covered by a sticky bar at the current scroll position would count as a target that is too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Finishes transitions, so that final colours are checked; they do not progress while another page is in front.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (tags) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, {
      runOnly: { type: 'tag', values: tags },
      // Passed checks need no selectors.
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, TAGS);
  expect(found).toEqual([]);
}

/** For journeys that use up one-time actions of a user: a retry starts with a new bank. These journeys run alone. */
export function newBankForSecondTry(): void {
  // oxlint-disable-next-line no-empty-pattern -- the runner wants to see which fixtures are taken
  test.beforeAll(async ({}, { retry }) => {
    if (retry > 0) await setUp();
  });
}
