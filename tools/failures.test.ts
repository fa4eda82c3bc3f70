import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';

describe('failure summary', () => {
  it('names each failed test and each file that failed to load', () => {
    const failures = vitestFailures({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            { status: 'passed', fullName: 'waits', failureMessages: ['too early'] },
            {
              status: 'failed',
              fullName: 'subtracts',
              failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n  to be 2'],
            },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [] },
      ],
    });
    expect(failures).toEqual([
      'a.test.ts > waits\n    too early',
      'a.test.ts > subtracts\n    expected 1\n    to be 2',
      'b.test.ts\n    no such module',
    ]);
  });

  it('names each failed attempt of an end-to-end test, at any depth', () => {
    const spec = {
      title: 'accepts',
      file: 'terms.spec.ts',
      tests: [{ status: 'flaky', results: [{ retry: 0, error: { message: 'not visible' } }, { retry: 1 }] }],
    };
    expect(playwrightFailures({ suites: [{ specs: [], suites: [{ specs: [spec] }] }] })).toEqual([
      'terms.spec.ts > accepts (try 1)\n    not visible',
    ]);
  });

  it('shows only the first lines of a long message', () => {
    const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const [failure] = playwrightFailures({
      suites: [
        {
          specs: [
            {
              title: 't',
              file: 'f',
              tests: [{ status: 'unexpected', results: [{ retry: 1, error: { message } }] }],
            },
          ],
        },
      ],
    });
    expect(failure?.split('\n')).toHaveLength(7);
    expect(failure).toContain('f > t (try 2)');
  });
});
