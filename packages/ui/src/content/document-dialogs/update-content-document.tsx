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
  /** What was shown last. */
  version: number;
  /** Whether anything but tags changed. */
  hasFacts: boolean;
  tags: ReturnType<typeof tagChanges>;
}

/** What is said about a document as it is now. */
export interface CurrentDescription {
  descriptionEn: string | null;
  descriptionFr: string | null;
  version: number;
}

export interface UpdateContentDocumentProps {
  /** Whether it is open; owned by the host. */
  open: boolean;
  /** Called when the person opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** The document that is changed. */
  document: { filename: string; tags: readonly AttachedTag[] };
  /** Read anew when the dialog opens, and after a save that somebody else was quicker than. */
  current:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; description: CurrentDescription };
  /** Takes one file, which replaces the present one. */
  uploads: Uploads;
  /** A description in both languages is required. */
  needsDescriptions: boolean;
  /** How tags are found and created. */
  tagging: Pick<TagEditorProps, 'onSearch' | 'newTag'>;
  /** Saves what changed. */
  onSubmit: (update: ContentDocumentUpdate) => void;
  /** The server has not answered yet: the button is busy. */
  submitting?: boolean;
}

/** Changes what is said about a document, its file and its tags (HUB-024); the button waits until something changed. */
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
