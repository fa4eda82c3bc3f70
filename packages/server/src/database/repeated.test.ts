import { expect, test, vi } from 'vitest';
import { repeatedOnConflict } from './repeated.ts';

/** As Drizzle throws it: the error of the driver is the cause. */
const failed = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });

test.each(['40P01', '40001'])('a transaction that ends with %s is repeated', async (code) => {
  const run = vi.fn(async () => 'done');
  run.mockRejectedValueOnce(failed(code)).mockRejectedValueOnce(failed(code));
  expect(await repeatedOnConflict(run)).toBe('done');
  expect(run).toHaveBeenCalledTimes(3);
});

test('after four attempts, the last error is thrown', async () => {
  const run = vi.fn(async () => Promise.reject(failed('40P01')));
  await expect(repeatedOnConflict(run)).rejects.toThrow('Failed query');
  expect(run).toHaveBeenCalledTimes(4);
});

test.each(['23505', '57014'])('a transaction that ends with %s is not repeated', async (code) => {
  const run = vi.fn(async () => Promise.reject(failed(code)));
  await expect(repeatedOnConflict(run)).rejects.toThrow('Failed query');
  expect(run).toHaveBeenCalledTimes(1);
});
