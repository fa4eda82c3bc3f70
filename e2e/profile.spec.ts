import { expect, expectAccessible, test, toast } from './test.ts';

test.describe('profile details', () => {
  test.use({ persona: 'restricted' });

  test('PROF-017 PROF-018 PROF-021 PROF-023 PLAT-087 are edited, guarded against loss and saved', async ({
    page,
  }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Account of Giulia Conti' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Edit profile' }).click();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
    const city = `Milano ${Date.now() % 1000}`;
    await page.getByRole('textbox', { name: 'City' }).fill(` ${city} `);

    // Switching tabs keeps what was typed; leaving the page asks first.
    await page.getByRole('link', { name: 'Preferences' }).click();
    await expect(page).toHaveURL(/tab=user-preferences/);
    await page.goBack();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue(` ${city} `);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
    await page.reload();
    await expect(page.getByText(city, { exact: true })).toBeVisible();
  });
});

test.describe('preferences', () => {
  test.use({ persona: 'osa', language: 'fr', theme: 'dark' });

  test('PROF-041 PROF-042 are saved immediately and persist', async ({ page }) => {
    await page.goto('/profile?tab=user-preferences');
    const weekly = page.getByRole('switch', { name: 'Synthèse hebdomadaire' });
    const email = page
      .getByRole('group', { name: 'Nouveau message' })
      .getByRole('switch', { name: 'E-mail' });
    await expect(weekly).toBeVisible();
    const [wasWeekly, wasTold] = [await weekly.isChecked(), await email.isChecked()];
    await expectAccessible(page);
    const answered = (path: string) =>
      page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith(path));
    const saved = answered('/users/me/preferences');
    await weekly.click();
    expect((await saved).status()).toBe(204);
    await expect(toast(page, 'Préférence enregistrée')).toBeVisible();
    const told = answered('/preferences/notification');
    await email.click();
    expect((await told).status()).toBe(204);
    await page.reload();
    await expect(weekly).toBeChecked({ checked: !wasWeekly });
    await expect(email).toBeChecked({ checked: !wasTold });
  });
});

test.describe('bank staff', () => {
  test.use({ persona: 'staff' });

  test('PROF-003 PROF-005 PROF-014 sees its roles and no button to create a request', async ({ page }) => {
    await page.goto('/profile?tab=unknown');
    await expect(page.getByRole('heading', { name: 'My roles' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New request' })).toHaveCount(0);
  });
});
