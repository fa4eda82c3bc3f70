import { documentLimits } from '@atrium/contract/document-rules';
import type { Document } from '@atrium/contract/documents';
import { newTag } from '@atrium/contract/tag-rules';
import { DocumentDetails, useToast } from '@atrium/ui';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkDocumentSeen } from '../../api/document-marks.ts';
import { listedDocument } from '../../api/documents.ts';
import { searchTags, useTagDocuments } from '../../api/tags.ts';
import { LazyDocumentPreview } from './preview.ts';

interface Props {
  document: Document;
  /** The list that previous and next move through. */
  documents: readonly Document[];
  onShow: (id: string | null) => void;
  onDelete: (document: Document) => void;
}

/** The preview of a document with its details (DOC-007, DOC-014); loaded on first use. */
export default function OpenedPreview({ document, documents, onShow, onDelete }: Props) {
  const { mutate: markSeen } = useMarkDocumentSeen();
  const { id, isUnread } = document;
  // Also for types without preview, whose file is never fetched.
  useEffect(() => {
    if (isUnread) markSeen(id);
  }, [id, isUnread, markSeen]);
  return (
    <LazyDocumentPreview
      documents={documents.map(listedDocument)}
      shown={document.id}
      onShow={onShow}
      details={<Details document={document} onDelete={onDelete} />}
    />
  );
}

function Details({ document, onDelete }: { document: Document; onDelete: (document: Document) => void }) {
  const { t } = useTranslation('documents');
  const toast = useToast();
  const change = useTagDocuments();
  const contractId = document.contract?.id;
  const onSearch = useMemo(() => searchTags(contractId), [contractId]);
  return (
    <DocumentDetails
      document={document}
      tagging={{
        onSearch,
        newTag,
        onSave: async (changes) => {
          await change.mutateAsync({ ids: [document.id], changes });
          toast.success(t('tagged', { count: 1 }));
        },
      }}
      onDelete={() => onDelete(document)}
      limits={documentLimits(document)}
    />
  );
}
