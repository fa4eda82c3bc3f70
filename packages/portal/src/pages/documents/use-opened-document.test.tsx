import type { Document } from '@atrium/contract/documents';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { useOpenedDocument } from './use-opened-document.ts';

afterEach(() => vi.unstubAllGlobals());

const row = (id: string) => ({ id, isUnread: true }) as Document;
const A = row('a');
const B = row('b');
const BOTH = [A, B];
const ONLY_B = [B];
const NOTHING: Document[] = [];

/** Opens a document of the list; `answer` answers the read of one that is not listed. */
function open(documents: readonly Document[], shown: string | null) {
  const server = cacheAndServer();
  const { result, rerender } = renderHook(
    (props: { documents: readonly Document[]; shown: string | null }) =>
      useOpenedDocument(props.documents, props.shown),
    { wrapper: server.wrapper, initialProps: { documents, shown } },
  );
  return {
    now: () => result.current,
    rerender: (next: readonly Document[], id: string | null) => rerender({ documents: next, shown: id }),
    answer: async (pageRecords: readonly Document[]) => {
      await waitFor(() => expect(server.call('POST /documents/search')).toBeDefined());
      act(() => server.call('POST /documents/search').answer({ pageRecords }));
      await waitFor(() => expect(result.current.read.isPending).toBe(false));
    },
  };
}

it('DOC-009 a document that leaves the filtered list stays open, with the list it was opened from', async () => {
  const { now, rerender, answer } = open(BOTH, 'a');
  expect(now()).toMatchObject({ document: A, documents: BOTH });
  rerender(ONLY_B, 'a');
  expect(now()).toMatchObject({ document: A, documents: BOTH });
  const read = { ...A, isUnread: false };
  await answer([read]);
  expect(now()).toMatchObject({ document: read, documents: BOTH });
  rerender(ONLY_B, 'b');
  expect(now()).toMatchObject({ document: B, documents: ONLY_B });
});

it('DOC-009 previous and next also reach a document that left the filtered list meanwhile', () => {
  const { now, rerender } = open(BOTH, 'b');
  rerender(NOTHING, 'b');
  rerender(NOTHING, 'a');
  expect(now()).toMatchObject({ document: A, documents: BOTH });
});

it('DOC-009 a document that was deleted or hidden meanwhile is not found', async () => {
  const { now, rerender, answer } = open(BOTH, 'a');
  rerender(ONLY_B, 'a');
  await answer([]);
  expect(now().document).toBeUndefined();
});

it('DOC-009 a document that was closed is read again before it opens', async () => {
  const { now, rerender, answer } = open(BOTH, 'a');
  rerender(BOTH, null);
  expect(now().document).toBeUndefined();
  rerender(ONLY_B, 'a');
  expect(now().document).toBeUndefined();
  await answer([A]);
  expect(now()).toMatchObject({ document: A, documents: [A] });
});
