import type { HubDocument } from '@atrium/contract/information-hub';
import { needsDescriptions } from '@atrium/contract/information-hub-rules';
import { newTag } from '@atrium/contract/tag-rules';
import { UpdateContentDocument, useToast, useUploads } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hubDescriptionQuery, useUpdateHubDocument } from '../../api/information-hub.ts';
import { searchBankTags } from '../../api/tags.ts';
import { useUploadOptions } from '../../api/uploads.ts';
import { errorFacts } from '../../app/error-facts.ts';

/** Changes a document of the hub (HUB-019, HUB-024); open until it is saved or closed. */
export default function UpdateDocument({
  document,
  onClose,
}: {
  document: HubDocument;
  onClose: () => void;
}) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const description = useQuery(hubDescriptionQuery(document.id));
  const update = useUpdateHubDocument(document.id);
  const uploads = useUploads({ ...useUploadOptions(), maxCount: 1 });
  const failed = errorFacts(description);
  return (
    <UpdateContentDocument
      open
      onOpenChange={(open) => !open && onClose()}
      document={document}
      current={
        description.data
          ? { status: 'ready', description: description.data }
          : failed
            ? { status: 'error', ...failed }
            : { status: 'loading' }
      }
      uploads={uploads}
      needsDescriptions={needsDescriptions(document.itbInfo.tab)}
      tagging={{ onSearch: searchBankTags, newTag }}
      submitting={update.isPending}
      onSubmit={({ hasFacts, tags, ...facts }) =>
        update.mutate(
          { facts: hasFacts ? facts : null, tags },
          {
            onSuccess: () => {
              toast.success(t('updated', { name: document.filename }));
              onClose();
            },
          },
        )
      }
    />
  );
}
