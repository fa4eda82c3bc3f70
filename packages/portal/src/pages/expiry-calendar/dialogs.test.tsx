import { ToastProvider, UiProvider, uiStringsEn } from '@atrium/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { isLeaveBlocked } from '../../api/leave.ts';
import Feed from './feed.tsx';
import Reminders from './reminders.tsx';

interface Props {
  kinds: readonly [];
  onClose: () => void;
}

const onClose = vi.fn<() => void>();
let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
});
afterEach(() => {
  onClose.mockClear();
  vi.unstubAllGlobals();
});

const show = (Dialog: ComponentType<Props>) =>
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider>
        <ToastProvider>
          <Dialog kinds={[]} onClose={onClose} />
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
    { wrapper: server.wrapper },
  );

it.each([
  ['feed', Feed],
  ['reminders', Reminders],
])('the %s dialog closes if it cannot be read, so that its button opens it again', async (_, Dialog) => {
  for (const times of [1, 2]) {
    const { unmount } = show(Dialog);
    await waitFor(() => expect(server.names()).toHaveLength(times));
    expect(onClose).toHaveBeenCalledTimes(times - 1);
    act(() => server.call('GET').answer({ errors: [] }, 500));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(times));
    unmount();
  }
});

it('PLAT-059 PLAT-061 PLAT-062 the reminders dialog asks before a choice is lost', async () => {
  const user = userEvent.setup();
  show(Reminders);
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => server.call('GET').answer({ leadTimes: [], byMail: false }));
  const byMail = await screen.findByRole('checkbox');
  await user.click(byMail);
  expect(isLeaveBlocked()).toBe(true);
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: uiStringsEn.overlays.discard.title });
  await user.click(screen.getByRole('button', { name: uiStringsEn.overlays.discard.stay }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(byMail).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: uiStringsEn.overlays.unsaved.leave }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('the reminders dialog closes at once if its choices are those that are saved', async () => {
  const user = userEvent.setup();
  show(Reminders);
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => server.call('GET').answer({ leadTimes: [], byMail: false }));
  const byMail = await screen.findByRole('checkbox');
  await user.dblClick(byMail);
  expect(isLeaveBlocked()).toBe(false);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
