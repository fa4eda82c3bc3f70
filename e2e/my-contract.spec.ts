import { expect, expectAccessible, test } from './test.ts';

const PATH = '/my-contract';

test.describe('an administrator of one contract', () => {
  test.use({ persona: 'client-admin' });

  test('MYC-001 MYC-002 MYC-003 MYC-007 reads the contract, its users and its audit trail, by keyboard only', async ({
    page,
  }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Contractual' }).press('Enter');
    await page
      .getByRole('group', { name: 'Contractual' })
      .getByRole('link', { name: 'My contract' })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'My contract' })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('00418')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Information' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Users' })).toBeFocused();
    await expect(page.getByRole('rowheader', { name: /Lena Brandt/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy rights' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Users' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Audit' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: /^Export/ }).first()).toBeVisible();
    await expectAccessible(page);
    // The tab is not part of the URL, so the URL opens the first tab again.
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Information' })).toHaveAttribute('aria-selected', 'true');
  });
});

for (const persona of ['client', 'super-admin'] as const)
  test.describe(persona, () => {
    test.use({ persona });

    test(`MYC-004 MYC-005 PLAT-033 ${persona} gets the error page with the reason`, async ({ page }) => {
      await page.goto(PATH);
      await expect(page).toHaveURL(/\/error\?code=no-single-contract/);
      await expect(
        page.getByText('My contract is for administrators of exactly one contract of a client.'),
      ).toBeVisible();
    });
  });
