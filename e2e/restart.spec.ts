import { startServer, stopServer } from './server.ts';
import { expect, test } from './test.ts';

test.use({ persona: 'osa' });

test('session and favourite survive killing the server', async ({ page }) => {
  await page.goto('/requests-board/requests');
  const add = page.getByRole('button', { name: /^Add to favourites/ }).first();
  const name = (await add.getAttribute('aria-label'))!.replace('Add to favourites: ', '');
  const saved = page.waitForResponse((response) => response.url().includes('/favorites/') && response.ok());
  await add.click();
  await saved;

  // Pending requests of the page would fail when the server stops.
  await page.goto('about:blank');
  await stopServer('SIGKILL');
  await startServer();

  await page.goto('/requests-board/requests?tab=favorite');
  await expect(page.getByRole('button', { name: `Remove from favourites: ${name}` })).toBeVisible();
});
