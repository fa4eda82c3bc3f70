import '@testing-library/jest-dom/vitest';
import { contacts } from '@atrium/contract/contacts';
import { notifications } from '@atrium/contract/notifications';
import { plausible } from '@atrium/contract/plausible.fixture';
import { RequestCounters } from '@atrium/contract/requests';
import { Settings } from '@atrium/contract/settings';
import { User, UserScope } from '@atrium/contract/users';
import { ToastProvider, UiProvider } from '@atrium/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { portalTexts } from '../../../build/locales.ts';
import { faultOfAnswer } from '../../api/answer-check.ts';
import { connect } from '../../api/client.ts';
import { userQuery } from '../../api/users.ts';
import { Component as RequestsCounter } from './widgets/requests-counter.tsx';
import { AnalyticsProvider } from '../../app/analytics-context.ts';
import { createLogger, logFailures } from '../../app/log.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { SettingsProvider } from '../../api/settings.ts';
import { PortalBar } from '../../app/shell/portal-bar.tsx';
import { PortalFooter } from '../../app/shell/portal-footer.tsx';

const counters = { ...(plausible(RequestCounters, 'output') as RequestCounters), open: 5 };
const RIGHT = {
  scope: plausible(UserScope, 'output'),
  contacts: plausible(contacts.search.response, 'output') as object,
  counters,
  notifications: plausible(notifications.list.response, 'output'),
};
type Answers = Record<keyof typeof RIGHT, unknown>;

const sendLog = vi.fn<(entry: { message: string }) => Promise<void>>(() => Promise.resolve());
let stopLog = () => {};
beforeEach(() => {
  sendLog.mockClear();
  stopLog = logFailures(createLogger(sendLog));
});
afterEach(() => {
  stopLog();
  vi.unstubAllGlobals();
});

/** Renders the shell and the request counter with a backend that gives these answers. */
function show(changes: Partial<Answers>) {
  const answers: Answers = { ...RIGHT, ...changes };
  vi.stubGlobal('fetch', (url: string) => {
    const name = Object.keys(answers).find((one) => url.includes(one));
    return Promise.resolve(Response.json(answers[name as keyof Answers]));
  });
  connect(
    'http://portal.test/api',
    () => 'en',
    (...call) => Promise.resolve(faultOfAnswer(...call)),
  );
  const queries = createQueryClient();
  const user = plausible(User, 'output') as User;
  const held = (name: 'CONTACTS' | 'REQUESTS_BOARD') => ({
    ...user.services[0]!,
    id: name,
    name,
    isMarketing: false,
    isNotAvailable: false,
  });
  queries.setQueryData(userQuery.queryKey, {
    ...user,
    demoMode: false,
    isImpersonated: false,
    contactInformation: { ...user.contactInformation, isInternal: false },
    company: { name: 'Halden Group' },
    services: [held('CONTACTS'), held('REQUESTS_BOARD')],
  });
  const i18n = createUiI18n('en');
  for (const [namespace, texts] of Object.entries(portalTexts('en')))
    i18n.addResourceBundle('en', namespace, texts);
  const page = (
    <>
      <PortalBar />
      <RequestsCounter />
      <PortalFooter />
    </>
  );
  render(
    <SettingsProvider value={plausible(Settings, 'output') as Settings}>
      <AnalyticsProvider value={{ record: () => {}, start: () => {} } as never}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <UiProvider>
              <ToastProvider>
                <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
              </ToastProvider>
            </UiProvider>
          </QueryClientProvider>
        </I18nextProvider>
      </AnalyticsProvider>
    </SettingsProvider>,
  );
}

const counter = () => screen.getByRole('region', { name: 'Requests' });
const logged = () => sendLog.mock.calls.map(([{ message }]) => message);

/** Checks that the shell is complete, whatever a single call has answered. */
async function expectWhole() {
  expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible();
  expect(screen.getAllByText('Halden Group')[0]).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/undefined|NaN/);
}

it.each<[string, Partial<Answers>, string]>([
  ['the scope', { scope: {} }, 'GET /users/{id}/scope: contracts is missing, not array'],
  [
    'the coverage contacts',
    { contacts: { ...RIGHT.contacts, members: [{ name: 'Ines Dumas' }] } },
    'POST /contacts/search: members[0].clientMember is missing, not object',
  ],
])(
  'PLAT-077 %s in another shape: the rest works, and the log names the call',
  async (_what, answers, log) => {
    show(answers);
    await waitFor(() => expect(logged()).toEqual([`200 UNREADABLE: ${log}`]));
    await expectWhole();
    await waitFor(() => expect(within(counter()).getByText('5')).toBeVisible());
    expect(logged().join()).not.toContain('Ines');
  },
);

it.each([[[]], [{}], ['3 requests'], [{ ...counters, actionRequired: '3' }]])(
  'WID-055 invalid counters %j are reported as missing and not displayed',
  async (another) => {
    show({ counters: another });
    await waitFor(() => expect(counter()).toHaveAttribute('data-widget-status', 'error'));
    await expectWhole();
    expect(logged()).toEqual([expect.stringContaining('GET /requests/counters: ')]);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);
