import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { modes, type Mode } from './.storybook/modes.ts';
import { browserPath } from './tools/browser.ts';

// Resolves workspace packages to their sources, never to stale build output.
const conditions = {
  resolve: { conditions: ['@atrium/source', ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: ['@atrium/source', ...defaultServerConditions] },
    noExternal: [/^@atrium\//],
  },
};

/** Milliseconds: stops a hanging test, but is long enough for a busy machine; no test measures speed. */
const PATIENCE = 60_000;

/** Runs only QA stories, in both modes, with screenshots (`pictures`) or without (`qa`). */
const compares = process.env['ATRIUM_STORIES'] === 'pictures';
const onlyQa = compares || process.env['ATRIUM_STORIES'] === 'qa';

const BROWSER = { browser: 'chromium' } as const;

/**
 * Stories as tests in a real browser: render, play and axe in both themes. They run one after another in one page, as in
 * Storybook: a page per file reloads everything and takes more than twice as long.
 */
const stories = (
  name: string,
  instances: { browser: 'chromium'; name?: string; provide?: { mode: Mode } }[],
  tags?: { include?: string[]; exclude?: string[] },
) => ({
  extends: path.resolve(import.meta.dirname, '.storybook/vite.config.ts'),
  plugins: [
    storybookTest({
      configDir: path.resolve(import.meta.dirname, '.storybook'),
      ...(tags && { tags }),
    }),
  ],
  test: {
    name,
    testTimeout: PATIENCE,
    isolate: false,
    // As for journeys: the machine may be busy. Tests that pass only on retry are listed at the end of the run.
    retry: 1,
    setupFiles: [
      path.resolve(import.meta.dirname, 'tools/story-setup.ts'),
      ...(compares ? [path.resolve(import.meta.dirname, 'tools/visual-setup.ts')] : []),
    ],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: browserPath(),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--force-color-profile=srgb',
            '--font-render-hinting=none',
            // Gives the full browser the same page width as its headless shell.
            '--hide-scrollbars',
          ],
        },
        contextOptions: { timezoneId: 'Europe/Paris', locale: 'en-GB' },
      }),
      instances,
      expect: {
        toMatchScreenshot: {
          timeout: 15_000,
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0 },
          // The name of a screenshot starts with its mode.
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            path.resolve(import.meta.dirname, 'packages/ui/visual', `${arg}${ext}`),
        },
      },
    },
  },
});

/** Runs each file in its own VM context instead of its own process: half the time, and still isolated. */
const IN_CONTEXTS = 'vmForks' as const;

/** Component tests in jsdom, without a browser. */
const dom = (name: string, folder: string, pool: 'forks' | typeof IN_CONTEXTS) => ({
  ...conditions,
  test: {
    name,
    testTimeout: PATIENCE,
    environment: 'jsdom',
    pool,
    include: [`${folder}/src/**/*.test.tsx`],
    setupFiles: ['tools/dom-setup.ts'],
  },
});

/** Tests of a real server and database in one folder, not its subfolders. `isolate: false` makes files share modules. */
const api = (name: string, folder: string, options: { isolate?: false } = {}) => ({
  test: {
    ...options,
    name,
    environment: 'node',
    include: [`${folder}/*.test.ts`],
    globalSetup: [`${folder}/global-setup.ts`],
    testTimeout: PATIENCE,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        ...conditions,
        test: {
          name: 'unit',
          testTimeout: PATIENCE,
          environment: 'node',
          pool: IN_CONTEXTS,
          include: [
            'packages/{contract,portal,sandbox,ui}/src/**/*.test.ts',
            'packages/portal/build/*.test.ts',
            'tools/**/*.test.ts',
            'packages/server/src/**/*.test.ts',
          ],
        },
      },
      dom('dom-ui', 'packages/ui', IN_CONTEXTS),
      // Portal tests replace `location`, which is not possible in a VM context.
      dom('dom-portal', 'packages/portal', 'forks'),
      // All files use one server; reloading the modules for each file took a third of the time.
      api('api', 'packages/server/test', { isolate: false }),
      api('api-isolated', 'packages/server/test/isolated'),
      // Each story runs once, half of them in each mode. QA stories, which show every state of a component, run in both.
      stories('stories', [{ ...BROWSER, name: 'stories' }], { exclude: ['qa'] }),
      stories(
        'stories-modes',
        (Object.keys(modes) as Mode[]).map((mode) => ({
          ...BROWSER,
          name: `stories-${mode}`,
          provide: { mode },
        })),
        onlyQa ? { include: ['qa'] } : undefined,
      ),
    ],
  },
});
