import type { Document } from '@atrium/contract/documents';
import { Confirmation, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useDeleteDocument } from '../../api/document-list.ts';

interface Props {
  document: Document;
  onClose: () => void;
  onDeleted: (document: Document) => void;
}

/** Asks for confirmation before a document is deleted (DOC-020); loaded on first use. */
export default function DeleteDocument({ document, onClose, onDeleted }: Props) {
  const { t } = useTranslation('documents');
  const toast = useToast();
  const remove = useDeleteDocument();
  return (
    <Confirmation
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      danger
      title={t('delete.title', { name: document.filename })}
      description={t('delete.description')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.cancel')}
      busyLabel={t('delete.busy')}
      error={t('delete.failed')}
      onConfirm={async () => {
        await remove.mutateAsync(document.id);
        onDeleted(document);
        toast.success(t('deleted', { name: document.filename }));
      }}
    />
  );
}
