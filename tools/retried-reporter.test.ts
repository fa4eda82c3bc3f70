import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TestCase } from 'vitest/node';
import RetriedReporter, { RETRIED } from './retried-reporter.ts';

const result = (flaky: boolean | null) =>
  ({
    fullName: 'a menu > opens',
    module: { relativeModuleId: 'menu.stories.tsx' },
    diagnostic: () => (flaky === null ? undefined : { flaky }),
  }) as unknown as TestCase;

describe('retry reporter', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  afterEach(() => log.mockClear());

  it('lists each test that passed on retry on its own line', () => {
    new RetriedReporter().onTestCaseResult(result(true));
    expect(log.mock.calls.join().split('\n')).toContain(`${RETRIED}menu.stories.tsx > a menu > opens`);
  });

  it('does not list tests that passed or failed at once, or were skipped', () => {
    for (const flaky of [false, null]) new RetriedReporter().onTestCaseResult(result(flaky));
    expect(log).not.toHaveBeenCalled();
  });
});
