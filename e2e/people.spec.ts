import { PERSONAS, type PersonaId } from './people.ts';
import { expect, test } from './test.ts';

/** Expected navigation of each user: entries, then groups in the order of the catalogue. */
const NAVIGATION: Record<PersonaId, string[] | null> = {
  client: ['Home', 'Requests', 'Relationship', 'Insight', 'Contractual', 'eBusiness', 'Reporting'],
  'client-admin': ['Home', 'Requests', 'Relationship', 'Insight', 'Contractual', 'eBusiness', 'Reporting'],
  restricted: ['Home', 'Requests', 'Relationship'],
  newcomer: ['Home', 'Requests', 'Relationship', 'Insight', 'Contractual', 'eBusiness', 'Reporting'],
  marketing: ['Home', 'Relationship', 'Insight', 'Contractual', 'eBusiness', 'Reporting'],
  demo: null,
  staff: ['Home', 'Requests', 'Relationship', 'Insight', 'Contractual', 'eBusiness', 'Reporting'],
  'super-admin': ['Home', 'Requests', 'Relationship', 'Insight', 'Contractual', 'eBusiness', 'Reporting'],
  'it-support': ['Home', 'Relationship', 'Contractual'],
  osa: ['Home', 'Requests', 'Relationship', 'Insight', 'eBusiness', 'Reporting'],
};

for (const persona of PERSONAS) {
  test.describe(persona, () => {
    test.use({ persona });
    const entries = NAVIGATION[persona];

    if (entries === null) {
      test('PLAT-054 sees the disabled-account page on every page', async ({ page }) => {
        for (const path of ['/home', '/requests-board/requests', '/search']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { name: 'This account is disabled' })).toBeVisible();
        }
        await expect(page.getByRole('link', { name: 'Contact us' }).first()).toHaveAttribute(
          'href',
          /^mailto:/,
        );
        await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
      });
    } else {
      test('NAV-004 NAV-005 sees their own navigation', async ({ page }) => {
        await page.goto('/home');
        const bar = page.getByRole('navigation', { name: 'Main navigation' });
        await expect(bar.locator('ul').first().locator('> li')).toHaveText(
          entries.map((entry) => new RegExp(`^${entry}`)),
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          // Until the newcomer has chosen a first profile.
          persona === 'newcomer' ? /^(Good |Which profile )/ : /^Good /,
        );
      });

      if (!entries.includes('Requests')) {
        test('PLAT-047 PLAT-052 does not find the requests board', async ({ page }) => {
          await page.goto('/requests-board/requests');
          await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
        });
      }
    }
  });
}

test.describe('marketing', () => {
  test.use({ persona: 'marketing' });

  test('NAV-011 PLAT-041 opens the contact page of an offered service', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Contractual' }).click();
    await page.getByRole('group', { name: 'Contractual' }).getByRole('link', { name: 'KYC' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'KYC' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request a call' })).toBeVisible();
  });
});

test.describe('staff', () => {
  test.use({ persona: 'staff' });

  test('REQ-014 sees contract and internal ids on the board', async ({ page }) => {
    await page.goto('/requests-board/requests');
    await expect(page.getByRole('button', { name: 'Columns' })).toHaveAttribute('aria-haspopup', 'dialog');
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('dialog').getByText('Internal IDs')).toBeVisible();
  });
});

test('REQ-014 a client does not', async ({ page }) => {
  await page.goto('/requests-board/requests');
  await expect(page.getByRole('button', { name: 'Columns' })).toHaveAttribute('aria-haspopup', 'dialog');
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog').getByText('Legal entities')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Internal IDs')).toHaveCount(0);
});
