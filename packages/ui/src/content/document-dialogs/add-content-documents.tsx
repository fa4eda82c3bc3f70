import type { ContentLanguage } from '@atrium/contract/content-rules';
import { useState } from 'react';
import { Field } from '../../controls/field/index.js';
import { Select } from '../../controls/select/index.js';
import { Uploader, type UploaderProps, type Uploads } from '../../files/uploader/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { tagChanges } from '../../tags/tag-editor/index.js';
import {
  areDescriptionsComplete,
  DescriptionFields,
  NO_DESCRIPTIONS,
  type Descriptions,
} from './description-fields.js';
import { SaveFooter } from './save-footer.js';

export interface ContentAddition {
  documentId: string;
  language: ContentLanguage | null;
  descriptionEn: string | null;
  descriptionFr: string | null;
  tags: ReturnType<typeof tagChanges>;
}

export interface AddContentDocumentsProps {
  /** Whether it is open (controlled state). */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Where the documents are added: “Payments and collections”. */
  target: string;
  /** The uploads; they are kept and continue after the dialog closes. */
  uploads: Uploads;
  /** Each file needs a description in both languages (HUB-022). */
  needsDescriptions: boolean;
  /** Finds and creates tags, where tags can be set. */
  tagging?: UploaderProps['tagging'];
  /** Adds the documents with their languages, descriptions and tags. */
  onSubmit: (additions: ContentAddition[]) => void;
  /** The request is pending: the button is busy. */
  submitting?: boolean;
}

const ALL = 'all';

/** Adds documents to a block of a content page (HUB-022, HUB-023); the button is disabled and says what is missing. */
export function AddContentDocuments({
  open,
  onOpenChange,
  target,
  uploads,
  needsDescriptions,
  tagging,
  onSubmit,
  submitting = false,
}: AddContentDocumentsProps) {
  const t = useStrings();
  const [readers, setReaders] = useState<string>(ALL);
  const [descriptions, setDescriptions] = useState<Readonly<Record<string, Descriptions>>>({});
  const { items, busy, complete } = uploads;
  const of = (id: string) => descriptions[id] ?? NO_DESCRIPTIONS;
  const isDescribed = items.every(({ id }) =>
    areDescriptionsComplete(of(id), { required: needsDescriptions }),
  );
  const hint =
    items.length === 0
      ? t('content.add.missingFiles')
      : busy
        ? t('content.add.busy')
        : !complete
          ? t('content.add.refusedFiles')
          : isDescribed
            ? null
            : t('content.add.missingDescriptions');
  const submit = () => {
    onSubmit(
      items.flatMap(({ id, documentId, tags }) =>
        documentId === null
          ? []
          : [
              {
                documentId,
                language: readers === 'en' || readers === 'fr' ? readers : null,
                descriptionEn: of(id).en.trim() || null,
                descriptionFr: of(id).fr.trim() || null,
                tags: tagChanges({ added: tags, removed: [] }),
              },
            ],
      ),
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!submitting}
      size="wide"
      title={t('content.add.title', { target })}
      footer={
        <SaveFooter
          hint={hint}
          confirm={t('content.add.confirm')}
          confirming={t('content.add.confirming')}
          cancel={t('content.add.cancel')}
          submitting={submitting}
          onSubmit={submit}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <div className="grid gap-20">
        <Uploader uploads={uploads} label={t('content.add.files')} tagging={tagging} />
        {needsDescriptions
          ? items.map(({ id, name }) => (
              <fieldset key={id} className="grid min-w-0 gap-8">
                <legend className="mb-8 text-small font-medium break-words">{name}</legend>
                <DescriptionFields
                  required
                  value={of(id)}
                  onValueChange={(value) => setDescriptions({ ...descriptions, [id]: value })}
                />
              </fieldset>
            ))
          : null}
        <Field label={t('content.add.readers')}>
          <Select
            value={readers}
            onValueChange={(value) => setReaders(value ?? ALL)}
            options={[
              { value: ALL, label: t('content.add.allReaders') },
              { value: 'en', label: t('content.documents.only.en') },
              { value: 'fr', label: t('content.documents.only.fr') },
            ]}
          />
        </Field>
      </div>
    </Dialog>
  );
}
