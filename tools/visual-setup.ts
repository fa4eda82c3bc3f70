import { beforeAll, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

// A font that loads after the first story would change its measured layout.
beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load()));
});

/** Called by the preview after each story. Captures the body, because layers are outside the story's element. */
globalThis.__atriumAfterStory = async ({ id, tags }) => {
  if (!tags.includes('qa')) return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${inject('mode')!}/${id}`);
};
