import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberedAddress } from './board-memory.ts';
import { useBoardView } from './use-board-view.ts';

beforeEach(() => localStorage.clear());

/** Renders the board at a URL. */
function board(at: string) {
  let children: ReactNode;
  window.history.replaceState(null, '', `/board${at}`);
  const router = createBrowserRouter([{ path: '/board', element: <Children /> }]);
  function Children() {
    return children;
  }
  const view = renderHook(() => useBoardView('claire'), {
    wrapper: (props: { children: ReactNode }) => {
      children = props.children;
      return <RouterProvider router={router} />;
    },
  });
  return { shown: () => view.result.current, router };
}

describe('board view', () => {
  it('REQ-016 a change replaces the URL in the history and is remembered', async () => {
    const { shown, router } = board('?tab=closed&service=KYC');
    act(() => shown().go({ quick: ['unread'] }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=closed&service=KYC&unread=true'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(shown().view.quick).toEqual(['unread']);
    expect(rememberedAddress('claire', new URLSearchParams('tab=closed'))?.get('unread')).toBe('true');
  });

  it('two changes in one event are combined', async () => {
    const { shown, router } = board('?unread=true&service=KYC&q=halden');
    act(() => {
      shown().go({ quick: [] });
      shown().go({ rules: [], search: '' });
    });
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('a filter right after a tab keeps the tab', async () => {
    const { shown, router } = board('?service=KYC');
    act(() => {
      void router.navigate('/board?tab=closed');
      shown().go({ quick: ['unread'] });
    });
    await waitFor(() => expect(shown().view.quick).toEqual(['unread']));
    expect(shown().view.tab).toBe('closed');
    expect(router.state.location.search).toBe('?tab=closed&unread=true');
  });

  it('input is shown immediately and put into the URL after a delay', async () => {
    const { shown, router } = board('?unread=true');
    act(() => shown().type('h'));
    act(() => shown().type('ha'));
    expect(shown().search).toBe('ha');
    expect(router.state.location.search).toBe('?unread=true');
    await waitFor(() => expect(router.state.location.search).toBe('?unread=true&q=ha'));
    expect(shown().search).toBe('ha');
    // Another filter change also applies the pending search text.
    act(() => shown().type('hal'));
    act(() => shown().go({ quick: [] }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=hal'));
  });

  it('an action during typing puts the text into the URL first, so that going back restores it', async () => {
    const { shown, router } = board('');
    act(() => shown().type('halden'));
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    expect(router.state.location.search).toBe('?q=halden');
  });

  it('a new URL overrides the text being typed', async () => {
    const { shown, router } = board('?q=halden');
    act(() => shown().type('halden i'));
    await act(() => router.navigate('/board?q=iberia'));
    expect(shown().search).toBe('iberia');
    expect(shown().view.search).toBe('iberia');
  });
});

describe('text typed before', () => {
  it('does not come back when the search is cleared', async () => {
    const { shown, router } = board('');
    act(() => shown().type('hal'));
    await waitFor(() => expect(router.state.location.search).toBe('?q=hal'));
    act(() => shown().go({ search: '' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(shown().search).toBe('');
  });

  it('is dropped by a change that clears the search before the text is in the URL', async () => {
    const { shown, router } = board('?unread=true');
    act(() => shown().type('hal'));
    act(() => shown().go({ quick: [], search: '' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(shown().search).toBe('');
  });
});
