import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectOpenedByAddress, expectSecondTry, ownDocument, rewrite } from './content.ts';
import { expect, expectAccessible, test } from './test.ts';

const PATH = '/trade-finance-solutions';

interface Content {
  blocks: { blockId: string; documents: { id: string; filename: string; mediaType: string }[] }[];
}

const documents = async (page: Page) => {
  const content = (await (await page.request.get(`/api${PATH}`)).json()) as Content;
  return content.blocks.flatMap((block) => block.documents);
};

test('TF-001 TF-003 TF-004 a client finds the documents of a product from the navigation, by keyboard only', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'eBusiness' }).press('Enter');
  await page
    .getByRole('group', { name: 'eBusiness' })
    .getByRole('link', { name: 'Trade finance' })
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Trade finance' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^View documentation: Documentary collections/ }).press('Enter');
  const panel = page.getByRole('complementary', { name: 'Documentary collections' });
  await expect(panel.getByRole('button', { name: 'URC 522 explained', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add documents|^Edit the/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close the documents' }).press('Enter');
  await expect(panel).toHaveCount(0);
});

test('TF-005 a URL opens a document in the preview, or downloads one without a preview', async ({ page }) => {
  await expectOpenedByAddress(page, PATH, await documents(page));
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /500|Failed to load/ });

  test('TF-001 an error state with a retry replaces a page that could not be loaded', async ({ page }) => {
    await expectSecondTry(page, PATH, {
      call: PATH,
      failed: 'The trade finance page could not be loaded',
      region: 'Documentary collections',
    });
  });
});

test.describe('a user without the service', () => {
  test.use({ persona: 'restricted' });

  test('PLAT-032 gets an explanation at the URL', async ({ page }) => {
    await page.goto(`${PATH}?document=${randomUUID()}`);
    await expect(page.getByRole('heading', { name: 'Trade finance is not available' })).toBeVisible();
    await expect(page.getByText('Your access does not include this service.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('editors of trade finance', () => {
  test.use({ persona: 'super-admin' });

  test('TF-012 edit title and description in both languages', async ({ page }) => {
    await page.goto(PATH);
    const section = page.getByRole('region', { name: 'Supply chain finance' });
    const french = section.getByRole('group', { name: 'French' });
    const english = section.getByRole('group', { name: 'English' });
    await rewrite(page, section, {
      field: english.getByRole('textbox', { name: 'Description' }),
      words: `Suppliers ${randomUUID()}`,
      before: () =>
        expect(french.getByRole('textbox', { name: 'Title' })).toHaveValue('Financement des fournisseurs'),
    });
  });

  test.describe('a refused save', () => {
    test.use({ expectedErrors: /409/ });

    test('TF-010 is logged and shown in the form, which keeps the input', async ({ page }) => {
      const label = 'Somebody changed this text in the meantime.';
      await page.route(`**/api${PATH}/translation`, (route) =>
        route.fulfill({ status: 409, json: { errors: [{ code: 'CONFLICT', label }] } }),
      );
      await page.goto(PATH);
      const section = page.getByRole('region', { name: 'Receivables finance' });
      await section.getByRole('button', { name: /^Edit the text/ }).click();
      const english = section.getByRole('group', { name: 'English' });
      const description = english.getByRole('textbox', { name: 'Description' });
      const words = `Receivables ${randomUUID()}`;
      await description.fill(words);
      const logged = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/log');
      await section.getByRole('button', { name: 'Save text' }).click();
      expect((await logged).postDataJSON()).toMatchObject({
        scope: 'call update-content-texts',
        message: expect.stringContaining('409'),
      });
      await expect(section.getByText(label)).toBeVisible();
      await expect(description).toHaveValue(words);
    });
  });

  test('TF-006 TF-007 TF-008 add, sort, update and delete a document', async ({ page }) => {
    await page.goto(`${PATH}?block=SUPPLY_CHAIN_FINANCE`);
    const panel = page.getByRole('complementary', { name: 'Supply chain finance' });
    const document = ownDocument(page, panel, 'Supply chain finance', `Trade ${randomUUID()}`);
    await document.add();
    await document.moveUp();
    await document.describe('How it works');
    await document.remove();
  });
});
