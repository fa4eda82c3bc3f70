import { newTag } from '@atrium/contract/tag-rules';
import { UpdateContentDocument, useToast, useUploads } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  currentDocumentQuery,
  useUpdateContent,
  type ContentArea,
  type PublishedDocument,
} from '../../api/content.ts';
import { searchBankTags } from '../../api/tags.ts';
import { useUploadOptions } from '../../api/uploads.ts';
import { errorFacts, isRecordChanged } from '../../app/error-facts.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';

interface Props {
  area: ContentArea<never, never>;
  document: PublishedDocument;
  /** Somebody else deleted the document while the dialog is open. */
  isDeleted: boolean;
  needsDescriptions: boolean;
  onClose: () => void;
}

/** Changes a document of a content page (HUB-019, HUB-024, CM-004); open until it is saved or closed. */
export default function UpdateDocument({ area, document, isDeleted, needsDescriptions, onClose }: Props) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const description = useQuery(currentDocumentQuery(area, document.id));
  const update = useUpdateContent(area, document.id);
  const uploads = useUploads({ ...useUploadOptions(), maxCount: 1 });
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  const failed = errorFacts(description);
  return (
    <UpdateContentDocument
      open
      onOpenChange={(open) => !open && onClose()}
      document={document}
      isDeleted={isDeleted}
      current={
        description.data
          ? { status: 'ready', description: description.data }
          : failed
            ? { status: 'error', ...failed }
            : { status: 'loading' }
      }
      uploads={uploads}
      needsDescriptions={needsDescriptions}
      tagging={{ onSearch: searchBankTags, newTag }}
      submitting={update.isPending}
      onUnsavedChange={setUnsaved}
      onSubmit={({ hasFacts, tags, ...facts }) =>
        update.mutate(
          { facts: hasFacts ? facts : null, tags },
          {
            onSuccess: () => {
              toast.success(t('updated', { name: uploads.items[0]?.name ?? document.filename }));
              onClose();
            },
            // The dialog shows both versions, and the toast would cover the saved one.
            onError: (error) => {
              if (isRecordChanged(error)) toast.dismiss('failure-update-content-document');
            },
          },
        )
      }
    />
  );
}
