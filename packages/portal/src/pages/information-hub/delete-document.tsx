import type { HubDocument } from '@atrium/contract/information-hub';
import { DeleteContentDocument, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useDeleteHubDocument } from '../../api/information-hub.ts';

/** Deletes a document of the hub, after asking (HUB-019, HUB-026). */
export default function DeleteDocument({
  document,
  onClose,
}: {
  document: HubDocument;
  onClose: () => void;
}) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const remove = useDeleteHubDocument();
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
