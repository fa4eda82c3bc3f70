import type { Document } from '@atrium/contract/documents';
import { newTag } from '@atrium/contract/tag-rules';
import { TagsModal, useFormats, useToast } from '@atrium/ui';
import { useMemo } from 'react';
import { searchTags, useTagDocuments } from '../../api/tags.ts';

interface Props {
  /** The documents whose tags the user may change. */
  documents: readonly Document[];
  /** Ids of the documents checked initially. */
  checked: readonly string[];
  /** Their common contract; without one only the bank's own tags are available. */
  contractId: string | undefined;
  /** Returns the success message for `count` saved documents. */
  savedText: (count: number) => string;
  onClose: () => void;
}

/** Edits the tags of several documents; loaded on first use (DOC-015, TAG-002). */
export default function TagDocuments({ documents, checked, contractId, savedText, onClose }: Props) {
  const toast = useToast();
  const { dateTime } = useFormats();
  const change = useTagDocuments();
  const onSearch = useMemo(() => searchTags(contractId), [contractId]);
  return (
    <TagsModal
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      items={documents.map(({ id, filename, contract, creationDate, tags }) => ({
        id,
        name: filename,
        // Documents of the same name differ in their contract, or at least in their time.
        detail: [contract?.name, dateTime(creationDate)].filter(Boolean).join(' · '),
        tags,
        contractId: contract?.id ?? contractId ?? null,
      }))}
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
