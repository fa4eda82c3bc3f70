import type { Page, Route } from '@playwright/test';
import { expect, test } from './test.ts';

const isRequestsOf = (service: string | null) => (url: URL) =>
  url.pathname === '/api/requests' && url.searchParams.get('services') === service;
const at = (path: string) => (url: URL) => url.pathname === path || url.pathname.startsWith(`${path}/`);

/** The API call that each widget depends on; tiles for other platforms make none. */
const CALL_OF: Readonly<Record<string, (url: URL) => boolean>> = {
  LAST_REQUESTS: isRequestsOf(null),
  REQUESTS_COUNTER: at('/api/requests/counters'),
  DOCUMENTS: at('/api/documents/search'),
  CONTACTS: at('/api/contacts/search'),
  HIGHLIGHTS: at('/api/highlights/sources'),
  GLOBAL_MARKETS_RESEARCH: at('/api/highlights/articles'),
  FORECAST: at('/api/forecast'),
  ONE_CLICK: at('/api/widget-informations/ONE_CLICK'),
  MY_SERVICE_INFORMATION: at('/api/widget-informations/MY_SERVICE_INFORMATION'),
  EVENTS: at('/api/widgets/EVENTS'),
  WHATS_NEW: at('/api/whats-new'),
  KYC_LIST: at('/api/kyc'),
  CIRCULARISATION: isRequestsOf('AUDIT_REPORT_REQUEST'),
  LOANS_AND_DEPOSITS: at('/api/loans-and-deposits/summary'),
  DATA_ROOM: at('/api/data-rooms'),
  SIGNATURE: at('/api/signature/waiting'),
  GUARANTEES: at('/api/guarantees/summary'),
  CARBON_EMISSIONS: at('/api/carbon-emissions/summary'),
  CASH_MANAGEMENT_SOLUTIONS: at('/api/cash-management-solutions/documents'),
  LEGAL_DASHBOARD: at('/api/legal-dashboard/summary'),
  MTM: at('/api/mtm/summary'),
  ONE_CLICK_CONFIRMATION: at('/api/trade-confirmations'),
  POWER_OF_ATTORNEY: at('/api/power-of-attorney'),
  EXPIRY_CALENDAR: at('/api/expiry-calendar'),
};

/** Sets up a home with every widget that the user may place, regardless of saved preferences. Returns their ids. */
async function everyWidget(page: Page): Promise<string[]> {
  const user = (await (await page.request.get('/api/users/me')).json()) as { widgets: { name: string }[] };
  const ids = user.widgets.map(({ name }) => name);
  const config = ids.map((i, index) => ({ i, x: index % 4, y: Math.floor(index / 4), w: 1, h: 1 }));
  await page.route('**/api/widgets/preferences', (route) =>
    route.fulfill({ json: { template: 'CUSTOM', config: JSON.stringify(config) } }),
  );
  return ids;
}

const WAYS: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  fails: (route) =>
    route.fulfill({ status: 500, json: { errors: [{ code: 'UNEXPECTED', label: 'It failed' }] } }),
  hangs: () => new Promise(() => {}),
  'answers nothing': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '' }),
  'answers in another shape': (route) => route.fulfill({ json: { of: 'another shape' } }),
};
/** Expected widget status; quiet widgets are empty, or show zero (WID-007, WID-055). */
const SAYS: Readonly<Record<string, RegExp>> = {
  fails: /^(error|empty|ready)$/,
  hangs: /^loading$/,
  'answers nothing': /^error$/,
  'answers in another shape': /^error$/,
};

/** Locates the current status of a widget. */
const statusOf = (page: Page, id: string) => page.locator(`[data-widget="${id}"] [data-widget-status]`);

test.describe('widgets without error messages', () => {
  test.use({ expectedErrors: /403|500|Failed to load/ });

  for (const [row, id, words] of [
    ['WID-031', 'GLOBAL_MARKETS_RESEARCH', 'No research note'],
    ['WID-077', 'HIGHLIGHTS', 'No article yet'],
  ] as const)
    test(`${row} ${id} shows no results if and only if its call fails`, async ({ page }) => {
      await everyWidget(page);
      await page.goto('/home');
      await expect(statusOf(page, id)).toHaveAttribute('data-widget-status', 'ready');
      await page.route(CALL_OF[id]!, WAYS['fails']!);
      const failed = page.waitForResponse((answer) => CALL_OF[id]!(new URL(answer.url())));
      await page.reload();
      expect((await failed).status()).toBe(500);
      await expect(statusOf(page, id)).toHaveAttribute('data-widget-status', 'empty');
      await expect(statusOf(page, id).getByText(words)).toBeVisible();
    });

  test('WID-034 a refused forecast shows no results and no toast, unlike any other widget', async ({
    page,
  }) => {
    await everyWidget(page);
    const refused = { status: 403, json: { errors: [{ code: 'FORBIDDEN', label: 'Not yours' }] } };
    const answered = page.waitForResponse((answer) => CALL_OF['FORECAST']!(new URL(answer.url())));
    await page.route(CALL_OF['FORECAST']!, (route) => route.fulfill(refused));
    // The same refusal for another widget comes later, and shows a toast.
    await page.route(CALL_OF['LOANS_AND_DEPOSITS']!, async (route) => {
      await answered;
      await route.fulfill(refused);
    });
    await page.goto('/home');
    await expect(statusOf(page, 'FORECAST')).toHaveAttribute('data-widget-status', 'empty');
    await expect(statusOf(page, 'FORECAST').getByText('No forecast to show')).toBeVisible();
    await expect(statusOf(page, 'LOANS_AND_DEPOSITS')).toHaveAttribute('data-widget-status', 'error');
    await expect(page.locator('li[data-kind]')).toHaveCount(1);
    await expect(page.getByText('The forecast could not be loaded')).toHaveCount(0);
  });
});

test.describe('independence of widgets', () => {
  test.use({ expectedErrors: /500|Failed to load|JSON/ });

  for (const way of Object.keys(WAYS)) {
    for (const half of [0, 1]) {
      test(`WID-007 a service that ${way} neither delays nor breaks other widgets (${half + 1} of 2)`, async ({
        page,
      }) => {
        const ids = await everyWidget(page);
        const broken = ids.filter((id, index) => index % 2 === half && id in CALL_OF);
        expect(broken.length).toBeGreaterThan(5);
        for (const id of broken) await page.route(CALL_OF[id]!, WAYS[way]!);
        await page.goto('/home');
        const stateOf = (id: string) => page.locator(`[data-widget="${id}"] [data-widget-status]`);
        // The other widgets show their content while the broken ones are still broken.
        for (const id of ids.filter((one) => !broken.includes(one)))
          await expect(stateOf(id), id).toHaveAttribute('data-widget-status', /^(ready|empty)$/);
        for (const id of broken)
          await expect(stateOf(id), id).toHaveAttribute('data-widget-status', SAYS[way]!);
        // The rest of the page works.
        await page.getByRole('button', { name: 'Customise' }).click();
        await expect(page.getByRole('region', { name: 'Customise home' })).toBeFocused();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  }
});
