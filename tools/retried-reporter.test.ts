import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TestCase } from 'vitest/node';
import RetriedReporter, { RETRIED } from './retried-reporter.ts';

const result = (flaky: boolean | null) =>
  ({
    fullName: 'a menu > opens',
    module: { relativeModuleId: 'menu.stories.tsx' },
    diagnostic: () => (flaky === null ? undefined : { flaky }),
  }) as unknown as TestCase;

describe('the reporter of second tries', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  afterEach(() => log.mockClear());

  it('names what passed at the second try, on a line of its own', () => {
    new RetriedReporter().onTestCaseResult(result(true));
    expect(log.mock.calls.join().split('\n')).toContain(`${RETRIED}menu.stories.tsx > a menu > opens`);
  });

  it('says nothing of what passed or failed at once, or did not run', () => {
    for (const flaky of [false, null]) new RetriedReporter().onTestCaseResult(result(flaky));
    expect(log).not.toHaveBeenCalled();
  });
});
