import { DeleteContentDocument, useToast } from '@atrium/ui';
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
  const { id, filename, version } = document;
  return (
    <DeleteContentDocument
      open
      onOpenChange={(open) => !open && onClose()}
      filename={filename}
      onConfirm={async () => {
        await remove.mutateAsync({ id, version });
        toast.success(t('deleted', { name: filename }));
      }}
    />
  );
}
