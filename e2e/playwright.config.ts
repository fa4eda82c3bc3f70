import { defineConfig } from '@playwright/test';
import { browserPath } from '../tools/browser.ts';
import { BASE_URL } from './server.ts';

/**
 * Journeys in a real browser against the real server, with its seeded bank in a temporary folder, and the built portal.
 * Journeys that restart the server run last, alone.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/journeys',
  globalSetup: './set-up.ts',
  globalTeardown: './tear-down.ts',
  fullyParallel: true,
  workers: 2,
  // Far above the duration of a journey: the timeouts stop hanging tests and are not performance limits.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Two workers share one server and its users. Tests that pass only on retry are listed at the end of the run.
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../.cache/journeys.json' }],
  ],
  use: {
    baseURL: BASE_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // A trace takes a fifth of the time of every journey; use `--trace on` to debug one.
    trace: 'off',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: /(once|restart|session|terms)\.spec\.ts/ },
    // Ends sessions, so it signs in separately.
    { name: 'sessions', testMatch: /session\.spec\.ts/ },
    { name: 'restart', testMatch: /restart\.spec\.ts/, dependencies: ['journeys', 'sessions'] },
    { name: 'once', testMatch: /once\.spec\.ts/, dependencies: ['restart'] },
    // Accepts the terms permanently, and restarts the server.
    { name: 'terms', testMatch: /terms\.spec\.ts/, dependencies: ['once'] },
  ],
});
