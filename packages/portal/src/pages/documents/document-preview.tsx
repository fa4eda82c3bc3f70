import { DocumentPreview } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useDocumentDownload } from '../../api/document-downloads.ts';
import { useShowFetchedAsRead } from '../../api/document-marks.ts';
import { useDocumentFile, type ListedDocument } from '../../api/documents.ts';

export interface DocumentPreviewProps {
  /** The list that the document was opened from; previous and next move through it. */
  documents: readonly ListedDocument[];
  /** Id of the shown document, null for none. Should be kept in the URL of the page. */
  shown: string | null;
  onShow: (id: string | null) => void;
  details?: ReactNode;
  actions?: ReactNode;
}

/** The preview of a document in a list, with its file from the server (DOC-007, API-085). */
export default function PortalDocumentPreview({ documents, shown, onShow, ...props }: DocumentPreviewProps) {
  const document = documents.find(({ id }) => id === shown);
  const file = useDocumentFile(document);
  useShowFetchedAsRead(document?.id, file.file);
  const download = useDocumentDownload();
  return (
    <DocumentPreview
      open={document !== undefined}
      onOpenChange={(open) => !open && onShow(null)}
      documents={documents}
      documentId={document?.id ?? ''}
      onDocumentChange={onShow}
      {...file}
      onDownload={() => document && download.mutate(document)}
      {...props}
    />
  );
}
