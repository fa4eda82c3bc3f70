import type { ReachableUser } from '@atrium/contract/request-creation';
import { useId, useMemo } from 'react';
import { Combobox } from '../../controls/combobox/index.js';
import { Field } from '../../controls/field/index.js';
import type { ListStatus, Option } from '../../controls/listbox/index.js';
import { MultiSelect } from '../../controls/multi-select/index.js';
import { Uploader, type Uploads } from '../../files/uploader/index.js';
import { useStrings } from '../../foundations/index.js';
import {
  NO_TAG_EDITS,
  TagEditor,
  tagChanges,
  type TagEditorProps,
  type TagEdits,
} from '../../tags/tag-editor/index.js';
import { UploadDialog, useMissingFiles } from './upload-dialog.js';

/** The entered values, kept by the host so that nothing is lost when the dialog closes. */
export interface SignedContractForm {
  contractId: string | null;
  ricosCodes: readonly string[];
  /** Null until the user makes a choice; then the members default to those of the legal entities. */
  userIds: readonly string[] | null;
  tags: TagEdits;
}

export interface SignedContractUploadProps extends Pick<TagEditorProps, 'onSearch' | 'newTag'> {
  /** Whether it is open (controlled state). */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** The uploads; they are kept and continue after the dialog closes. */
  uploads: Uploads;
  /** The entered values (controlled state). */
  form: SignedContractForm;
  /** Called on each change. */
  onFormChange: (form: SignedContractForm) => void;
  /** Contracts to choose from. */
  contracts: readonly Option[];
  /** Whether the contracts are loading or failed. */
  contractsStatus?: ListStatus;
  /** Legal entities of the contract. */
  legalEntities: readonly Option[];
  /** Whether the legal entities are loading or failed. */
  legalEntitiesStatus?: ListStatus;
  /** Members of the contract to whom the documents can be addressed. */
  members: readonly ReachableUser[];
  /** Whether the members are loading or failed. */
  membersStatus?: ListStatus;
  /** Adds the documents to the contract. */
  onSubmit: (body: {
    contractId: string;
    ricosCodes: string[];
    userIds: string[];
    documentIds: string[];
    tags: ReturnType<typeof tagChanges>;
  }) => void;
  /** The request is pending: the button is busy. */
  submitting?: boolean;
  /** Why the last attempt failed, as reported by the server. */
  failure?: string | undefined;
}

const NO_TAGS: TagEditorProps['tags'] = [];

/**
 * Adds signed contracts (DOC-012, DOC-023 to DOC-026): a contract, at least one member and one document, and optional
 * legal entities.
 */
export function SignedContractUpload({
  uploads,
  form,
  onFormChange,
  contracts,
  contractsStatus,
  legalEntities,
  legalEntitiesStatus,
  members,
  membersStatus,
  onSearch,
  newTag,
  onSubmit,
  submitting = false,
  ...dialog
}: SignedContractUploadProps) {
  const t = useStrings();
  const tagsId = useId();
  const { contractId, ricosCodes, tags } = form;
  // While the members are loading, those shown may be of the legal entities chosen before.
  const usual = membersStatus?.loading ? [] : members.filter((member) => member.isSelectedByDefault);
  const userIds = form.userIds ?? usual.map(({ id }) => id);
  const people = useMemo(
    () =>
      members.map(({ id, firstName, lastName, business, email }) => ({
        value: id,
        label: `${firstName} ${lastName}`,
        description: [business, email].filter(Boolean).join(' · '),
        keywords: `${lastName} ${email}`,
      })),
    [members],
  );
  const missing = [
    ...(contractId === null ? [t('documents.uploads.missing.contract')] : []),
    ...(userIds.length === 0 ? [t('documents.uploads.missing.members')] : []),
    ...useMissingFiles(uploads),
  ];
  const change = (part: Partial<SignedContractForm>) => onFormChange({ ...form, ...part });
  return (
    <UploadDialog
      {...dialog}
      title={t('documents.uploads.signedContract.title')}
      description={t('documents.uploads.signedContract.description')}
      confirmLabel={t('documents.uploads.signedContract.confirm')}
      missing={missing}
      submitting={submitting}
      onConfirm={() => {
        if (contractId === null) return;
        onSubmit({
          contractId,
          ricosCodes: [...ricosCodes],
          userIds: [...userIds],
          documentIds: [...uploads.documentIds],
          tags: tagChanges(tags),
        });
      }}
    >
      <Field label={t('documents.uploads.signedContract.contract')}>
        <Combobox
          options={contracts}
          value={contractId}
          // Members, legal entities and tags belong to the contract, so a new contract resets them.
          onValueChange={(next) => {
            if (next !== contractId)
              change({ contractId: next, ricosCodes: [], userIds: null, tags: NO_TAG_EDITS });
          }}
          {...contractsStatus}
        />
      </Field>
      {contractId === null ? null : (
        <>
          <Field label={t('documents.uploads.signedContract.entities')} optional>
            <MultiSelect
              options={legalEntities}
              value={ricosCodes}
              onValueChange={(next) => change({ ricosCodes: next })}
              {...legalEntitiesStatus}
            />
          </Field>
          <Field
            label={t('documents.uploads.signedContract.members')}
            help={t('documents.uploads.signedContract.membersHelp')}
          >
            <MultiSelect
              options={people}
              value={userIds}
              onValueChange={(next) => change({ userIds: next })}
              emptyText={t('documents.uploads.signedContract.noMember')}
              {...membersStatus}
            />
          </Field>
          <section aria-labelledby={tagsId} className="grid gap-8">
            <h3 id={tagsId} className="text-small font-medium">
              {t('documents.uploads.signedContract.tags')}
            </h3>
            <TagEditor
              tags={NO_TAGS}
              edits={tags}
              onEditsChange={(next) => change({ tags: next })}
              onSearch={onSearch}
              newTag={newTag}
            />
          </section>
        </>
      )}
      <Uploader uploads={uploads} label={t('documents.uploads.files')} />
    </UploadDialog>
  );
}
