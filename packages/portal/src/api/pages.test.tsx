import { useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { articlePagesQuery } from './article-list.ts';
import { cacheAndServer } from './cache.fixture.tsx';
import { callQuery } from './calls.ts';
import { contactPagesQuery } from './contact-list.ts';
import { documentPagesQuery } from './document-list.ts';
import { kycPagesQuery } from './kyc.ts';
import { pagesQuery } from './pages.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  {
    title: 'KYC-037 of KYC records',
    path: '/kyc/search',
    useList: (query: string, pages: number) =>
      useQuery(kycPagesQuery({ query, sort: 'NextReviewAscending' }, pages)),
  },
  {
    title: 'HIGH-011 of articles',
    path: '/highlights/articles',
    useList: (query: string, pages: number) => useQuery(articlePagesQuery({ query }, pages)),
  },
  {
    title: 'CONT-014 of contacts',
    path: '/contacts/search',
    useList: (query: string, pages: number) => useQuery(contactPagesQuery({ query }, pages)),
  },
  {
    title: 'of documents',
    path: '/documents/search',
    useList: (query: string, pages: number) => useQuery(documentPagesQuery({ query }, pages)),
  },
])('a new search $title gives up the one before, with all its pages', async ({ path, useList }) => {
  const search = `POST ${path}`;
  const { names, givenUp, wrapper } = cacheAndServer();
  const { rerender } = renderHook(({ text, pages }) => void useList(text, pages), {
    wrapper,
    initialProps: { text: 'hald', pages: 2 },
  });
  await waitFor(() => expect(names()).toEqual([search, search]));
  rerender({ text: 'halden', pages: 1 });
  await waitFor(() => expect(givenUp()).toEqual([search, search]));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(givenUp()).toHaveLength(2);
});

describe('pages appended below each other', () => {
  /** A query for notes, two per page, limited to this number of pages. */
  const notes = (pages: number) =>
    pagesQuery(
      {
        pageQuery: (page) => callQuery('research', 'notes', { query: { page, size: 2 } }),
        pageSize: 2,
        pagesMax: 3,
        read: ({ pageRecords, totalRecords }) => ({ records: pageRecords, total: totalRecords }),
        idOf: ({ id }) => id,
      },
      pages,
    );
  const nameOf = (page: number) => `GET /kepler?page=${page}&size=2`;
  const note = (digit: number) => ({
    id: `00000000-0000-4000-8000-00000000000${digit}`,
    companyName: `Company ${digit}`,
    currency: 'EUR',
    currentTargetPrice: 12,
    rating: 'BUY',
    publicationDate: '2026-11-20',
    requestedAt: null,
  });
  const answerOf = (total: number, ...digits: number[]) => ({
    pageRecords: digits.map(note),
    totalRecords: total,
    totalPages: Math.ceil(total / 2),
  });
  const shown = (pages: number) => {
    const server = cacheAndServer();
    const hook = renderHook((count: number) => useQuery(notes(count)), {
      wrapper: server.wrapper,
      initialProps: pages,
    });
    const ids = () => hook.result.current.data?.records.map(({ id }) => id.at(-1));
    return { ...server, ...hook, ids };
  };

  it('loads only the next page, keeps the previous ones displayed, and contains no duplicates', async () => {
    const { names, call, result, rerender, ids } = shown(1);
    await waitFor(() => expect(names()).toEqual([nameOf(1)]));
    call(nameOf(1)).answer(answerOf(4, 1, 2));
    await waitFor(() => expect(ids()).toEqual(['1', '2']));
    expect(result.current.data).toMatchObject({ total: 4, hasMore: true });
    rerender(2);
    await waitFor(() => expect(names()).toEqual([nameOf(1), nameOf(2)]));
    expect(result.current.isPlaceholderData).toBe(true);
    expect(ids()).toEqual(['1', '2']);
    // A new note has moved the second one to the next page.
    call(nameOf(2)).answer(answerOf(4, 2, 3));
    await waitFor(() => expect(ids()).toEqual(['1', '2', '3']));
    expect(result.current.data).toMatchObject({ total: 4, hasMore: false });
  });

  it('offers no more after the maximum number of pages', async () => {
    const { names, call, result, ids } = shown(3);
    await waitFor(() => expect(names()).toHaveLength(3));
    for (const page of [1, 2, 3]) call(nameOf(page)).answer(answerOf(100, page));
    await waitFor(() => expect(ids()).toEqual(['1', '2', '3']));
    expect(result.current.data?.hasMore).toBe(false);
  });

  it('fails as a whole if one page fails', async () => {
    const { names, call, result } = shown(2);
    await waitFor(() => expect(names()).toHaveLength(2));
    call(nameOf(1)).answer(answerOf(4, 1, 2));
    call(nameOf(2)).answer({ errors: [{ code: 'INTERNAL', label: 'No.' }] }, 500);
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.data).toBeUndefined();
  });
});
