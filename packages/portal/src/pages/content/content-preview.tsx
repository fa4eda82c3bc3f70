import { DocumentPreview } from '@atrium/ui';
import {
  useContentDownload,
  useContentFile,
  type ContentCalls,
  type PublishedFile,
} from '../../api/content.ts';

export interface ContentPreviewProps {
  area: ContentCalls;
  /** The list that the document was opened from; previous and next move through it. */
  documents: readonly PublishedFile[];
  shown: PublishedFile;
  onShow: (id: string | null) => void;
}

/** The preview of a document published by the bank, over its page. */
export default function ContentPreview({ area, documents, shown, onShow }: ContentPreviewProps) {
  const file = useContentFile(area, shown);
  const download = useContentDownload(area);
  return (
    <DocumentPreview
      open
      onOpenChange={(open) => !open && onShow(null)}
      documents={documents.map(({ id, filename, mediaType }) => ({ id, name: filename, mediaType }))}
      documentId={shown.id}
      onDocumentChange={onShow}
      {...file}
      onDownload={() => download.mutate(shown.id)}
    />
  );
}
