import type { ArticleAddress } from '@atrium/contract/article-filter-rules';
import { DocumentPreview } from '@atrium/ui';
import { useAttachmentFile, type Attachment } from '../../api/articles.ts';

interface Props {
  article: ArticleAddress;
  /** Those that can be looked at; previous and next go through them. */
  attachments: readonly Attachment[];
  shown: Attachment;
  onShow: (id: string | null) => void;
  onDownload: (file: Attachment) => void;
}

/** The preview of a file attached to an article (HIGH-015). */
export default function AttachmentPreview({ article, attachments, shown, onShow, onDownload }: Props) {
  const file = useAttachmentFile(article, shown);
  return (
    <DocumentPreview
      open
      onOpenChange={(open) => !open && onShow(null)}
      documents={attachments.map(({ id, name, mime }) => ({ id, name, mediaType: mime }))}
      documentId={shown.id}
      onDocumentChange={onShow}
      {...file}
      onDownload={() => onDownload(shown)}
    />
  );
}
