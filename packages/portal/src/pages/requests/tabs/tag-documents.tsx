import { newTag } from '@atrium/contract/tag-rules';
import type { RequestDocument } from '@atrium/contract/request-documents';
import type { Request } from '@atrium/contract/requests';
import { TagsModal, useToast } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { searchTags, useTagDocuments } from '../../../api/tags.ts';

interface Props {
  request: Request;
  documents: readonly RequestDocument[];
  /** Ids of those that are checked at first. */
  checked: readonly string[];
  onClose: () => void;
}

/** The tags of several documents of a request; fetched when somebody wants to change them. */
export default function TagDocuments({ request: { contractId }, documents, checked, onClose }: Props) {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const change = useTagDocuments();
  const onSearch = useMemo(() => searchTags(contractId), [contractId]);
  return (
    <TagsModal
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      items={documents
        .filter(({ rights }) => rights.canManageTags)
        .map(({ id, filename, tags }) => ({ id, name: filename, tags }))}
      defaultChecked={checked}
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
              toast.success(t('documents.tagged', { count: ids.length }));
            },
          },
        );
      }}
    />
  );
}
