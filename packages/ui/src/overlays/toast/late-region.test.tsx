import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { createToasts, ToastProvider } from './index.js';

const attempts = vi.hoisted(() => ({ count: 0 }));
vi.mock('./toast-region.js', async (original) => {
  attempts.count += 1;
  if (attempts.count === 1) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

afterEach(() => void vi.useRealTimers());

it('PLAT-085 an error toast waits until its code is loaded, and the page is displayed meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const toasts = createToasts();
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <ToastProvider toasts={toasts}>
        <p>The page</p>
      </ToastProvider>
    </I18nextProvider>,
  );
  act(() => void toasts.error('Not saved'));
  await vi.waitFor(() => expect(attempts.count).toBe(1));
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(screen.queryByText('Not saved')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await act(() => vi.dynamicImportSettled());
  expect(attempts.count).toBe(2);
  expect(await screen.findByText('Not saved')).toBeInTheDocument();
});
