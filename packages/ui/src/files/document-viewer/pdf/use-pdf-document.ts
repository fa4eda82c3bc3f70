import { PasswordResponses } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { openPdf } from './library.js';

export type PdfState =
  | { status: 'opening' }
  | { status: 'locked'; isWrong: boolean; unlock: (password: string) => void }
  | { status: 'open'; pdf: PDFDocumentProxy }
  /** With `retry`, not the file is at fault: the worker script did not load or crashed. */
  | { status: 'broken'; retry: (() => void) | undefined };

const OPENING: PdfState = { status: 'opening' };

/** Opens a file as a PDF and closes it on unmount; `locked` asks for the password of a protected file. */
export function usePdfDocument(file: Blob): PdfState {
  const [known, setKnown] = useState<{ file: Blob; state: PdfState }>({ file, state: OPENING });

  useEffect(() => {
    let isWanted = true;
    let close = () => {};
    let retry: (() => void) | undefined;
    const show = (state: PdfState) => {
      if (isWanted) setKnown({ file, state });
    };
    const open = async () => {
      const bytes = await file.arrayBuffer();
      if (!isWanted) return;
      const { task, broken } = openPdf(bytes);
      close = () => void task.destroy();
      broken.catch(() => {
        retry = () => {
          show(OPENING);
          start();
        };
      });
      task.onPassword = (unlock: (password: string) => void, reason: number) =>
        show({ status: 'locked', isWrong: reason === PasswordResponses.INCORRECT_PASSWORD, unlock });
      show({ status: 'open', pdf: await Promise.race([task.promise, broken]) });
    };
    const start = () => {
      retry = undefined;
      open().catch(() => show({ status: 'broken', retry }));
    };
    start();
    return () => {
      isWanted = false;
      close();
    };
  }, [file]);

  // The state may belong to a previous file.
  return known.file === file ? known.state : OPENING;
}
