import type { AttachedTag } from '@atrium/contract/tags';
import { useState } from 'react';
import { Field } from '../../controls/field/index.js';
import { Banner, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { Uploader, type Uploads } from '../../files/uploader/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { NO_TAG_EDITS, tagChanges, TagEditor, type TagEditorProps } from '../../tags/tag-editor/index.js';
import { isDocumentEdited } from './document-edit.js';
import { areDescriptionsComplete, DescriptionFields, type Descriptions } from './description-fields.js';
import { SaveFooter } from './save-footer.js';

export interface ContentDocumentUpdate {
  newDocumentId: string | null;
  descriptionEn: string | null;
  descriptionFr: string | null;
  /** The version that was last shown. */
  version: number;
  /** Whether anything other than tags changed. */
  hasFacts: boolean;
  tags: ReturnType<typeof tagChanges>;
}

/** The current descriptions of a document. */
export interface CurrentDescription {
  descriptionEn: string | null;
  descriptionFr: string | null;
  version: number;
}

export interface UpdateContentDocumentProps {
  /** Whether it is open (controlled state). */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** The document being changed. */
  document: { filename: string; tags: readonly AttachedTag[] };
  /** The saved descriptions; reloaded when the dialog opens and after a version conflict on save. */
  current:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; description: CurrentDescription };
  /** Takes one file, which replaces the current one. */
  uploads: Uploads;
  /** Descriptions in both languages are required. */
  needsDescriptions: boolean;
  /** Finds and creates tags. */
  tagging: Pick<TagEditorProps, 'onSearch' | 'newTag'>;
  /** Saves what changed. */
  onSubmit: (update: ContentDocumentUpdate) => void;
  /** The request is pending: the button is busy. */
  submitting?: boolean;
}

/** Changes the descriptions, file and tags of a document (HUB-024); saving is disabled until something changed. */
export function UpdateContentDocument({
  open,
  onOpenChange,
  document,
  current,
  uploads,
  needsDescriptions,
  tagging,
  onSubmit,
  submitting = false,
}: UpdateContentDocumentProps) {
  const t = useStrings();
  const [draft, setDraft] = useState<(Descriptions & { version: number }) | null>(null);
  const [edits, setEdits] = useState(NO_TAG_EDITS);
  const now = current.status === 'ready' ? current.description : null;
  const written = draft ?? {
    en: now?.descriptionEn ?? '',
    fr: now?.descriptionFr ?? '',
    version: now?.version ?? 0,
  };
  const { items, busy, complete, documentIds } = uploads;
  const facts = {
    descriptionEn: written.en,
    descriptionFr: written.fr,
    hasNewFile: items.length > 0,
    hasNewTags: false,
  };
  const tags = tagChanges(edits);
  const hasFacts = now !== null && isDocumentEdited(now, facts);
  const isEdited = now !== null && isDocumentEdited(now, { ...facts, hasNewTags: tags.length > 0 });
  const hint = !now
    ? t('content.update.loading')
    : busy
      ? t('content.add.busy')
      : items.length > 0 && !complete
        ? t('content.add.refusedFiles')
        : !areDescriptionsComplete(written, { required: needsDescriptions })
          ? t('content.add.missingDescriptions')
          : isEdited
            ? null
            : t('content.text.unchanged');
  const isStale = draft !== null && now !== null && draft.version !== now.version;
  const submit = () => {
    if (!now) return;
    onSubmit({
      newDocumentId: documentIds[0] ?? null,
      descriptionEn: written.en.trim() || null,
      descriptionFr: written.fr.trim() || null,
      version: now.version,
      hasFacts,
      tags,
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={t('content.update.title', { name: document.filename })}
      footer={
        <SaveFooter
          hint={hint}
          confirm={t('content.update.confirm')}
          confirming={t('content.update.confirming')}
          cancel={t('content.update.cancel')}
          submitting={submitting}
          onSubmit={submit}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      {current.status === 'loading' ? <SkeletonRows rows={4} /> : null}
      {current.status === 'error' ? (
        <ErrorState
          title={t('content.update.failed')}
          supportId={current.supportId}
          onRetry={current.onRetry}
          retrying={current.retrying ?? false}
        />
      ) : null}
      {now ? (
        <div className="grid gap-20">
          <DescriptionFields
            required={needsDescriptions}
            value={written}
            onValueChange={(value) => setDraft({ ...value, version: draft?.version ?? now.version })}
          />
          {isStale ? (
            <Banner tone="negative" live="polite" title={t('content.update.changedMeanwhile')}>
              <p lang="en" className="text-small">
                {now.descriptionEn}
              </p>
              <p lang="fr" className="text-small">
                {now.descriptionFr}
              </p>
            </Banner>
          ) : null}
          <Uploader optional uploads={uploads} label={t('content.update.file')} />
          <Field group optional label={t('content.update.tags')}>
            <TagEditor tags={document.tags} edits={edits} onEditsChange={setEdits} {...tagging} />
          </Field>
        </div>
      ) : null}
    </Dialog>
  );
}
