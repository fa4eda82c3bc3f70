import { ApiError } from '@atrium/contract/errors';
import { DeleteContentDocument, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteContent, type ContentArea, type PublishedDocument } from '../../api/content.ts';

interface Props {
  area: ContentArea<never, never>;
  document: PublishedDocument;
  onClose: () => void;
}

/** Removes a document from its page after a confirmation (HUB-019, HUB-026, TF-007, CM-004). */
export default function DeleteDocument({ area, document, onClose }: Props) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const remove = useDeleteContent(area);
  // As it was when the question was asked: a document that somebody changed since is looked at again first.
  const [{ id, filename, version }] = useState(document);
  return (
    <DeleteContentDocument
      open
      onOpenChange={(open) => !open && onClose()}
      filename={filename}
      documentId={id}
      error={(remove.error instanceof ApiError && remove.error.labels.join(' ')) || undefined}
      onConfirm={async () => {
        await remove.mutateAsync({ id, version });
        toast.success(t('deleted', { name: filename }));
      }}
    />
  );
}
