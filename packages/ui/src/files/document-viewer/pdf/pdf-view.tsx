import { useEffect } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useLatest } from '../../../foundations/use-latest.js';
import { useStrings } from '../../../foundations/provider/index.js';
import { ErrorState } from '../../../feedback/error-state/index.js';
import { ViewerMessage, InProgress } from '../messages.js';
import { PasswordForm } from './password-form.js';
import { PdfPages } from './pdf-pages.js';
import { usePageSizes } from './use-page-sizes.js';
import { usePdfDocument } from './use-pdf-document.js';

export { startWorker } from './library.js';

export interface PdfViewProps {
  file: Blob;
  label: string;
  onReady: (() => void) | undefined;
  onNearEnd: (() => void) | undefined;
}

/** Opens a PDF, asks for its password if needed, and shows its pages. Imports pdf.js, so load it on demand. */
export function PdfView({ file, ...props }: PdfViewProps) {
  const t = useStrings();
  const state = usePdfDocument(file);
  switch (state.status) {
    case 'opening':
      return <InProgress label={t('files.viewer.opening')} />;
    case 'locked':
      return <PasswordForm isWrong={state.isWrong} onUnlock={state.unlock} />;
    case 'broken':
      if (!state.retry) return <Broken />;
      return (
        <ViewerMessage>
          <ErrorState title={t('files.viewer.failed')} onRetry={state.retry} />
        </ViewerMessage>
      );
    default:
      return <OpenPdf pdf={state.pdf} {...props} />;
  }
}

function OpenPdf({ pdf, label, onReady, onNearEnd }: Omit<PdfViewProps, 'file'> & { pdf: PDFDocumentProxy }) {
  const t = useStrings();
  const known = usePageSizes(pdf);
  const isComplete = known?.isComplete ?? false;
  const tellReady = useLatest(() => onReady?.());
  useEffect(() => {
    if (isComplete) tellReady();
  }, [tellReady, isComplete]);
  if (known?.sizes.length === 0) return <Broken />;
  return known ? (
    <PdfPages
      pdf={pdf}
      sizes={known.sizes}
      isComplete={known.isComplete}
      label={label}
      onNearEnd={onNearEnd}
    />
  ) : (
    <InProgress label={t('files.viewer.opening')} />
  );
}

/** The file is damaged; it can still be downloaded. */
function Broken() {
  const t = useStrings();
  return (
    <ViewerMessage>
      <ErrorState title={t('files.viewer.broken')}>{t('files.viewer.brokenHelp')}</ErrorState>
    </ViewerMessage>
  );
}
