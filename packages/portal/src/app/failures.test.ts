import { ApiError } from '@atrium/contract/errors';
import { describe, expect, it, vi } from 'vitest';
import { handleFailure, judge, onFailure } from './failures.ts';

const failure = (status: number, key: string | null = 'get-requests') =>
  new ApiError({ status, errors: [{ code: 'X', label: 'Why' }], supportId: 'abc', key });

describe('handling of failed calls', () => {
  it('PLAT-066 PLAT-077 a refused call shows a toast and is logged', () => {
    expect(judge(failure(409))).toEqual({ toast: 'error', log: true, sessionLost: false, termsDue: false });
    expect(judge(failure(403))).toEqual({ toast: 'error', log: true, sessionLost: false, termsDue: false });
  });
  it('PLAT-074 401 shows no toast, is logged, and ends the session', () => {
    expect(judge(failure(401))).toEqual({ toast: 'none', log: true, sessionLost: true, termsDue: false });
  });
  it('PLAT-075 404 shows no toast and is logged', () => {
    expect(judge(failure(404))).toEqual({ toast: 'none', log: true, sessionLost: false, termsDue: false });
  });
  it.each([500, 502, 503])('PLAT-076 %i shows a toast and is not logged', (status) => {
    expect(judge(failure(status))).toEqual({
      toast: 'error',
      log: false,
      sessionLost: false,
      termsDue: false,
    });
  });
  it.each([400, 409, 502])(
    'RDET-060 a refusal of the messaging service is not logged with status %i either',
    (status) => {
      const refused = (code: string) =>
        new ApiError({ status, errors: [{ code, label: 'No' }], supportId: 'abc', key: null });
      expect(judge(refused('SYMPHONY_EXCEPTION'))).toEqual({
        toast: 'none',
        log: false,
        sessionLost: false,
        termsDue: false,
      });
      expect(judge(refused('CONFLICT')).log).toBe(status < 500);
    },
  );
  it('PLAT-078 without a response the network message is shown', () => {
    expect(judge(failure(0))).toEqual({ toast: 'network', log: false, sessionLost: false, termsDue: false });
  });
  it('PLAT-079 a cancelled call has no effect', () => {
    const listener = vi.fn();
    const stop = onFailure(listener);
    handleFailure(new DOMException('cancelled', 'AbortError'));
    stop();
    expect(listener).not.toHaveBeenCalled();
  });
  it('TERM-003 due terms are not a failure: no toast, no log', () => {
    const refused = new ApiError({
      status: 403,
      errors: [{ code: 'TERMS_NOT_ACCEPTED', label: 'Accept the terms' }],
      supportId: 'abc',
      key: 'get-requests',
    });
    expect(judge(refused)).toEqual({ toast: 'none', log: false, sessionLost: false, termsDue: true });
  });
  it('PLAT-083 a call without an error key never shows a toast', () => {
    expect(judge(failure(400, null)).toast).toBe('none');
  });
  it('an internal error is logged', () => {
    expect(judge(new TypeError('undefined is not a function'))).toMatchObject({ toast: 'none', log: true });
  });
});
