import { newTag } from '@atrium/contract/tag-rules';
import { TagsModal, useToast, type TagsModalProps } from '@atrium/ui';
import { useMemo } from 'react';
import { searchTags, useTagDocuments } from '../../api/tags.ts';

interface Props {
  /** Those whose tags the person may change. */
  items: TagsModalProps['items'];
  /** Ids of those that are checked at first. */
  checked: readonly string[];
  /** The contract of all of them; without one they have only the words of the bank in common. */
  contractId: string | undefined;
  /** What is said once the tags of so many documents are saved. */
  savedText: (count: number) => string;
  onClose: () => void;
}

/** The tags of several documents; fetched when somebody wants to change them (DOC-015, TAG-002). */
export default function TagDocuments({ items, checked, contractId, savedText, onClose }: Props) {
  const toast = useToast();
  const change = useTagDocuments();
  const onSearch = useMemo(() => searchTags(contractId), [contractId]);
  return (
    <TagsModal
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      items={items}
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
              toast.success(savedText(ids.length));
            },
          },
        );
      }}
    />
  );
}
