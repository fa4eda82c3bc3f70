import { CONTENT_DOCUMENTS_TOGETHER } from '@atrium/contract/content-rules';
import { needsDescriptions, tabOfBloc, type HubBloc } from '@atrium/contract/information-hub-rules';
import { newTag } from '@atrium/contract/tag-rules';
import { AddContentDocuments, useHubBlocNames, useToast, useUploads } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useAddHubDocuments } from '../../api/information-hub.ts';
import { searchBankTags } from '../../api/tags.ts';
import { useUploadOptions } from '../../api/uploads.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';

interface Props {
  bloc: HubBloc;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded: () => void;
}

/** Adds documents to a block of the hub (HUB-017, HUB-022, HUB-023). */
export default function AddDocuments({ bloc, open, onOpenChange, onAdded }: Props) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const nameOf = useHubBlocNames();
  const add = useAddHubDocuments();
  const options = useUploadOptions();
  const uploads = useUploads({ ...options, maxCount: CONTENT_DOCUMENTS_TOGETHER });
  useUnsavedChanges(uploads.items.length > 0);
  const itbTab = tabOfBloc(bloc);
  return (
    <AddContentDocuments
      open={open}
      onOpenChange={onOpenChange}
      target={nameOf(bloc)}
      uploads={uploads}
      needsDescriptions={needsDescriptions(itbTab)}
      tagging={{ onSearch: searchBankTags, newTag }}
      submitting={add.isPending}
      onSubmit={(additions) =>
        add.mutate(
          additions.map((addition) => ({ itbTab, itbBloc: bloc, ...addition })),
          {
            onSuccess: () => {
              toast.success(t('added', { count: additions.length }));
              onAdded();
            },
          },
        )
      }
    />
  );
}
