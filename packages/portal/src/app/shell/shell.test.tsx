import '@testing-library/jest-dom/vitest';
import { UiProvider } from '@atrium/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Link, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { useFeatureFlag } from '../../api/feature-flipping.ts';
import { connect } from '../../api/client.ts';
import { userQuery } from '../../api/users.ts';
import { resetLeave } from '../../api/leave.ts';
import { keepSurvey, recallSurvey } from '../survey-draft.ts';
import { SignOutListener, requestLogout } from './sign-out.tsx';
import { UnsavedChangesGuard, useUnsavedChanges } from './unsaved-changes-guard.tsx';

const givenUp = vi.fn<() => void>();

function Form() {
  useUnsavedChanges(true, { giveUp: givenUp });
  return (
    <>
      <input aria-label="Message" defaultValue="Draft" />
      <Link to="/other">Other page</Link>
      <Link to="/form?tab=2">Other tab</Link>
    </>
  );
}

const kept = vi.fn<() => boolean>(() => true);

function DraftForm() {
  useUnsavedChanges(true, { giveUp: givenUp, keep: kept });
  return (
    <>
      <Link to="/other">Other page</Link>
      <Link to="/draft?action=2">Other form</Link>
    </>
  );
}

function DialogOfQuery() {
  useUnsavedChanges(true, { inQuery: true });
  return <Link to="/dialog">Close</Link>;
}

function Flag() {
  return <output>{String(useFeatureFlag('disable_modification_on_ccm_request'))}</output>;
}

const ANSWERED = { rating: 4, preferredServices: ['KYC'], message: '' };

function show(path: string, user?: { id: string }) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (user) queries.setQueryData(userQuery.queryKey, user as never);
  const shell = (page: React.ReactNode) => (
    <>
      {page}
      <UnsavedChangesGuard />
      <SignOutListener />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/form', element: shell(<Form />) },
      { path: '/draft', element: shell(<DraftForm />) },
      { path: '/dialog', element: shell(<DialogOfQuery />) },
      { path: '/other', element: shell(<h1>Other</h1>) },
      { path: '/flag', element: shell(<Flag />) },
    ],
    { initialEntries: [path] },
  );
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <QueryClientProvider client={queries}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return router;
}

const assign = vi.fn();
beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://localhost/', origin: 'http://localhost', assign });
});
afterEach(() => {
  resetLeave();
  assign.mockClear();
  givenUp.mockClear();
  kept.mockClear();
  localStorage.clear();
  // After a sign-out no draft is stored until the page is shown again.
  window.dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
});

describe('guard of unsaved changes', () => {
  it('PLAT-059 PLAT-060 PLAT-062 asks before the path changes, and can stay with the changes', async () => {
    const router = show('/form');
    await userEvent.click(screen.getByRole('link', { name: 'Other page' }));
    await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/form');
    expect(screen.getByRole('textbox')).toHaveValue('Draft');
  });
  it('PLAT-061 leaves to the target after confirmation', async () => {
    const router = show('/form');
    await userEvent.click(screen.getByRole('link', { name: 'Other page' }));
    expect(givenUp).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/other'));
    // Copies of the changes that the page has stored elsewhere are discarded, too.
    expect(givenUp).toHaveBeenCalledTimes(1);
  });
  it('PLAT-061 leaves after saving a draft, if the page supports it', async () => {
    const router = show('/draft');
    await userEvent.click(screen.getByRole('link', { name: 'Other page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the draft and leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/other'));
    expect(kept).toHaveBeenCalledTimes(1);
    expect(givenUp).not.toHaveBeenCalled();
  });
  it('PLAT-062 stays if the draft could not be saved', async () => {
    kept.mockReturnValueOnce(false);
    const router = show('/draft');
    await userEvent.click(screen.getByRole('link', { name: 'Other page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the draft and leave' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/draft');
    expect(givenUp).not.toHaveBeenCalled();
  });
  it('PLAT-059 does not ask when only the query changes', async () => {
    const router = show('/form');
    await userEvent.click(screen.getByRole('link', { name: 'Other tab' }));
    expect(router.state.location.search).toBe('?tab=2');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('PLAT-059 asks when the query changes the form whose draft can be kept', async () => {
    const router = show('/draft?action=1');
    await userEvent.click(screen.getByRole('link', { name: 'Other form' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the draft and leave' }));
    await waitFor(() => expect(router.state.location.search).toBe('?action=2'));
    expect(kept).toHaveBeenCalledTimes(1);
  });
  it('PLAT-059 asks before Back closes a dialog that the query opens, not when it closes itself', async () => {
    const router = show('/dialog?view=week');
    await act(() => router.navigate('/dialog?view=week&reminders=open'));
    await act(() => router.navigate(-1));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(router.state.location.search).toBe('?view=week&reminders=open');
    await userEvent.click(screen.getByRole('link', { name: 'Close' }));
    expect(router.state.location.search).toBe('');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('PLAT-063 asks before the tab is closed only while there are changes', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const router = show('/form');
    expect(leave()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Other page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/other'));
    expect(leave()).toBe(false);
  });
});

describe('logout event', () => {
  const answer = vi.fn(() => Promise.resolve(Response.json({ redirectTo: '/bye' })));
  beforeEach(() => {
    answer.mockClear();
    vi.stubGlobal('fetch', answer);
  });

  it('PLAT-065 asks first, and signs out only after confirmation', async () => {
    show('/other');
    act(() => requestLogout({ force: false }));
    const confirm = await screen.findByRole('button', { name: 'Sign out' });
    expect(answer).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/bye'));
    expect(answer).toHaveBeenCalledExactlyOnceWith(
      '/auth/logout',
      expect.objectContaining({ method: 'POST' }),
    );
  });
  it('PLAT-064 forced: keeps the drafts of the user', async () => {
    localStorage.setItem('message-draft:claire:r1:a', '{"html":"Dear Marc"}');
    keepSurvey('claire', ANSWERED);
    show('/other', { id: 'claire' });
    act(() => requestLogout({ force: true }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/bye'));
    expect(localStorage.getItem('message-draft:claire:r1:a')).not.toBeNull();
    expect(recallSurvey('claire')).toEqual(ANSWERED);
  });
  it('says that drafts end with the session, and removes them', async () => {
    localStorage.setItem('message-draft:claire:r1:a', '{"html":"Dear Marc"}');
    localStorage.setItem('message-draft:ida:r1:b', '{"html":"Dear Claire"}');
    localStorage.setItem('request-draft:1:claire:KYC:REVIEW:b', '{"form":{}}');
    sessionStorage.setItem('signature-draft:claire:r1', '{"state":"VISIBLE"}');
    keepSurvey('claire', ANSWERED);
    keepSurvey('ida', ANSWERED);
    show('/other', { id: 'claire' });
    act(() => requestLogout({ force: false }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign out of the portal?' });
    expect(question).toHaveTextContent('Your drafts on this device will be deleted.');
    expect(localStorage.getItem('message-draft:claire:r1:a')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/bye'));
    const left = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    expect(left.filter((key) => key.includes('-draft:')).toSorted()).toEqual([
      'message-draft:ida:r1:b',
      'survey-draft:ida',
    ]);
  });
  it('PLAT-065 stays signed in if signing out is refused', async () => {
    keepSurvey('claire', ANSWERED);
    show('/other', { id: 'claire' });
    act(() => requestLogout({ force: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(answer).not.toHaveBeenCalled();
    expect(recallSurvey('claire')).toEqual(ANSWERED);
  });
  it('PLAT-064 forced: asks no question, even with unsaved changes', async () => {
    show('/form');
    act(() => requestLogout({ force: true }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/bye'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('failed forced sign-out', () => {
  it('PLAT-063 PLAT-064 leaves the unsaved changes guarded', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('offline'))),
    );
    show('/form');
    act(() => requestLogout({ force: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('feature flags', () => {
  const flag = async (response: () => Promise<Response>) => {
    vi.stubGlobal('fetch', vi.fn(response));
    connect('/api', () => 'en');
    show('/flag');
    return screen.findByRole('status');
  };
  it('PLAT-084 an enabled flag is true', async () => {
    const output = await flag(() => Promise.resolve(Response.json(true)));
    await waitFor(() => expect(output).toHaveTextContent('true'));
  });
  it('PLAT-083 a failed lookup counts as false', async () => {
    const output = await flag(() => Promise.resolve(new Response('', { status: 500 })));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(output).toHaveTextContent('false');
  });
});
