import '@testing-library/jest-dom/vitest';
import { UiProvider } from '@atrium/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { portalTexts } from '../../../build/locales.ts';
import { SettingsProvider } from '../../api/settings.ts';
import { userQuery } from '../../api/users.ts';
import { AnalyticsProvider } from '../analytics-context.ts';
import { createQueryClient } from '../query-client.ts';
import { PortalFooter } from './portal-footer.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const SETTINGS = {
  legalNoticeUrl: { en: 'https://bank.test/en', fr: 'https://bank.test/fr' },
  supportMail: 'help@bank.test',
  productName: 'Atrium',
  socialLinks: [],
  isInternal: false,
};
const PERSON = {
  demoMode: false,
  rights: { isSuperAdmin: false, isItSupport: false },
  contactInformation: { isInternal: true },
};

/** Renders the footer next to a page with queries; `commits` counts its renders. */
function show() {
  const queries = createQueryClient();
  const i18n = createUiI18n('en');
  i18n.addResourceBundle('en', 'shell', portalTexts('en')['shell']);
  queries.setQueryData(userQuery.queryKey, PERSON as never);
  const commits = vi.fn<() => void>();
  render(
    <SettingsProvider value={SETTINGS as never}>
      <AnalyticsProvider value={{ record: vi.fn<() => void>() } as never}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <UiProvider>
              <MemoryRouter>
                <Profiler id="footer" onRender={commits}>
                  <PortalFooter />
                </Profiler>
              </MemoryRouter>
            </UiProvider>
          </QueryClientProvider>
        </I18nextProvider>
      </AnalyticsProvider>
    </SettingsProvider>,
  );
  /** Starts a query of the page, which ends with the given answer. */
  const read = async (name: string, answer: Promise<unknown>) => {
    await act(async () => {
      void queries.fetchQuery({ queryKey: [name], queryFn: () => answer });
      await vi.advanceTimersByTimeAsync(0);
    });
  };
  return { commits, read };
}
const isShown = () => !screen.getByRole('contentinfo', { hidden: true }).className.includes('invisible');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('appears when the first page has loaded its data, not before', async () => {
  const { read } = show();
  const answer = Promise.withResolvers<unknown>();
  await read('page', answer.promise);
  await pass(1000);
  expect(isShown()).toBe(false);
  answer.resolve({});
  await pass(400);
  expect(isShown()).toBe(true);
});

it('appears after a timeout if a page never finishes loading', async () => {
  const { read } = show();
  await read('page', new Promise(() => {}));
  await pass(3100);
  expect(isShown()).toBe(true);
});

it('is not rendered again by later reads', async () => {
  const { commits, read } = show();
  await pass(400);
  expect(isShown()).toBe(true);
  commits.mockClear();
  await read('list', Promise.resolve({}));
  await read('another', Promise.resolve({}));
  await pass(1000);
  expect(commits).not.toHaveBeenCalled();
});
