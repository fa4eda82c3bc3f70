import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

test('of many errors in one, only a few are written, without their messages', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors = Array.from({ length: 1000 }, (_, index) => new RangeError(`secret ${index}`));
  createLog('error')('error', 'job failed', { error: new AggregateError(errors, 'many') });
  const line = written.mock.lastCall![0] as string;
  expect(JSON.parse(line)).toMatchObject({
    error: { name: 'AggregateError', errors: Array.from({ length: 3 }, () => ({ name: 'RangeError' })) },
  });
  expect(line).not.toContain('secret');
  written.mockRestore();
});
