import { ApiError } from '@atrium/contract/errors';
import { createToasts } from '@atrium/ui';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../tools/i18n.ts';
import { failureToastId, toastFailures } from './failure-toasts.ts';
import { createQueryClient } from './query-client.ts';

const GONE = new ApiError({
  status: 404,
  key: 'remove-contract-user',
  errors: [{ code: 'NOT_FOUND', label: 'This no longer exists.' }],
  supportId: 'id',
});
const fail = () => Promise.reject(GONE);
const said = () => document.querySelector('[data-announcer=polite]')?.textContent ?? '';

afterEach(() => document.body.replaceChildren());

it('PLAT-075 a write whose record is gone shows no toast, but is announced; a read is neither', async () => {
  const toasts = createToasts();
  const stop = toastFailures(toasts, createUiI18n('en'));
  const queries = createQueryClient();
  const leave = new QueryObserver(queries, { queryKey: ['record'], queryFn: fail, retry: false }).subscribe(
    () => {},
  );
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(said()).toBe('');
  await expect(new MutationObserver(queries, { mutationFn: fail }).mutate()).rejects.toBe(GONE);
  expect(said()).toBe('This no longer exists.');
  expect(toasts.getSnapshot()).toEqual([]);
  leave();
  stop();
});

it.each([
  [403, 'FORBIDDEN', 'refused-update-contract'],
  [403, 'CONTRACT_READ_ONLY', 'failure-update-contract'],
  [409, 'RECORD_CHANGED', 'failure-update-contract'],
])(
  'only a call refused because of rights has the id that an explained refusal closes: %i %s',
  (status, code, id) => {
    const error = new ApiError({
      status,
      key: 'update-contract',
      errors: [{ code, label: 'No' }],
      supportId: 'id',
    });
    expect(failureToastId(error)).toBe(id);
  },
);
