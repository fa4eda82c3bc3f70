import { asPerson, expect, test } from './test.ts';

const full = (name: string) => `/home/widgets/${name}`;

test('changes since the last visit are listed, whatever their status', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: /^\d+ requests? changed$/ }).click();
  await expect(page).toHaveURL(/\/search\?changed=true$/);
  await expect(page.getByText(/^\d+ results? in 1 service$/)).toBeVisible();
  const narrowed = page.getByRole('button', {
    name: 'Remove the filter Requests: Changed since your last visit',
  });
  await page.locator('[data-result]').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/requests\/[0-9a-f-]+/);
  await page.goBack();
  await narrowed.click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByText('What are you looking for?')).toBeVisible();
});

for (const who of ['client', 'client-admin'] as const)
  test.describe(`pending items of ${who}`, () => {
    test.use({ persona: who });

    test('add up to the number in the navigation bar', async ({ page }) => {
      // Retried, because another journey of the same user may change the number between the two reads.
      await expect(async () => {
        await page.goto('/home');
        const waits = page.getByRole('banner').getByText(/^\d+ requests? (is|are) waiting for you$/);
        await expect(waits).toHaveCount(1);
        const inBar = Number.parseInt(await waits.innerText(), 10);
        const facts = page.getByText(
          /^\d+ open requests? (is|are) waiting for you$|^\d+ closures? to confirm$/,
        );
        await expect(facts).not.toHaveCount(0);
        const told = (await facts.allInnerTexts()).map((text) => Number.parseInt(text, 10));
        expect(told.reduce((sum, count) => sum + count, 0)).toBe(inBar);
      }).toPass({ intervals: [1_000] });
      if (who === 'client-admin') {
        await page.getByRole('link', { name: /^\d+ closures? to confirm$/ }).click();
        await expect(page).toHaveURL(/tab=to-close/);
      }
    });
  });

test.describe('documents', () => {
  test('WID-021 the ten newest are listed; full width shows all pages, and downloads', async ({ page }) => {
    const asked = page.waitForRequest('**/api/documents/search');
    await page.goto('/home');
    expect((await asked).postDataJSON()).toMatchObject({ limit: 10, sort: 'DateDescending' });
    await page.goto(full('documents'));
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(100);
    await expect(page.getByText(/^100 of \d+ shown$/)).toBeVisible();
    const saved = page.waitForEvent('download');
    await rows
      .first()
      .getByRole('button', { name: /^Download/ })
      .click();
    expect((await saved).suggestedFilename()).toMatch(/\.\w+$/);
  });

  test('DOC-007 open over the home page with their own URL, by keyboard', async ({ page }) => {
    await page.goto(full('documents'));
    await page
      .getByRole('button', { name: /^Open .*\.pdf/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/document=[0-9a-f-]{36}/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).not.toHaveURL(/document=/);
  });
});

test.describe('contacts', () => {
  test('CONT-011 a favourite is removed, added again, and saved', async ({ page }) => {
    await page.goto(full('contacts'));
    const star = page.getByRole('button', { name: /Paola Ricci (from|to) the favourites/ });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    // The star updates optimistically, before the server answers.
    const answerTo = (method: string) =>
      page.waitForResponse(
        (answer) => /contacts\/favorites/.test(answer.url()) && answer.request().method() === method,
      );
    const removed = answerTo('DELETE');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    expect((await removed).status()).toBe(204);
    const added = answerTo('POST');
    await star.click();
    expect((await added).status()).toBe(204);
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });

  test('PLAT-029 PLAT-030 events have a page, with an explanation for users without access', async ({
    page,
    browser,
  }) => {
    await page.goto('/esg-event');
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const other = await asPerson(browser, 'restricted');
    await other.goto('/esg-event');
    await expect(other.getByText('Events are not part of your services')).toBeVisible();
  });

  test('NAV-027 the support email is copied to the coverage contacts', async ({ page }) => {
    await page.goto('/home');
    const mail = page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
    await expect(mail).toHaveAttribute('href', /^mailto:.+[?&]cc=[^&]*m\.delaunay@atrium\.example/);
  });

  test.describe('failing contacts calls', () => {
    test.use({ expectedErrors: /500/ });
    test('WID-007 WID-027 leave only the widget empty', async ({ page }) => {
      await page.route('**/api/contacts/search', (route) =>
        route.fulfill({ status: 500, json: { errors: [] } }),
      );
      await page.goto(full('contacts'));
      await expect(page.getByText('No favourite yet')).toBeVisible();
    });
  });
});

test.describe('research', () => {
  test.use({ persona: 'staff' });
  test('WID-029 no articles are fetched for bank staff', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/highlights/articles')) asked.push(request.url());
    });
    await page.goto(full('global-markets-research'));
    await expect(page.getByText('Research is sent to clients')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test.describe('in French', () => {
  test.use({ language: 'fr', theme: 'dark' });
  test('WID-036 WID-045 WID-047 content of the bank is in the reader’s language', async ({ page }) => {
    await page.goto(full('my-service-information'));
    await expect(page.getByRole('heading', { name: 'Heures limites de fin d’année' })).toBeVisible();
    await page.goto(full('events'));
    await expect(page.getByText('Journée de la finance durable')).toBeVisible();
    await page.goto(full('whats-new'));
    await expect(page.getByRole('heading', { name: 'Signature conjointe par groupe' })).toBeVisible();
  });
});

test.describe('next reviews', () => {
  test('at full width cover every legal entity, not only the five of the home page', async ({ page }) => {
    const { totalCount } = (await (await page.request.get('/api/kyc')).json()) as { totalCount: number };
    expect(totalCount).toBeGreaterThan(5);
    await page.goto(full('kyc-list'));
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(totalCount + 1);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });
});

test.describe('printed', () => {
  // A4 portrait and landscape, A3 landscape, without their margins.
  for (const [width, height] of [
    [718, 1047],
    [1047, 718],
    [1511, 1047],
  ] as const) {
    test(`no number of the forecast is cut off at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/home');
      await page.emulateMedia({ media: 'print' });
      const panel = page.getByRole('region', { name: 'Forecast' }).getByRole('tabpanel');
      await expect(panel.getByRole('table')).toBeVisible();
      const hidden = () => panel.evaluate((node) => node.scrollWidth - node.clientWidth);
      await expect.poll(hidden).toBe(0);
      expect(await panel.locator('tbody tr').first().locator('td:visible').count()).toBe(5);
    });
  }
});
