// @vitest-environment jsdom
import { ApiError } from '@atrium/contract/errors';
import { describe, expect, it, vi } from 'vitest';
import { handleFailure } from './failures.ts';
import { SEVERITY, createLogger, logFailures } from './log.ts';

const failure = (status: number, supportId: string) =>
  new ApiError({ status, errors: [], supportId, key: 'get-requests' });

describe('browser log', () => {
  it('PLAT-093 sends severity, message, scope and stack', () => {
    const send = vi.fn(() => Promise.resolve());
    createLogger(send)(SEVERITY.error, 'window', new TypeError('broken'));
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { severity: 3, message: 'broken', scope: 'window', stack: expect.stringContaining('TypeError') },
      undefined,
    );
  });
  it('PLAT-093 gives an error without a message a name, as the server requires one', () => {
    const send = vi.fn(() => Promise.resolve());
    createLogger(send)(SEVERITY.error, 'window', new RangeError(''));
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'RangeError' }),
      undefined,
    );
  });
  it('PLAT-077 PLAT-094 logs a refused call once, with its correlation id', () => {
    const send = vi.fn(() => Promise.resolve());
    const stop = logFailures(createLogger(send));
    handleFailure(failure(409, 'id-409'));
    handleFailure(failure(409, 'id-409'));
    stop();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ severity: 2, scope: 'call get-requests' }),
      'id-409',
    );
  });
  it('PLAT-077 logs 401 and 404 too', () => {
    const send = vi.fn(() => Promise.resolve());
    const stop = logFailures(createLogger(send));
    handleFailure(failure(401, 'id-401'));
    handleFailure(failure(404, 'id-404'));
    stop();
    expect(send).toHaveBeenCalledTimes(2);
  });
  it('PLAT-076 does not log 5xx or calls without a response', () => {
    const send = vi.fn(() => Promise.resolve());
    const stop = logFailures(createLogger(send));
    handleFailure(failure(500, 'id-500'));
    handleFailure(failure(0, 'id-0'));
    stop();
    expect(send).not.toHaveBeenCalled();
  });
  it('API-001 a failed log call is not logged', async () => {
    const send = vi.fn(() => Promise.reject(new Error('down')));
    const log = createLogger(send);
    const stop = logFailures(log);
    log(SEVERITY.error, 'window', 'first');
    await new Promise((resolve) => setTimeout(resolve, 10));
    stop();
    expect(send).toHaveBeenCalledOnce();
  });
  it('truncates long entries and limits their number', () => {
    const send = vi.fn((_entry: { message: string }) => Promise.resolve());
    const log = createLogger(send);
    log(SEVERITY.error, 'window', 'x'.repeat(5000));
    expect(send.mock.calls[0]![0].message).toHaveLength(1000);
    for (let index = 0; index < 200; index++) log(SEVERITY.error, 'loop', `error ${index}`);
    expect(send).toHaveBeenCalledTimes(50);
  });
});
