import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePdfDocument } from './use-pdf-document.js';

const openPdf = vi.hoisted(() => vi.fn());
vi.mock('./library.js', () => ({ openPdf }));
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ PasswordResponses: { INCORRECT_PASSWORD: 2 } }));

const never = new Promise<never>(() => {});
const opening = (document: Promise<unknown>, broken: Promise<never> = never) => {
  broken.catch(() => {});
  return { task: { promise: document, destroy: () => Promise.resolve() }, broken };
};
// Blob in jsdom has no arrayBuffer().
const file = () => Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) });
beforeEach(() => openPdf.mockReset());

describe('document that fails to open', () => {
  it('can be retried if the PDF script failed to load', async () => {
    openPdf.mockReturnValueOnce(opening(never, Promise.reject(new Error('offline'))));
    openPdf.mockReturnValueOnce(opening(Promise.resolve({ numPages: 1 })));
    const same = file();
    const { result } = renderHook(() => usePdfDocument(same));
    await waitFor(() => expect(result.current.status).toBe('broken'));
    act(() => {
      if (result.current.status === 'broken') result.current.retry?.();
    });
    await waitFor(() => expect(result.current).toEqual({ status: 'open', pdf: { numPages: 1 } }));
  });

  it('cannot be retried if the file is invalid', async () => {
    openPdf.mockReturnValueOnce(opening(Promise.reject(new Error('no PDF'))));
    const same = file();
    const { result } = renderHook(() => usePdfDocument(same));
    await waitFor(() => expect(result.current).toEqual({ status: 'broken', retry: undefined }));
  });
});
