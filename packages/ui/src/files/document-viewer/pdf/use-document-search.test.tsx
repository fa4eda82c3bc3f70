import { act, renderHook, waitFor } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { useDocumentSearch } from './use-document-search.js';

/** Creates a document with these pages, where null cannot be read, and records each read. */
function documentOf(pages: readonly (string | null)[]) {
  const read: number[] = [];
  const getPage = (number: number) => {
    read.push(number);
    const text = pages[number - 1];
    if (typeof text !== 'string') return Promise.reject(new Error('a broken page'));
    return Promise.resolve({
      getTextContent: () => Promise.resolve({ items: [{ str: text, hasEOL: true }, { type: 'mark' }] }),
    });
  };
  return { pdf: { numPages: pages.length, getPage } as unknown as PDFDocumentProxy, read };
}

const THREE = ['fee and fee', 'nothing', 'a fee'];

async function search(pages: readonly (string | null)[], query: string, page = 0) {
  const { pdf, read } = documentOf(pages);
  const shown = renderHook(({ wanted }) => useDocumentSearch(pdf, wanted, page), {
    initialProps: { wanted: query },
  });
  const done = () => waitFor(() => expect(shown.result.current.isSearching).toBe(false));
  await done();
  const where = () => {
    const { position, total, active } = shown.result.current;
    return [`${position} of ${total}`, active && `page ${active.page}, match ${active.index}`];
  };
  const step = (direction: 1 | -1) => act(() => shown.result.current.step(direction));
  return { ...shown, read, done, where, step };
}

describe('DOC-033 search in a document', () => {
  it('counts all matches and starts with the first', async () => {
    const { where, result } = await search(THREE, 'FÉE');
    expect(where()).toEqual(['1 of 3', 'page 0, match 0']);
    expect(new Set(result.current.pages.keys())).toEqual(new Set([0, 2]));
  });

  it.each([
    [1, ['3 of 3', 'page 2, match 0']],
    [2, ['3 of 3', 'page 2, match 0']],
    [0, ['1 of 3', 'page 0, match 0']],
  ])('starts with the first match from page %i on, the current page', async (page, first) => {
    const { where } = await search(THREE, 'fee', page);
    expect(where()).toEqual(first);
  });

  it('wraps around if no match follows the current page', async () => {
    const { where } = await search(['fee', 'x', 'y'], 'fee', 1);
    expect(where()).toEqual(['1 of 1', 'page 0, match 0']);
  });

  it('steps in reading order, wrapping at both ends', async () => {
    const { where, step } = await search(THREE, 'fee');
    const course: unknown[] = [];
    for (const direction of [1, 1, 1, -1, -1] as const) {
      step(direction);
      course.push(where()[0]);
    }
    expect(course).toEqual(['2 of 3', '3 of 3', '1 of 3', '3 of 3', '2 of 3']);
  });

  it('skips a page that cannot be read', async () => {
    const { where } = await search(['fee', null, 'fee'], 'fee');
    expect(where()).toEqual(['1 of 2', 'page 0, match 0']);
  });

  it.each(['', '   ', 'absent'])('finds nothing for “%s”, without steps', async (query) => {
    const { where, step } = await search(THREE, query);
    step(1);
    expect(where()).toEqual(['0 of 0', null]);
  });

  it('shows no results of the previous query, and reads each page once', async () => {
    const { where, rerender, result, done, read } = await search(THREE, 'fee');
    rerender({ wanted: 'nothing' });
    expect(result.current.total).toBe(0);
    await done();
    expect(where()).toEqual(['1 of 1', 'page 1, match 0']);
    rerender({ wanted: '' });
    expect(where()).toEqual(['0 of 0', null]);
    rerender({ wanted: 'fee' });
    await done();
    expect(where()[0]).toBe('1 of 3');
    expect(read).toHaveLength(3);
    expect(new Set(read)).toEqual(new Set([1, 2, 3]));
  });

  it('ignores white space and case around a query', async () => {
    const { where, rerender, result, step } = await search(THREE, 'fee');
    step(1);
    rerender({ wanted: '  Fee ' });
    expect(result.current.isSearching).toBe(false);
    expect(where()[0]).toBe('2 of 3');
  });
});
