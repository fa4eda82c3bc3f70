import type { Reporter, TestCase } from 'vitest/node';

/** Begins the line of each test that passed at the second try only. */
export const RETRIED = 'at the second try: ';

/** Names the tests that passed at the second try only: counted as passed, they are never passed over in silence. */
export default class RetriedReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      console.log(`\n${RETRIED}${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
