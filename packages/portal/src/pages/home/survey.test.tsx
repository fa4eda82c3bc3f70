import { ToastProvider, UiProvider } from '@atrium/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { connect } from '../../api/client.ts';
import { userQuery } from '../../api/users.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { Survey } from './survey.tsx';

const answer = vi.fn<() => Promise<Response>>();
const onClose = vi.fn<() => void>();
beforeEach(() => {
  localStorage.clear();
  answer.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', answer);
  connect('http://portal.test/api', () => 'en');
});
afterEach(() => {
  localStorage.clear();
  onClose.mockReset();
  vi.unstubAllGlobals();
});

const activated = (name: string) => ({ name, label: name, category: 'ACTIVATED' });
const HELD = ['KYC', 'DOCUMENTS', 'REQUESTS_BOARD'].map(activated);

/** Renders the survey as opened by a user. */
function open(id = 'claire', services = HELD) {
  const queries = createQueryClient();
  queries.setQueryData(userQuery.queryKey, { id, services } as never);
  const { unmount } = render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <QueryClientProvider client={queries}>
        <UiProvider>
          <ToastProvider>
            <Survey onClose={onClose} />
          </ToastProvider>
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { unmount, dialog: within(screen.getByRole('dialog')) };
}
const rating = (dialog: ReturnType<typeof within>) => dialog.getByRole('radio', { name: /^4/ });
const service = (dialog: ReturnType<typeof within>) => dialog.getAllByRole('checkbox')[0]!;

it.each([
  [
    'Later',
    (dialog: ReturnType<typeof within>) => fireEvent.click(dialog.getByRole('button', { name: 'Later' })),
  ],
  ['Escape', () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
  [
    'the cross',
    (dialog: ReturnType<typeof within>) => fireEvent.click(dialog.getByRole('button', { name: 'Close' })),
  ],
])(
  'TERM-018 closed by %s it has the answers when it is asked again, for their person alone',
  (_how, close) => {
    const first = open();
    fireEvent.click(rating(first.dialog));
    fireEvent.change(first.dialog.getByRole('textbox'), { target: { value: 'Clear' } });
    close(first.dialog);
    expect(onClose).toHaveBeenCalledOnce();
    first.unmount();

    const other = open('ida');
    expect(rating(other.dialog)).not.toBeChecked();
    expect(other.dialog.getByRole('textbox')).toHaveValue('');
    other.unmount();

    const again = open();
    expect(rating(again.dialog)).toBeChecked();
    expect(again.dialog.getByRole('textbox')).toHaveValue('Clear');
  },
);

it('TERM-017 nothing is left after sending; everything is kept after a refusal', async () => {
  answer.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  const { dialog } = open();
  fireEvent.click(rating(dialog));
  fireEvent.click(service(dialog));
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByRole('alert');
  expect(localStorage).toHaveLength(1);
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('TERM-016 lists only the services of the survey that the user has', () => {
  const { dialog } = open();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(HELD.length);
});
