import { expect, test } from './test.ts';

/** Each tab of a page and each step of a form has its own title, in the language of the page. */

const FORM = '/requests-board/requests/new?service=CASH_MANAGEMENT&action=ACCOUNT_OPENING';

const TITLES = {
  en: {
    '/profile': 'Profile information · Profile · Atrium',
    '/profile?tab=notifications': 'Notifications · Profile · Atrium',
    '/profile?tab=user-preferences': 'Preferences · Profile · Atrium',
    '/requests-board/services': 'New request · Atrium',
    '/requests-board/services?tab=eBusiness': 'eBusiness · New request · Atrium',
    '/terms-and-conditions': 'Terms and conditions of use · Atrium',
  },
  fr: {
    '/profile': 'Informations du profil · Profil · Atrium',
    '/profile?tab=notifications': 'Notifications · Profil · Atrium',
    '/profile?tab=user-preferences': 'Préférences · Profil · Atrium',
    '/requests-board/services': 'Nouvelle demande · Atrium',
    '/requests-board/services?tab=eBusiness': 'Services en ligne · Nouvelle demande · Atrium',
    '/terms-and-conditions': 'Conditions générales d’utilisation · Atrium',
  },
};
const STEPS = {
  en: ['Information', 'Details', 'Signatories'],
  fr: ['Informations', 'Précisions', 'Signataires'],
};
const ACTION = { en: 'Open an account', fr: 'Ouvrir un compte' };

for (const language of ['en', 'fr'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('tabs have their own titles', async ({ page }) => {
      for (const [address, title] of Object.entries(TITLES[language])) {
        await page.goto(address);
        await expect(page).toHaveTitle(title);
      }
    });

    test('steps have their own titles', async ({ page }) => {
      await page.goto(FORM);
      for (const [index, step] of STEPS[language].entries()) {
        if (index > 0)
          await page
            .getByRole('navigation')
            .getByRole('button', { name: new RegExp(`^${step}`) })
            .filter({ visible: true })
            .click();
        await expect(page).toHaveTitle(`${step} · ${ACTION[language]} · Atrium`);
        if (index > 0) await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused();
      }
    });
  });
}

test('PLAT-013 the title of the terms changes with the language without a reload', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await expect(page).toHaveTitle('Terms and conditions of use · Atrium');
  await page.getByRole('button', { name: 'Account of Claire Vasseur' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page).toHaveTitle('Conditions générales d’utilisation · Atrium');
});
