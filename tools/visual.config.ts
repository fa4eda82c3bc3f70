import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { modes } from '../.storybook/modes.ts';
import { storyBrowser } from '../vitest.config.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** One project a mode of .storybook/modes.ts; only stories tagged `qa` are drawn. */
export default defineConfig({
  root: ROOT,
  test: {
    projects: Object.entries(modes).map(([mode, globals]) => ({
      extends: path.join(ROOT, '.storybook/vite.config.ts'),
      plugins: [
        storybookTest({
          configDir: path.join(ROOT, '.storybook'),
          initialGlobals: globals,
          tags: { include: ['qa'] },
        }),
      ],
      test: {
        name: `visual-${mode}`,
        setupFiles: [path.join(ROOT, 'tools/story-setup.ts'), path.join(ROOT, 'tools/visual-setup.ts')],
        env: { ATRIUM_MODE: mode },
        isolate: false,
        browser: {
          // A page is as wide with the whole browser as with its headless shell.
          ...storyBrowser('--hide-scrollbars'),
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch' as const,
              comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0 },
              resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
                path.join(ROOT, 'packages/ui/visual', mode, `${arg}${ext}`),
            },
          },
        },
      },
    })),
  },
});
