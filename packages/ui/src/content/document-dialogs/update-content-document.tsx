import type { ContentText } from '@atrium/contract/content';
import type { AttachedTag } from '@atrium/contract/tags';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { VersionTable } from '../../data/version-table/internal.js';
import { Banner, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { Uploader, type Uploads } from '../../files/uploader/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { useLatest } from '../../foundations/use-latest.js';
import { EditDialog } from '../../overlays/unsaved-changes/internal.js';
import { NO_TAG_EDITS, tagChanges, TagEditor, type TagEditorProps } from '../../tags/tag-editor/index.js';
import { draftOf, LANGUAGES, onTopOf, textDifferences } from '../editable-text/internal.js';
import { isDocumentEdited } from './document-edit.js';
import {
  areDescriptionsComplete,
  DescriptionFields,
  NO_DESCRIPTIONS,
  type Descriptions,
} from './description-fields.js';
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
  document: { filename: string; updatedAt: string; tags: readonly AttachedTag[] };
  /** Somebody else deleted the document meanwhile: what was typed stays, to be copied. */
  isDeleted?: boolean;
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
  /** Called when unsaved changes exist or are gone, since leaving would lose them. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
}

const NOTHING: ContentText = { ...NO_DESCRIPTIONS, version: 0 };

/** The descriptions as a text in both languages; none is an empty text. */
const textOf = ({ descriptionEn, descriptionFr, version }: CurrentDescription): ContentText => ({
  en: descriptionEn ?? '',
  fr: descriptionFr ?? '',
  version,
});

/**
 * Changes the descriptions, file and tags of a document (HUB-024); saving is disabled until something changed. What
 * somebody else saved meanwhile is compared with the input before it can be replaced.
 */
export function UpdateContentDocument({
  open,
  onOpenChange,
  document,
  isDeleted = false,
  current,
  uploads,
  needsDescriptions,
  tagging,
  onSubmit,
  submitting = false,
  onUnsavedChange,
}: UpdateContentDocumentProps) {
  const t = useStrings();
  const { dateTime } = useFormats();
  const { items, busy, complete, documentIds } = uploads;
  const now = current.status === 'ready' ? current.description : null;
  const [typed, setTyped] = useState<Partial<Descriptions>>({});
  const [edits, setEdits] = useState(NO_TAG_EDITS);
  const [read, setRead] = useState(now);
  // What was read follows what is saved until the user changes the descriptions or chooses a file.
  const isTouched = items.length > 0 || Object.keys(typed).length > 0;
  if (now && read?.version !== now.version && !isTouched) setRead(now);
  const saved = now ? textOf(now) : NOTHING;
  const base = read ? textOf(read) : saved;
  const draft = { ...draftOf(base), ...typed };
  const written = onTopOf(draft, saved);
  const facts = {
    descriptionEn: written.en,
    descriptionFr: written.fr,
    hasNewFile: items.length > 0,
    hasNewTags: false,
  };
  const tags = tagChanges(edits);
  const hasFacts = now !== null && isDocumentEdited(now, facts);
  const isEdited = now !== null && isDocumentEdited(now, { ...facts, hasNewTags: tags.length > 0 });
  const tell = useLatest((unsaved: boolean) => onUnsavedChange?.(unsaved));
  useEffect(() => {
    tell(isEdited);
    return () => tell(false);
  }, [tell, isEdited]);
  const hint = isDeleted
    ? t('content.update.deleted')
    : !now
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
  const isStale = hasFacts && base.version !== saved.version;
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
    <EditDialog
      open={open}
      onOpenChange={onOpenChange}
      unsaved={isEdited}
      dismissible={!submitting}
      size="wide"
      title={t('content.update.title', { name: document.filename })}
      footer={
        <SaveFooter
          hint={hint}
          confirm={t(isStale ? 'content.update.confirmOver' : 'content.update.confirm')}
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
          {isDeleted ? (
            <Banner tone="negative" live="polite" title={t('content.update.deletedMeanwhile')} />
          ) : null}
          <DescriptionFields
            required={needsDescriptions}
            value={written}
            onValueChange={(value) =>
              setTyped({
                ...typed,
                ...Object.fromEntries(
                  LANGUAGES.filter((language) => value[language] !== written[language]).map((language) => [
                    language,
                    value[language],
                  ]),
                ),
              })
            }
          />
          {isStale ? (
            <div className="grid gap-8">
              <Banner
                tone="negative"
                live="polite"
                title={t('content.update.changedMeanwhile')}
                actions={
                  <Button
                    size="toolbar"
                    disabled={submitting}
                    onClick={() => {
                      for (const { id } of items) uploads.remove(id);
                      setTyped({});
                      setRead(now);
                    }}
                  >
                    {t('content.takeSaved')}
                  </Button>
                }
              />
              <VersionTable
                differences={[
                  ...textDifferences(draft, saved, {
                    label: (language) => t(`content.documents.description.${language}`),
                    version: (text) => text,
                  }),
                  {
                    label: t('content.update.currentFile'),
                    mine: [items[0]?.name ?? document.filename],
                    saved: [document.filename, dateTime(document.updatedAt)],
                  },
                ]}
              />
            </div>
          ) : null}
          <Uploader optional uploads={uploads} label={t('content.update.file')} />
          <Field group optional label={t('content.update.tags')}>
            <TagEditor tags={document.tags} edits={edits} onEditsChange={setEdits} {...tagging} />
          </Field>
        </div>
      ) : null}
    </EditDialog>
  );
}
