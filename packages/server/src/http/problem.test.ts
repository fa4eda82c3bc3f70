import { expect, test, vi } from 'vitest';
import { Interrupted } from '../file-process/queue.ts';
import { refusal } from './failure.ts';
import { problemResponse } from './problem.ts';

const CONTEXT = { var: { correlationId: 'c0ffee00', language: 'en' }, req: { path: '/api/x' } };

/** Simulates the error of the database driver, which is the cause of the thrown one. */
const answerTo = (code: string) =>
  problemResponse(
    new Error('failed query', { cause: Object.assign(new Error(code), { code }) }),
    CONTEXT as never,
    () => {},
  );

test.each([
  ['22008', 'a date that is out of range'],
  ['22007', 'a date that cannot be read'],
  ['22003', 'a number that is out of range'],
  ['22P02', 'a text that is no value of its kind'],
  ['22021', 'an invalid character'],
])('a data exception of the database (%s, %s) is a bad request', async (code) => {
  const answer = answerTo(code);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'BAD_REQUEST' }] });
});

test.each(['42P01', '42601', '22', '2200', '22 008'])('%s is a server error', (code) => {
  expect(answerTo(code).status).toBe(500);
});

test('a process of files that was ended from outside is a temporary error', () => {
  const answer = problemResponse(new Interrupted('ended'), CONTEXT as never, () => {});
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
});

test('TF-010 a server error is logged with its call and cause and returned; a refusal is not logged', () => {
  const log = vi.fn();
  const context = { var: CONTEXT.var, req: { path: '/api/trade-finance-solutions' } } as never;
  const cause = new Error('disk full');
  expect(problemResponse(cause, context, log).status).toBe(500);
  expect(log).toHaveBeenCalledExactlyOnceWith('error', 'failed', {
    correlationId: 'c0ffee00',
    path: '/api/trade-finance-solutions',
    code: 'INTERNAL',
    error: cause,
  });
  const changed = refusal('CONFLICT', { en: 'Changed', fr: 'Modifié' });
  expect(problemResponse(changed, context, log).status).toBe(409);
  expect(log).toHaveBeenCalledOnce();
});
