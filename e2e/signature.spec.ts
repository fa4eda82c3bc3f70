import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, toast } from './test.ts';

/** Electronic signatures, from the form to the signed document; invitations are read from the sandbox mailbox. */

interface Listed {
  id: string;
  title: string;
  createdAt: string;
  rights: { canUploadDocument: boolean };
}

/** Returns an open request of the user, for signature or of another type; each journey uses another index. */
async function requestAt(page: Page, index: number, isSignature: boolean): Promise<Listed> {
  const answer = await page.request.get(
    '/api/requests?requestStates=ACTION_REQUIRED&requestStates=INPROGRESS&limit=100',
  );
  const { pageRecords } = (await answer.json()) as { pageRecords: (Listed & { type: string })[] };
  const usable = pageRecords.filter(
    ({ type, rights }) => (type === 'SIGNATURE') === isSignature && rights.canUploadDocument,
  );
  expect(usable.length).toBeGreaterThan(index);
  // The oldest first: requests that other journeys create or read meanwhile do not move them.
  return usable.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[index]!;
}

const mailOf = (name: string) => `${name.toLowerCase()}.${Date.now()}@people.example`;

/** Opens the latest invitation sent to an address and acts as that person. */
async function visit(page: Page, address: string, act: (page: Page) => Promise<void>): Promise<void> {
  const visitor = await page.context().newPage();
  await visitor.goto(`/sandbox/mailbox?address=${encodeURIComponent(address)}&lang=en`);
  await visitor.getByRole('link', { name: 'Open the invitation' }).first().click();
  await act(visitor);
  await visitor.close();
}

const sign = async (page: Page) => {
  await page.getByRole('checkbox', { name: /I have read the documents/ }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('You have signed.')).toBeVisible();
};

test.describe('in English', () => {
  test('SIGN-017 SIGN-005 SIGN-006 SIGN-036 an envelope is created, signed in order, completed and downloaded', async ({
    page,
  }) => {
    const request = await requestAt(page, 0, true);
    await page.goto(`/requests-board/requests/${request.id}?tab=signature`);
    await page.getByRole('button', { name: 'Send for signature' }).click();
    const title = `Amendment of ${Date.now()}`;
    await page.getByLabel('Title').fill(title);
    await page.getByRole('radio', { name: 'The bank’s amendment form' }).click();
    // Missing fields are reported, and nothing is sent.
    await page.getByRole('button', { name: 'Check and continue' }).click();
    await expect(page.getByRole('link', { name: 'Signatory 1, Last name' })).toBeVisible();
    // A link half under the sticky bar counts as a small target.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
    }).toPass();

    const row = (index: number) => page.getByRole('listitem', { name: `Signatory ${index}`, exact: true });
    const people = [mailOf('Anna'), mailOf('Ben')];
    for (const [index, mail] of people.entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Add a signatory' }).click();
      await row(index + 1)
        .getByLabel('Last name')
        .fill('Sample');
      await row(index + 1)
        .getByLabel('First name')
        .fill(['Anna', 'Ben'][index]!);
      await row(index + 1)
        .getByLabel('Email')
        .fill(mail);
    }
    await page.getByRole('button', { name: 'Check and continue' }).click();
    await expect(page.getByRole('heading', { name: 'Ready to send' })).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(row(2).getByLabel('First name')).toHaveValue('Ben');
    // The browser asks before a reload; afterwards the form is unchanged.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(row(2).getByLabel('First name')).toHaveValue('Ben');
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByRole('button', { name: 'Check and continue' }).click();
    await expect(page.getByText(/^2\. Ben Sample/)).toBeVisible();
    await page
      .getByRole('region', { name: 'Send for signature' })
      .getByRole('button', { name: 'Send for signature' })
      .click();

    const card = page.getByRole('article', { name: title });
    await expect(card.getByText('Submitted')).toBeVisible();
    await expect(card.getByText('Not yet invited')).toBeVisible();
    await expectAccessible(page);

    await visit(page, people[0]!, async (visitor) => {
      await expectAccessible(visitor);
      await sign(visitor);
    });
    await page.reload();
    await expect(card.getByText('1 of 2 signed')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Cancel the signature' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Remind signatories' }).click();
    await expect(toast(page, `Reminder sent for “${title}”`)).toBeVisible();
    await visit(page, people[1]!, sign);
    await page.reload();
    await expect(card.getByText('Signed', { exact: true }).first()).toBeVisible();
    const saved = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Download the signed documents' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('Amendment (signed).pdf');
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('SIGN-031 SIGN-032 an envelope is sent on behalf of a company, whose SIREN is checked', async ({
    page,
  }) => {
    const request = await requestAt(page, 1, true);
    await page.goto(`/requests-board/requests/${request.id}?tab=signature`);
    await page.getByRole('button', { name: 'Send for signature' }).click();
    const title = `Entity ${Date.now()}`;
    const mail = mailOf('Emma');
    await page.getByLabel('Title').fill(title);
    await page.getByRole('radio', { name: 'The bank’s amendment form' }).click();
    await page.getByRole('switch', { name: 'Signed in the name of a French company' }).click();
    await page.getByLabel('Legal name').fill('Halden Industries SA');
    await page.getByLabel('SIREN').fill('552 100 555');
    const row = page.getByRole('listitem', { name: 'Signatory 1', exact: true });
    await row.getByLabel('Last name').fill('Sample');
    await row.getByLabel('First name').fill('Emma');
    await row.getByLabel('Email').fill(mail);
    await page.getByRole('button', { name: 'Check and continue' }).click();
    await page.getByRole('link', { name: 'SIREN' }).click();
    await expect(page.getByLabel('SIREN')).toBeFocused();
    await expect(page.getByLabel('SIREN')).toHaveValue('552 100 555');
    await page.getByLabel('SIREN').fill('552 100 554');
    await page.getByRole('button', { name: 'Check and continue' }).click();
    await expect(page.getByText(/^Halden Industries SA \(SIREN 552.100.554\)$/)).toBeVisible();
    await page
      .getByRole('region', { name: 'Send for signature' })
      .getByRole('button', { name: 'Send for signature' })
      .click();
    const card = page.getByRole('article', { name: title });
    await expect(card.getByText(/In the name of Halden Industries SA \(SIREN 552.100.554\)/)).toBeVisible();
    await visit(page, mail, async (visitor) => {
      await expect(visitor.getByText(/In the name of Halden Industries SA \(SIREN/)).toBeVisible();
    });
  });

  test('PLAT-061 leaving the form without saving discards it', async ({ page }) => {
    const request = await requestAt(page, 0, true);
    await page.goto(`/requests-board/requests/${request.id}?tab=signature`);
    const start = page.getByRole('button', { name: 'Send for signature' });
    await start.click();
    await page.getByLabel('Title').fill('Given up');
    await page
      .getByRole('navigation', { name: 'Where you are' })
      .getByRole('link', { name: 'Requests', exact: true })
      .click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    // Once the board is shown, the form and its navigation guard are gone.
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await page.goBack();
    await start.click();
    await expect(page.getByLabel('Title')).toHaveValue(request.title);
  });

  test('SIGN-010 SIGN-011 an envelope is cancelled before any signature; the open invitation no longer signs', async ({
    page,
  }) => {
    const request = await requestAt(page, 0, false);
    const title = `Cancelled ${Date.now()}`;
    const mail = mailOf('Cora');
    await page.request.post('/api/signature', {
      data: {
        requestId: request.id,
        signatureType: 'Amendment',
        subject: title,
        documentIds: [],
        signatories: [{ firstName: 'Cora', lastName: 'Sample', mail }],
      },
    });
    await page.goto(`/requests-board/requests/${request.id}?tab=signature`);
    const card = page.getByRole('article', { name: title });
    await visit(page, mail, async (visitor) => {
      await card.getByRole('button', { name: 'Cancel the signature' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Cancel the signature' }).click();
      await expect(card.getByText('Cancelled').first()).toBeVisible();
      await visitor.getByRole('checkbox').check();
      await visitor.getByRole('button', { name: 'Sign', exact: true }).click();
      await expect(
        visitor.getByText('The signature no longer waits for you. Nothing was changed.'),
      ).toBeVisible();
    });
  });

  test('SIGN-013 a user signs in advanced mode from the portal and returns', async ({ page }) => {
    const request = await requestAt(page, 1, false);
    const title = `Own turn ${Date.now()}`;
    await page.request.post('/api/signature', {
      data: {
        requestId: request.id,
        signatureType: 'Amendment',
        subject: title,
        signatureOption: 'advanced',
        documentIds: [],
        signatories: [
          {
            firstName: 'Claire',
            lastName: 'Vasseur',
            mail: 'c.vasseur@halden.example',
            phoneNumber: '+33612343652',
          },
        ],
      },
    });
    await page.goto(`/requests-board/requests/${request.id}?tab=signature`);
    const card = page.getByRole('article', { name: title });
    await card.getByRole('link', { name: /^Sign/ }).click();
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const mailbox = await page.context().newPage();
    await mailbox.goto('/sandbox/mailbox?address=c.vasseur@halden.example&lang=en');
    const message = await mailbox
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByText(/your code is/)
      .textContent();
    await mailbox.close();
    await page.getByRole('checkbox', { name: /I have read the documents/ }).check();
    await page.getByLabel(/Code sent to/).fill(/(\d{6})\s*$/.exec(message!)![1]!);
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${request.id}\\?tab=signature`));
    await expect(card.getByRole('button', { name: 'Download the signed documents' })).toBeVisible();
  });
});

test('SIGN-013 signing takes four clicks from the board', async ({ page }) => {
  const request = await requestAt(page, 2, false);
  const title = `Four clicks ${Date.now()}`;
  const sent = await page.request.post('/api/signature', {
    data: {
      requestId: request.id,
      signatureType: 'Amendment',
      subject: title,
      documentIds: [],
      signatories: [{ firstName: 'Claire', lastName: 'Vasseur', mail: 'c.vasseur@halden.example' }],
    },
  });
  expect(sent.status()).toBe(201);
  const { reference } = (await (await page.request.get(`/api/requests/${request.id}`)).json()) as {
    reference: string;
  };
  await page.goto('/requests-board/requests');
  await page.getByRole('searchbox', { name: 'Search in the list' }).fill(reference);
  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks += 1;
  };
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(1);
  await click(page.getByRole('grid').getByRole('link'));
  const next = page.getByRole('main').getByRole('link', { name: 'Sign 1 document' });
  // When the pending envelope is known, the link leads to the signing page.
  await expect(next).toHaveAttribute('href', /^\/sandbox\/signature/);
  await click(next);
  await click(page.getByRole('checkbox', { name: /I have read the documents/ }));
  await click(page.getByRole('button', { name: 'Sign', exact: true }));
  // Back on the request, which shows the signature and asks for no more.
  await expect(page).toHaveURL(new RegExp(`${request.id}\\?tab=signature`));
  const card = page.getByRole('article', { name: title });
  await expect(card.getByRole('button', { name: 'Download the signed documents' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Sign \d/ })).toHaveCount(0);
  expect(clicks).toBe(4);
});

test.describe('in French, in dark theme', () => {
  test.use({ language: 'fr', theme: 'dark' });

  test('SIGN-015 SIGN-008 a joint signature is created by keyboard and declined', async ({ page }) => {
    const request = await requestAt(page, 1, true);
    await page.goto(`/requests-board/requests/${request.id}?tab=signature`);
    await page.getByRole('button', { name: 'Envoyer pour signature' }).focus();
    await page.keyboard.press('Enter');
    const title = `Avenant ${Date.now()}`;
    await page.getByLabel('Titre').fill(title);
    await page.getByRole('radio', { name: /formulaire d’avenant/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('switch', { name: 'La banque et le client signent tous deux' }).focus();
    await page.keyboard.press('Space');

    const row = (index: number) => page.getByRole('listitem', { name: `Signataire ${index}`, exact: true });
    // A client can only name present staff as signatories of the bank.
    const [bank, client] = ['m.delaunay@atrium.example', mailOf('Inès')];
    await row(1).getByLabel('Nom', { exact: true }).fill('Exemple');
    await row(1).getByLabel('Prénom').fill('Inès');
    await row(1).getByLabel('Adresse e-mail').fill(client);
    await page.getByRole('button', { name: 'Ajouter un signataire' }).focus();
    await page.keyboard.press('Enter');
    await row(2).getByLabel('Nom', { exact: true }).fill('Modèle');
    await row(2).getByLabel('Prénom').fill('Hugo');
    await row(2).getByLabel('Adresse e-mail').fill(bank);
    await row(2).getByRole('radio', { name: 'Client' }).focus();
    // Held as long as a real key press, because the selection follows the focus.
    await page.keyboard.press('ArrowLeft', { delay: 150 });
    // The bank’s group comes first, including its signatory.
    await expect(row(1).getByLabel('Prénom')).toHaveValue('Hugo');
    await expect(row(1).getByRole('radio', { name: 'Banque' })).toBeFocused();
    // The sticky bar would cover content scrolled under it.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Vérifier et continuer' }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: 'Envoyer pour signature' })
      .getByRole('button', { name: 'Envoyer pour signature' })
      .focus();
    await page.keyboard.press('Enter');

    const card = page.getByRole('article', { name: title });
    await expect(card.getByText(/^Signature conjointe/)).toBeVisible();
    await visit(page, bank, async (visitor) => {
      await visitor.getByText('Decline to sign').click();
      await visitor.getByLabel('Reason (optional)').fill('Ce n’est pas mon périmètre.');
      await visitor.getByRole('button', { name: 'Decline', exact: true }).click();
      await expect(visitor.getByText('You have declined to sign.')).toBeVisible();
    });
    await page.reload();
    await expect(card.getByText(/Hugo Modèle a refusé de signer/)).toBeVisible();
    await expect(card.getByText(/Ce n’est pas mon périmètre/)).toBeVisible();
    await expectAccessible(page);
  });
});
