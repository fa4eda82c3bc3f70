import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Preview calls this after each story: the body, because dialogs and menus stand outside the story's own element. */
globalThis.__atriumAfterStory = async ({ id, tags }) => {
  if (!tags.includes('qa')) return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(id);
};
