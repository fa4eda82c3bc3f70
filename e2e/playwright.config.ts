import { defineConfig } from '@playwright/test';
import { browserPath } from '../tools/browser.ts';
import { BASE_URL } from './server.ts';

/**
 * Journeys in a real browser against the real server, its seeded bank in a temporary folder, and the built portal.
 * What restarts the server comes last, alone.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/journeys',
  globalSetup: './set-up.ts',
  globalTeardown: './tear-down.ts',
  fullyParallel: true,
  workers: 2,
  // Far above what a journey takes: they end what hangs, and are no measure of speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Two at a time share one server and its people. What passes only at the second try is named at the end of the run.
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
    // A trace costs a fifth of the time of every journey; `--trace on` for one that is looked into.
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
    // Ends sessions, so it signs in on its own.
    { name: 'sessions', testMatch: /session\.spec\.ts/ },
    { name: 'restart', testMatch: /restart\.spec\.ts/, dependencies: ['journeys', 'sessions'] },
    { name: 'once', testMatch: /once\.spec\.ts/, dependencies: ['restart'] },
    // Accepts for good and restarts as well.
    { name: 'terms', testMatch: /terms\.spec\.ts/, dependencies: ['once'] },
  ],
});
