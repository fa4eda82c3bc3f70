import type { AccessReviewDetail } from '@atrium/contract/access-reviews';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessReviewQuery, useDecideLine } from './access-reviews.ts';
import { cacheAndServer } from './cache.fixture.tsx';

const line = (id: string, version: number) => ({ id, version, decision: null, comment: '' });
const QUERY = accessReviewQuery('c1', 'r1');

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
  server.queries.setQueryData(QUERY.queryKey, {
    reviewed: [line('w', 1), line('x', 1)],
  } as unknown as AccessReviewDetail);
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the versions sent, in order. */
const sent = () =>
  vi
    .mocked(fetch)
    .mock.calls.flatMap(([, init]) =>
      typeof init?.body === 'string'
        ? (JSON.parse(init.body) as { lines: { version: number }[] }).lines.map(({ version }) => version)
        : [],
    );
const decide = () => renderHook(() => useDecideLine('c1', 'r1'), { wrapper: server.wrapper }).result.current;
const confirm = (id: string, version: number) => ({ ...line(id, version), decision: 'CONFIRMED' as const });

it('a decision that waited is based on the line as it was shown, not on a decision fetched since', async () => {
  const { mutate } = decide();
  act(() => mutate(confirm('w', 1)));
  act(() => mutate(confirm('x', 1)));
  await waitFor(() => expect(sent()).toEqual([1]));
  // Somebody else decides on the second line; the list is fetched before the second call.
  act(
    () =>
      void server.queries.setQueryData(
        QUERY.queryKey,
        (review) => review && { ...review, reviewed: review.reviewed.map((one) => ({ ...one, version: 2 })) },
      ),
  );
  act(() => server.call('PUT').answer([line('w', 2)]));
  await waitFor(() => expect(sent()).toEqual([1, 1]));
});

it('a second decision on a line is based on the first, without waiting for the list', async () => {
  const { mutate } = decide();
  act(() => mutate(confirm('w', 1)));
  act(() => mutate({ ...confirm('w', 1), comment: 'Seen' }));
  await waitFor(() => expect(sent()).toEqual([1]));
  act(() => server.call('PUT').answer([line('w', 2)]));
  await waitFor(() => expect(sent()).toEqual([1, 2]));
});
