import type { Page } from '@playwright/test';
import { articleKey } from '@atrium/contract/articles';
import type { Article } from '@atrium/contract/highlights';
import { asPerson, expect, expectAccessible, test, toast } from './test.ts';

/** Returns the articles listed for the signed-in user. */
async function search(page: Page, body: Record<string, unknown> = {}): Promise<Article[]> {
  const answer = await page.request.post('/api/highlights/articles', { data: { size: 100, ...body } });
  return ((await answer.json()) as { pageRecords: Article[] }).pageRecords;
}
const addressOf = (article: Article) => `/highlights?article=${articleKey(article)}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('HIGH-001 HIGH-003 HIGH-006 PLAT-043 tab and filters are in the URL and restored from it', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Insight' }).click();
  await page.getByRole('link', { name: 'Highlights', exact: true }).first().click();
  await expect(page).toHaveTitle('Highlights · Atrium');
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Regulation/ })
    .press('Enter');
  await expect(page).toHaveURL(/tab=REGULATORY/);
  // The address changes before the page does.
  await expect(
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Regulation/ }),
  ).toHaveAttribute('aria-current', 'page');
  const panel = page.getByRole('region', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: 'French' }).check();
  await expect(page).toHaveURL(/languages=fr/);
  const [newest] = await search(page, { categories: ['REGULATORY'], languages: ['fr'] });
  await expect(page.getByRole('heading', { level: 2, name: newest!.title }).first()).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('checkbox', { name: 'French' })).toBeChecked();
  await page.getByRole('searchbox', { name: 'Search in articles' }).fill('no such word anywhere');
  await expect(page.getByText('No article matches these filters')).toBeVisible();
});

test('HIGH-004 HIGH-009 HIGH-010 eighteen at a time; an article opens by keyboard, and going back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/highlights?tab=ECONOMIC');
  const cards = page.getByRole('main').locator('article');
  await expect(cards).toHaveCount(18);
  await page.getByRole('button', { name: /^Show \d+ more$/ }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => cards.count()).toBeGreaterThan(18);
  const [first, second] = await search(page, { categories: ['ECONOMIC'] });
  await page.getByRole('link', { name: second!.title, exact: true }).first().press('Enter');
  await expect(page).toHaveURL(new RegExp(articleKey(second!)));
  await expect(heading(page, second!.title)).toBeVisible();
  await expect(page.getByText(second!.description)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Previous' }).press('Enter');
  await expect(heading(page, first!.title)).toBeVisible();
  await page.getByRole('link', { name: 'French', exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(articleKey({ ...first!, language: 'fr' })));
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/tab=ECONOMIC&page=2$/);
  await expect.poll(() => cards.count()).toBeGreaterThan(18);
});

test('HIGH-009 a printed article contains only its content: no position, button or link', async ({
  page,
}) => {
  const [, article] = await search(page, { categories: ['ECONOMIC'] });
  // The cookie bar, not accepted yet, is not printed either.
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', ''));
  await page.goto('/highlights?tab=ECONOMIC');
  await page.getByRole('link', { name: article!.title, exact: true }).first().press('Enter');
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, article!.title)).toBeVisible();
  await expect(page.getByText(article!.description)).toBeVisible();
  await expect(page.getByText(/^2 of \d+$/)).toBeHidden();
  for (const role of ['button', 'link', 'textbox'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
});

test('HIGH-008 a video plays in the browser’s player with captions, without external requests', async ({
  page,
}) => {
  const film = (await search(page, { categories: ['VIDEOS'] }))[0]!;
  await page.goto('/highlights?tab=VIDEOS');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && !/^(data|blob):/.test(request.url()))
      elsewhere.push(request.url());
  });
  await page.goto(addressOf(film));
  const video = page.locator('video');
  await expect(video).toHaveAttribute('poster', /^data:image\/webp/);
  await expectAccessible(page);
  const facts = await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }));
    element.currentTime = 14;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.pause();
    const shown = [...element.textTracks].filter(({ mode }) => mode === 'showing');
    return {
      seconds: Math.round(element.duration),
      at: Math.floor(element.currentTime),
      captions: shown.map(({ language }) => language),
    };
  });
  expect(facts.seconds).toBe(film.video!.seconds);
  expect(facts.at).toBeGreaterThanOrEqual(14);
  expect(facts.captions).toEqual(['en']);
  expect(elsewhere).toEqual([]);
});

test('HIGH-015 HIGH-016 a client sees no attachments and creates a request instead', async ({ page }) => {
  const article = (await search(page)).find(({ attachments }) => attachments.length > 1)!;
  await page.goto(addressOf(article));
  await expect(heading(page, article.title)).toBeVisible();
  await expect(page.getByText(article.attachments[0]!.name)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'New request' }).click();
  await expect(page).toHaveURL(/requests-board\/services\?article=/);
  // Every link to a request in the hub keeps the article.
  const ways = page.getByRole('main').locator('a[href^="/requests-board/"][href*="service"]');
  await expect(ways.first()).toHaveAttribute('href', /article=/);
  await page.goto(
    `/requests-board/requests/new?service=CASH_MANAGEMENT&action=PAYMENT_INVESTIGATION&article=${articleKey(article)}`,
  );
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(files).toHaveCount(article.attachments.length);
  // A comma in the name of an attachment is not accepted in an upload.
  for (const { name } of article.attachments)
    await expect(files.filter({ hasText: name.replaceAll(',', '') })).toContainText('Added');
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(article.title);
});

test('HIGH-007 HIGH-019 HIGH-020 research is found by company and requested', async ({ page }) => {
  await page.goto('/highlights');
  const panel = page.getByRole('region', { name: 'Equity research' });
  await panel.getByRole('link', { name: /^All / }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Equity research' });
  await expect(drawer.getByRole('listitem')).toHaveCount(20);
  await expectAccessible(page);
  const search = drawer.getByRole('searchbox', { name: 'Search for a company' });
  await search.fill('kestrel');
  await search.press('Enter');
  const ask = drawer.getByRole('button', { name: /^Request the note on Kestrel/ });
  await expect(ask.first()).toBeVisible();
  await expect(drawer.getByText('Brenner')).toHaveCount(0);
  const name = (await ask.first().getAttribute('aria-label'))!;
  await ask.first().press('Enter');
  await expect(drawer.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(drawer.getByText(/^Requested on/).first()).toBeVisible();
  // Escape closes the toast first.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test.describe('administrators', () => {
  test.use({ persona: 'super-admin' });

  test('HIGH-012 HIGH-013 HIGH-014 hide one language version of an article, and show it again', async ({
    page,
    browser,
  }) => {
    const article = (await search(page, { categories: ['SECTORIAL'] })).findLast(
      ({ isHidden }) => !isHidden,
    )!;
    await page.goto(addressOf(article));
    const hide = page.getByRole('button', { name: 'Hide article' });
    await hide.click();
    await toast(page, 'Article hidden from clients').getByRole('button', { name: 'Undo' }).click();
    await expect(hide).toBeVisible();
    const client = await asPerson(browser, 'client');
    await client.goto(addressOf(article));
    await expect(heading(client, article.title)).toBeVisible();
    await hide.click();
    await expect(page.getByText('Hidden from clients', { exact: true })).toBeVisible();
    await client.reload();
    await expect(heading(client, 'This article cannot be opened')).toBeVisible();
    await page.getByRole('button', { name: 'Show article', exact: true }).click();
    await expect(hide).toBeVisible();
    await client.reload();
    await expect(heading(client, article.title)).toBeVisible();
    await expect(client.getByRole('button', { name: 'Hide article' })).toHaveCount(0);
    await client.context().close();
  });
});

test.describe('bank staff', () => {
  test.use({ persona: 'staff', language: 'fr', theme: 'dark' });

  test('HIGH-015 HIGH-017 preview and download an attachment', async ({ page }) => {
    const article = (await search(page, { languages: ['fr'] })).find(
      ({ attachments }) => attachments.length > 0,
    )!;
    await page.goto(addressOf(article));
    const list = page.getByRole('region', { name: /^Pièces jointes/ });
    await expect(list).toBeVisible();
    await expectAccessible(page);
    const { name } = article.attachments.find(({ mime }) => mime === 'application/pdf')!;
    await list.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await list.getByRole('button', { name: `Télécharger ${name}` }).click();
    expect((await saved).suggestedFilename()).toBe(name);
  });
});

test.describe('a user without highlights', () => {
  test.use({ persona: 'restricted', expectedErrors: /403/ });

  test('PLAT-043 does not find the page', async ({ page }) => {
    await page.goto('/highlights');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
