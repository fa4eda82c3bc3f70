import { beforeAll, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

// A font that comes after the first story would be measured in its stead.
beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load()));
});

/** Preview calls this after each story: the body, because dialogs and menus stand outside the story's own element. */
globalThis.__atriumAfterStory = async ({ id, tags }) => {
  if (!tags.includes('qa')) return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${inject('mode')!}/${id}`);
};
