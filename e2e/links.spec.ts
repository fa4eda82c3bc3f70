import type { Page } from '@playwright/test';
import { PERSONAS } from './people.ts';
import { expect, frames, pendingCalls, test } from './test.ts';

/**
 * Every link a user can reach leads to a page that exists. Starting from the home page and the bar, one address of each
 * kind is opened by navigation within the portal, as a click on the link would, and its links are followed. Addresses
 * that differ only in the record, the date or the search text are of one kind. Downloads are requested from the server;
 * for links to other sites only the address is checked.
 */

/** Links that end or change the session, and sandbox pages that stand in for other systems. */
const LEAVES = /^\/((api\/)?auth|sandbox)\//;
/** Headings and titles of error pages. */
const NO_PAGE = /^(Page not found|Something went wrong|This service is not available)/;

/**
 * A small page that everybody may open, visited between two addresses of the same page so that the heading is a new one.
 */
const APART = '/personal-data';

/** Returns the kind of an address: its path without record ids, and the names of its query parameters. */
function kindOf({ pathname, searchParams }: URL): string {
  const path = pathname
    .split('/')
    .map((part) => (/\d/.test(part) ? ':record' : part))
    .join('/')
    .replace(/^\/(home\/widgets|services)\/[^/]+$/, '/$1/:name');
  // A tab alone counts as a separate page; combined with other parameters it is ignored.
  const names = [...new Set(searchParams.keys())].filter((name) => name !== 'tab').toSorted();
  const tab = names.length === 0 && searchParams.has('tab') ? `tab=${searchParams.get('tab')}` : '';
  return `${path} ${names.join(' ')}${tab}`;
}

interface Found {
  /** The href attribute as written. */
  readonly href: string;
  /** The resolved URL. */
  readonly address: string;
  readonly text: string;
  /** Whether the element referenced by the fragment exists. */
  readonly isThere: boolean;
  readonly isDownload: boolean;
}

/** Returns all links of the current page. */
const linksOf = (page: Page): Promise<Found[]> =>
  page.locator('a:not([hidden])').evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map((link) => ({
      href: link.getAttribute('href') ?? '',
      address: link.href,
      text: link.textContent.trim() || (link.getAttribute('aria-label') ?? ''),
      isThere: link.hash === '' || document.getElementById(decodeURIComponent(link.hash.slice(1))) !== null,
      isDownload: link.hasAttribute('download'),
    })),
  );

/** Returns why a link is dead, judged by its address alone; undefined if it is not. */
function faultOf({ href, address, isThere }: Found, origin: string): string | undefined {
  if (href === '' || href === '#' || !URL.canParse(address)) return 'has no address';
  const { protocol, pathname, origin: to } = new URL(address);
  if (protocol === 'mailto:' || protocol === 'tel:') return pathname === '' ? 'reaches nobody' : undefined;
  if (to !== origin) return protocol === 'https:' || protocol === 'blob:' ? undefined : 'is not secure';
  return href.startsWith('#') && !isThere ? 'names nothing of the page' : undefined;
}

for (const persona of PERSONAS) {
  test.describe(persona, () => {
    test.use({ persona });
    // Some users have ninety kinds of pages. The timeout stops hanging tests; it is not a performance limit.
    test.describe.configure({ timeout: 900_000 });

    test('NAV-004 PLAT-036 finds no broken link', async ({ page, baseURL }) => {
      const { origin } = new URL(baseURL!);
      const dead: string[] = [];
      const met = new Set<string>();
      const waiting: { address: string; link: string }[] = [];
      const calls = pendingCalls(page);

      // Behind an opened document the heading is still visible, but hidden from the accessibility tree.
      const heading = page.locator('h1').filter({ visible: true }).first();
      const newHeading = page.locator('h1:not([data-left])').filter({ visible: true }).first();

      /** Navigates as a link does. Returns false if the page keeps its old heading. */
      const navigate = async (address: string): Promise<boolean> => {
        await page.evaluate((to) => {
          for (const left of document.querySelectorAll('h1')) left.dataset['left'] = '';
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }, address);
        return newHeading.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        );
      };
      const load = async (address: string): Promise<void> => {
        await page.goto('about:blank');
        calls.clear();
        await page.goto(address);
      };

      /** Opens an address, waits until all its requests have finished, and returns the heading. */
      const open = async (address: string): Promise<string> => {
        const isSamePage = URL.parse(address, origin)?.pathname === new URL(page.url()).pathname;
        const isThere =
          page.url() !== 'about:blank' &&
          (!isSamePage || (await navigate(APART))) &&
          (await navigate(address));
        if (!isThere) await load(address);
        await expect(heading).toHaveText(/\S/);
        await frames(page, 2);
        await expect.poll(() => calls.size, { intervals: [20, 50, 100] }).toBe(0);
        await expect(page.locator('main [data-widget-status="loading"]')).toHaveCount(0);
        return (await heading.textContent()) ?? '';
      };

      const follow = async (from: string): Promise<void> => {
        for (const found of await linksOf(page)) {
          const link = `“${found.text}” on ${from}`;
          const fault = faultOf(found, origin);
          if (fault) {
            dead.push(`${link} ${fault}: ${found.href}`);
            continue;
          }
          const url = new URL(found.address);
          if (url.origin !== origin || url.protocol === 'blob:' || LEAVES.test(url.pathname)) continue;
          if (found.href.startsWith('#') || met.has(kindOf(url))) continue;
          met.add(kindOf(url));
          if (found.isDownload || url.pathname.startsWith('/api/')) {
            const answer = await page.request.get(found.address);
            if (!answer.ok()) dead.push(`${link}: ${found.href} answers ${answer.status()}`);
            await answer.dispose();
          } else waiting.push({ address: `${url.pathname}${url.search}`, link });
        }
      };

      await open('/home');
      met.add(kindOf(new URL('/home', origin)));
      await follow('/home');
      const bar = page.getByRole('navigation', { name: 'Main navigation' });
      const groups = bar.locator('button[aria-expanded]').filter({ visible: true });
      for (const group of await groups.all()) {
        await group.press('Enter');
        await expect(group).toHaveAttribute('aria-expanded', 'true');
        await follow('the bar');
        await page.keyboard.press('Escape');
      }
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { address, link } = next;
        const heading = await open(address);
        if (NO_PAGE.test(heading) || NO_PAGE.test(await page.title()))
          dead.push(`${link}: ${address} is “${heading}”`);
        else await follow(address);
      }
      expect(dead).toEqual([]);
    });
  });
}
