import '@testing-library/jest-dom/vitest';
import { MAIN_CONTENT_ID, type HighlightsPageProps } from '@atrium/ui';
import { articleKey } from '@atrium/contract/articles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { hrefOf, readView } from './address.ts';
import { Component } from './highlights.tsx';

const ARTICLE = { source: 'press', id: '10000', language: 'en' } as const;
const LIST = readView(new URLSearchParams());

vi.mock('../../api/users.ts', () => ({ useUser: () => ({ services: [] }) }));
vi.mock('../../app/page-title.tsx', () => ({ PageTitle: () => null }));
vi.mock('@atrium/ui', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  HighlightsPage: ({ articleHrefOf }: HighlightsPageProps) => (
    <>
      <h1>Highlights</h1>
      <Link to={articleHrefOf(ARTICLE as never)}>Rates hold</Link>
    </>
  ),
}));
vi.mock('./opened-article.tsx', () => ({
  default: () => (
    <>
      <h1>Rates hold</h1>
      <Link to={hrefOf(LIST)}>Back</Link>
    </>
  ),
}));

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
});
afterEach(() => vi.unstubAllGlobals());

it('HIGH-004 HIGH-009 the focus goes to the heading of the opened article, and back to that of the list', async () => {
  const user = userEvent.setup();
  const router = createMemoryRouter(
    [
      {
        path: '/highlights',
        element: (
          <main id={MAIN_CONTENT_ID}>
            <Component />
          </main>
        ),
      },
    ],
    { initialEntries: ['/highlights'] },
  );
  render(<RouterProvider router={router} />, { wrapper: server.wrapper });
  expect(document.body).toHaveFocus();
  screen.getByRole('link', { name: 'Rates hold' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Rates hold' })).toHaveFocus());
  expect(router.state.location.search).toContain(articleKey(ARTICLE));
  screen.getByRole('link', { name: 'Back' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Highlights' })).toHaveFocus());
});
