import type { Reporter, TestCase } from 'vitest/node';

/** Prefix of the line for each test that passed only on retry. */
export const RETRIED = 'passed on retry: ';

/** Prints the tests that passed only on retry, which otherwise count as passed and go unnoticed. */
export default class RetriedReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      console.log(`\n${RETRIED}${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
