import '@testing-library/jest-dom/vitest';
import type { User } from '@atrium/contract/users';
import { UiProvider } from '@atrium/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { portalTexts } from '../../../build/locales.ts';
import { api, callAs, connect } from '../../api/client.ts';
import { userQuery } from '../../api/users.ts';
import { handleFailure } from '../failures.ts';
import { resetLeave } from '../../api/leave.ts';
import { announceSession } from '../../api/session.ts';
import { SessionEnded } from './session-ended.tsx';

const claire = { id: 'claire', services: [] as User['services'] } as User;
/** The user signed in according to the server. */
let signedIn: string | null = 'claire';
const headersSent: (string | null)[] = [];
const assign = vi.fn();
const otherTab = new BroadcastChannel('session');

// The code of the dialog loads when it is first rendered.
beforeAll(() => import('@atrium/ui/overlays'));
afterAll(() => otherTab.close());
beforeEach(() => {
  signedIn = 'claire';
  headersSent.length = 0;
  vi.stubGlobal('location', { href: 'http://localhost/', origin: 'http://localhost', assign });
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const person = new Headers(init.headers).get('x-atrium-person');
    headersSent.push(person);
    return Promise.resolve(
      signedIn === null || (person && person !== signedIn)
        ? Response.json({ errors: [{ code: 'UNAUTHENTICATED', label: 'Sign in' }] }, { status: 401 })
        : Response.json({ id: signedIn }),
    );
  });
  connect('/api', () => 'en');
  callAs(claire.id);
  announceSession(claire.id);
  const i18n = createUiI18n('en');
  i18n.addResourceBundle('en', 'shell', portalTexts('en')['shell']);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(userQuery.queryKey, claire);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <UiProvider>
          <SessionEnded />
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
});
afterEach(() => {
  resetLeave();
  assign.mockClear();
  vi.unstubAllGlobals();
});

const say = (person: string | null) => {
  signedIn = person;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  otherTab.postMessage(person);
};
const failCall = async () => {
  const error: unknown = await api()
    .users.roles()
    .catch((reason: unknown) => reason);
  act(() => handleFailure(error));
};

it('starts over when another user signs in in another tab', async () => {
  say('giulia');
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
});

it('starts over when a call detects the session of another user', async () => {
  signedIn = 'giulia';
  await failCall();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  // The call was sent with the user's own id, the check of the session without one.
  expect(headersSent).toEqual(['claire', '']);
});

it('asks to sign in again when another tab signs out, and continues when the same user returns', async () => {
  say(null);
  await screen.findByRole('dialog');
  say('claire');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(assign).not.toHaveBeenCalled();
});

it('does nothing when the same user opens another tab', async () => {
  say('claire');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(headersSent).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
