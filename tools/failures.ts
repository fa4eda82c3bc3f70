import { stripVTControlCharacters } from 'node:util';

/** Lines of a message that say what went wrong; the rest stands in the output of the step. */
const LINES = 6;

const brief = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => `    ${line.trim()}`)
    .join('\n');

/** What a report of Vitest holds that is read here. */
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

/** Each test that failed, at the first try only or at both, and each file that did not load, with the first lines of why. */
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

/** What a report of Playwright holds that is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Each try of a journey that failed, also of one that passed at the second, with the first lines of why. */
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
