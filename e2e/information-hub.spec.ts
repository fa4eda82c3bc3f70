import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectOpenedByAddress, ownDocument, rewrite } from './content.ts';
import { expect, expectAccessible, test } from './test.ts';

const HUB = '/information-hub';

interface Listed {
  id: string;
  filename: string;
  mediaType: string;
  itbInfo: { tab: string; bloc: string };
}

const documents = async (page: Page): Promise<Listed[]> =>
  (await (await page.request.get('/api/information-hub/documents')).json()) as Listed[];

test('HUB-001 HUB-002 HUB-006 HUB-012 a client finds the documents of a product and of a country, by keyboard only', async ({
  page,
}) => {
  await page.goto('/home');
  await page.goto(HUB);
  await expect(page.getByRole('heading', { level: 1, name: 'Information hub' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View documents of Reporting' }).press('Enter');
  const panel = page.getByRole('complementary', { name: 'Reporting' });
  await expect(panel.getByRole('button', { name: 'Intraday positions', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add documents|^Edit the/ })).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Close the documents' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await page.getByRole('link', { name: /^Countries overview/ }).press('Enter');
  await page
    .getByRole('region', { name: 'Overlay markets' })
    .getByRole('link', { name: /^Japan/ })
    .press('Enter');
  await expect(page).toHaveURL(/bloc=OVERLAY_MARKETS_JP/);
  await expect(page.getByRole('complementary', { name: 'Japan, Overlay markets' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Japan, Overlay markets' })).toBeVisible();
});

test('HUB-016 a URL opens a document in the preview, or downloads one without a preview', async ({
  page,
}) => {
  await expectOpenedByAddress(page, HUB, await documents(page));
});

test.describe('editors of the hub', () => {
  test.use({ persona: 'super-admin' });

  test('HUB-018 HUB-027 PLAT-087 edit a text in both languages; leaving with unsaved changes asks first', async ({
    page,
  }) => {
    await page.goto(HUB);
    const section = page.getByRole('region', { name: 'Account management' });
    const field = section.getByRole('textbox', { name: 'English' });
    await rewrite(page, section, {
      field,
      words: `Accounts ${randomUUID()}`,
      before: async () => {
        await field.fill('Half a sentence');
        await page.getByRole('link', { name: 'Home', exact: true }).click();
        const asked = page.getByRole('alertdialog');
        await expect(asked).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(asked).toHaveCount(0);
      },
    });
  });

  test('HUB-017 HUB-019 HUB-020 HUB-021 HUB-022 HUB-024 HUB-026 add, update and delete a report', async ({
    page,
  }) => {
    await page.goto(`${HUB}?tab=REPORTS_AND_INSIGHTS`);
    const section = page.getByRole('region', { name: 'Market insights' });
    const report = ownDocument(page, section, 'Market insights', `Report ${randomUUID()}`);
    await report.add({ English: 'Rates next year', French: 'Les taux l’an prochain' });
    await expect(section.getByText('Rates next year')).toBeVisible();
    await report.describe('Rates in two years', () => expectAccessible(page));
    await report.replace();
    await report.remove();
  });
});
