import { DOCUMENT_UPLOAD_MAX } from '@atrium/contract/document-rules';
import { ApiError } from '@atrium/contract/errors';
import { newTag } from '@atrium/contract/tag-rules';
import {
  NO_TAG_EDITS,
  ReleaseNoteUpload,
  SignedContractUpload,
  useToast,
  useUploads,
  type SignedContractForm,
} from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contractEntitiesQuery,
  contractMembersQuery,
  uploadContractsQuery,
  useAddSignedContracts,
  usePublishReleaseNotes,
} from '../../api/document-uploads.ts';
import { searchTags } from '../../api/tags.ts';
import { useUploadOptions } from '../../api/uploads.ts';
import { listStatus } from '../../app/list-status.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';

interface Props {
  /** The open dialog; the other one keeps its input. */
  open: 'contracts' | 'note' | null;
  onClose: () => void;
}

/** The upload dialogs of the documents page (DOC-011, DOC-012); loaded on first use. */
export default function Uploads({ open, onClose }: Props) {
  return (
    <>
      <ReleaseNotes open={open === 'note'} onClose={onClose} />
      <SignedContracts open={open === 'contracts'} onClose={onClose} />
    </>
  );
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

const onChange = (onClose: () => void) => (open: boolean) => {
  if (!open) onClose();
};

/** Returns the server's reason for a 400; other failures are reported by the toast of the call. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 400 ? error.errors[0]?.label : undefined;

function ReleaseNotes({ open, onClose }: DialogProps) {
  const { t } = useTranslation('documents');
  const toast = useToast();
  const publish = usePublishReleaseNotes();
  const uploads = useUploads({ ...useUploadOptions(), maxCount: DOCUMENT_UPLOAD_MAX });
  useUnsavedChanges(uploads.items.length > 0, { giveUp: uploads.clear });
  return (
    <ReleaseNoteUpload
      open={open}
      onOpenChange={onChange(onClose)}
      uploads={uploads}
      submitting={publish.isPending}
      failure={refusalOf(publish.error)}
      onSubmit={(documentIds) =>
        publish.mutate([...documentIds], {
          onSuccess: ({ length }) => {
            onClose();
            uploads.clear();
            toast.success(t('published', { count: length }));
          },
        })
      }
    />
  );
}

const EMPTY: SignedContractForm = { contractId: null, ricosCodes: [], userIds: null, tags: NO_TAG_EDITS };

function SignedContracts({ open, onClose }: DialogProps) {
  const { t } = useTranslation('documents');
  const toast = useToast();
  const add = useAddSignedContracts();
  const uploads = useUploads({ ...useUploadOptions(), maxCount: DOCUMENT_UPLOAD_MAX });
  const [form, setForm] = useState(EMPTY);
  useUnsavedChanges(uploads.items.length > 0 || form.contractId !== null, {
    giveUp: () => {
      uploads.clear();
      setForm(EMPTY);
    },
  });
  const { contractId } = form;
  const contracts = useQuery({ ...uploadContractsQuery(), enabled: open });
  const entities = useQuery({
    ...contractEntitiesQuery(contractId ?? ''),
    enabled: open && contractId !== null,
  });
  const members = useQuery({
    ...contractMembersQuery(contractId ?? '', form.ricosCodes),
    enabled: open && contractId !== null,
  });
  const onSearch = useMemo(() => searchTags(contractId ?? undefined), [contractId]);
  return (
    <SignedContractUpload
      open={open}
      onOpenChange={onChange(onClose)}
      uploads={uploads}
      form={form}
      onFormChange={setForm}
      contracts={(contracts.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      contractsStatus={listStatus(contracts, t('listNotLoaded'))}
      legalEntities={(entities.data ?? []).map(({ ricosCode, ricosName }) => ({
        value: ricosCode,
        label: ricosName,
      }))}
      legalEntitiesStatus={listStatus(entities, t('listNotLoaded'))}
      members={members.data ?? []}
      membersStatus={listStatus(members, t('listNotLoaded'))}
      onSearch={onSearch}
      newTag={newTag}
      submitting={add.isPending}
      failure={refusalOf(add.error)}
      onSubmit={(body) =>
        add.mutate(body, {
          onSuccess: ({ length }) => {
            onClose();
            uploads.clear();
            setForm(EMPTY);
            toast.success(t('added', { count: length }));
          },
        })
      }
    />
  );
}
