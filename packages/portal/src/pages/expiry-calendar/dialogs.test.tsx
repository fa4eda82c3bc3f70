import { ToastProvider, UiProvider } from '@atrium/ui';
import { act, render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
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
