import { stripVTControlCharacters } from 'node:util';

/** Lines shown of a failure message; the full message is in the output of the step. */
const LINES = 6;

const brief = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => `    ${line.trim()}`)
    .join('\n');

/** The fields used of a Vitest report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** Returns each failed test, including those that passed on retry, and each file that failed to load, with an excerpt. */
export function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [`${name}\n${brief(message ?? '')}`]
      : assertionResults
          .filter((test) => test.status === 'failed' || (test.failureMessages ?? []).length > 0)
          .map((test) => `${name} > ${test.fullName}\n${brief(test.failureMessages?.join('\n') ?? '')}`),
  );
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { retry: number; error?: { message?: string } }[] }[];
  }[];
}

/** The fields used of a Playwright report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Returns each failed attempt of a journey, including those that passed on retry, with the first lines of the error. */
export function playwrightFailures({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap((suite) => [
    ...playwrightFailures({ suites: suite.suites ?? [] }),
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.flatMap(({ results }) =>
        results
          .filter(({ error }) => error)
          .map(({ retry, error }) => `${file} > ${title} (try ${retry + 1})\n${brief(error?.message ?? '')}`),
      ),
    ),
  ]);
}
