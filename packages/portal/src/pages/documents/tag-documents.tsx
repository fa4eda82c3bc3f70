import { newTag } from '@atrium/contract/tag-rules';
import type { Document } from '@atrium/contract/documents';
import { TagsModal, useToast } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { searchTags, useTagDocuments } from '../../api/tags.ts';

interface Props {
  /** Those whose tags the person may change. */
  documents: readonly Document[];
  onClose: () => void;
}

/** The tags of several documents; fetched when somebody wants to change them (DOC-015, TAG-002). */
export default function TagDocuments({ documents, onClose }: Props) {
  const { t } = useTranslation('documents');
  const toast = useToast();
  const change = useTagDocuments();
  const contracts = new Set(documents.map(({ contract }) => contract?.id));
  // Of several contracts, documents have only the words of the bank in common.
  const contractId = contracts.size === 1 ? [...contracts][0] : undefined;
  const onSearch = useMemo(() => searchTags(contractId), [contractId]);
  return (
    <TagsModal
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      items={documents.map(({ id, filename, tags }) => ({ id, name: filename, tags }))}
      defaultChecked={documents.map(({ id }) => id)}
      onSearch={onSearch}
      newTag={newTag}
      submitting={change.isPending}
      onSubmit={(ids, changes) => {
        if (changes.length === 0) return onClose();
        change.mutate(
          { ids: [...ids], changes },
          {
            onSuccess: () => {
              onClose();
              toast.success(t('tagged', { count: ids.length }));
            },
          },
        );
      }}
    />
  );
}
