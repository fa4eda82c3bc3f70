import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectOpenedByAddress, expectSecondTry, ownDocument, rewrite } from './content.ts';
import { asPerson, expect, expectAccessible, test, toast } from './test.ts';

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
        route.fulfill({ status: 409, json: { errors: [{ code: 'RECORD_CHANGED', label }] } }),
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

test.describe('two administrators', () => {
  // The second user to save is refused with 409, and told so.
  test.use({ persona: 'super-admin', expectedErrors: /409/ });

  test('TF-012 who saves a text second sees both versions, and loses neither', async ({ page, browser }) => {
    const colleague = await asPerson(browser, 'super-admin');
    const sectionOf = (one: Page) => one.getByRole('region', { name: 'Documentary collections' });
    const textOf = (one: Page) => sectionOf(one).getByRole('paragraph').first();
    const fieldOf = (one: Page, language: string, label: string) =>
      sectionOf(one).getByRole('group', { name: language }).getByRole('textbox', { name: label });
    for (const one of [page, colleague]) {
      await one.goto(PATH);
      await sectionOf(one)
        .getByRole('button', { name: /^Edit the text/ })
        .click();
    }
    const description = fieldOf(page, 'English', 'Description');
    const [old, oldFrench] = [
      await description.inputValue(),
      await fieldOf(page, 'French', 'Description').inputValue(),
    ];
    const [mine, theirs] = [`Mine ${randomUUID()}`, `Theirs ${randomUUID()}`];
    await fieldOf(colleague, 'English', 'Description').fill(theirs);
    await fieldOf(colleague, 'French', 'Description').fill('Le leur');
    await sectionOf(colleague).getByRole('button', { name: 'Save text' }).click();
    await expect(textOf(colleague)).toHaveText(theirs);

    await description.fill(mine);
    await sectionOf(page).getByRole('button', { name: 'Save text' }).click();
    const versions = sectionOf(page).getByRole('table');
    await expect(versions.getByRole('row', { name: /^Description, English/ }).getByRole('cell')).toHaveText([
      mine,
      theirs,
    ]);
    await expect(description).toHaveValue(mine);
    // What only the colleague changed is kept.
    await expect(fieldOf(page, 'French', 'Description')).toHaveValue('Le leur');
    await expect(toast(page, 'The text was not saved')).toHaveCount(0);
    await expectAccessible(page);
    await sectionOf(page).getByRole('button', { name: 'Save and replace the new text' }).click();
    await expect(textOf(page)).toHaveText(mine);
    await colleague.reload();
    await expect(textOf(colleague)).toHaveText(mine);

    await sectionOf(page)
      .getByRole('button', { name: /^Edit the text/ })
      .click();
    await expect(fieldOf(page, 'French', 'Description')).toHaveValue('Le leur');
    await description.fill(old);
    await fieldOf(page, 'French', 'Description').fill(oldFrench);
    await sectionOf(page).getByRole('button', { name: 'Save text' }).click();
    await expect(textOf(page)).toHaveText(old);
    await colleague.context().close();
  });

  test('TF-007 HUB-024 CM-004 who updates, orders or deletes a document second overwrites nothing unseen', async ({
    page,
    browser,
  }) => {
    const colleague = await asPerson(browser, 'super-admin');
    const panelOf = (one: Page) => one.getByRole('complementary', { name: 'Documentary collections' });
    const rowsOf = (one: Page) =>
      panelOf(one)
        .getByRole('listitem')
        .filter({ has: one.getByRole('button', { name: /^Download / }) });
    const name = `Shared ${randomUUID()}`;
    const documentOf = (one: Page) => ownDocument(one, panelOf(one), 'Documentary collections', name);
    const menu = async (one: Page, item: string) => {
      await panelOf(one)
        .getByRole('button', { name: `Further actions: ${name}` })
        .click();
      await one.getByRole('menuitem', { name: item }).click();
    };
    await page.goto(`${PATH}?block=DOCUMENTARY_COLLECTIONS`);
    await documentOf(page).add();
    await colleague.goto(`${PATH}?block=DOCUMENTARY_COLLECTIONS`);

    await menu(page, 'Update');
    const dialog = page.getByRole('dialog', { name: `Update ${name}.txt` });
    const english = dialog.getByRole('textbox', { name: 'Description in English' });
    await english.fill('Mine');
    await documentOf(colleague).describe('Theirs');
    await dialog.getByRole('button', { name: 'Update the document' }).click();
    await expect(dialog.getByRole('row', { name: /^Description in English/ }).getByRole('cell')).toHaveText([
      'Mine',
      'Theirs',
    ]);
    await expect(english).toHaveValue('Mine');
    await expect(toast(page, 'Somebody changed this document')).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save and replace the new version' }).click();
    await expect(panelOf(page).getByText('Mine', { exact: true })).toBeVisible();

    // The colleague still sees the older description: the deletion is refused until they have seen the newer one.
    await menu(colleague, 'Delete');
    const question = colleague.getByRole('alertdialog', { name: `Delete ${name}.txt?` });
    await question.getByRole('button', { name: 'Delete the document' }).click();
    await expect(question.getByText(/Somebody changed this document in the meantime/)).toBeVisible();
    await question.getByRole('button', { name: 'Keep the document' }).click();
    await expect(panelOf(colleague).getByText('Mine', { exact: true })).toBeVisible();

    await documentOf(page).moveUp();
    const refused = colleague.waitForResponse('**/api/content/documents/order');
    await panelOf(colleague)
      .getByRole('button', { name: `Move ${name} up` })
      .click();
    expect((await refused).status()).toBe(409);
    await expect(toast(colleague, 'Somebody changed these documents in the meantime')).toBeVisible();
    await expect(rowsOf(colleague).nth(-2)).toContainText(name);

    await documentOf(colleague).remove();
    await colleague.context().close();
  });
});
