import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import type { ListStatus, Option } from '../../controls/listbox/index.js';
import { MultiSelect } from '../../controls/multi-select/index.js';
import { Select } from '../../controls/select/index.js';
import { Uploader, type UploaderProps, type Uploads } from '../../files/uploader/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { tagChanges } from '../../tags/tag-editor/index.js';

export interface AddedDocuments {
  topicIds: string[];
  ricosCodes: string[];
  documentIds: string[];
  /** Tags of the files, by document id; absent if there are none. */
  tags?: { documentId: string; changes: ReturnType<typeof tagChanges> }[];
}

export interface AddDocumentsProps {
  /** Whether the dialog is open (controlled state). */
  open: boolean;
  /** Called when the user opens or closes the dialog. */
  onOpenChange: (open: boolean) => void;
  /** The files, from `useUploads`; they stay and continue to upload when the dialog closes. */
  uploads: Uploads;
  /** Topics to choose from. */
  topics: readonly Option[];
  /** Whether the topics are loading or failed. */
  topicsStatus?: ListStatus;
  /** Id of the initial topic. Without it, a single topic is preselected, and among several the user must choose. */
  mainTopic?: string | undefined;
  /** Legal entities to choose from. */
  legalEntities: readonly Option[];
  /** Adds the documents. */
  onSubmit: (added: AddedDocuments) => void;
  /** The documents are being added: the dialog stays open and takes no more files. */
  submitting?: boolean;
  /** Search and creation of tags; absent if the user may not tag the files. */
  tagging?: UploaderProps['tagging'];
}

/** Dialog that adds documents to a request: at least one, under a topic (RDET-070). */
export function AddDocuments({
  open,
  onOpenChange,
  uploads,
  topics,
  topicsStatus,
  mainTopic,
  legalEntities,
  onSubmit,
  submitting = false,
  tagging,
}: AddDocumentsProps) {
  const t = useStrings();
  const [chosenTopic, setTopic] = useState<string | null>(null);
  const [ricosCodes, setRicosCodes] = useState<readonly string[]>([]);
  const [wasAsked, setWasAsked] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      // The choice of last time would silently apply to the next files.
      setTopic(null);
      setRicosCodes([]);
      setWasAsked(false);
    }
  }
  const topic = chosenTopic ?? mainTopic ?? (topics.length === 1 ? topics[0]!.value : null);
  const { items, busy, complete, documentIds } = uploads;
  const filesError =
    items.length === 0
      ? t('requestDocuments.dialog.missingFiles')
      : busy
        ? t('requestDocuments.dialog.busy')
        : complete
          ? null
          : t('requestDocuments.dialog.refusedFiles');
  const submit = () => {
    if (submitting) return;
    setWasAsked(true);
    if (filesError || topic === null) return;
    const tags = items.flatMap(({ documentId, tags: added }) =>
      documentId === null || added.length === 0
        ? []
        : [{ documentId, changes: tagChanges({ added, removed: [] }) }],
    );
    onSubmit({
      topicIds: [topic],
      ricosCodes: [...ricosCodes],
      documentIds: [...documentIds],
      ...(tags.length > 0 && { tags }),
    });
    setWasAsked(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!submitting}
      title={t('requestDocuments.dialog.title')}
      footer={
        <>
          <Button disabled={submitting} onClick={() => onOpenChange(false)}>
            {t('requestDocuments.dialog.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={submitting}
            busyLabel={t('requestDocuments.dialog.confirming')}
            onClick={submit}
          >
            {t('requestDocuments.dialog.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-20">
        <Field
          label={t('requestDocuments.dialog.topic')}
          error={wasAsked && topic === null ? t('requestDocuments.dialog.missingTopic') : undefined}
        >
          <Select options={topics} value={topic} onValueChange={setTopic} {...topicsStatus} />
        </Field>
        {legalEntities.length > 0 ? (
          <Field label={t('requestDocuments.dialog.entities')} optional>
            <MultiSelect options={legalEntities} value={ricosCodes} onValueChange={setRicosCodes} />
          </Field>
        ) : null}
        <Uploader
          uploads={uploads}
          label={t('requestDocuments.dialog.files')}
          error={wasAsked ? filesError : undefined}
          disabled={submitting}
          tagging={tagging}
        />
      </div>
    </Dialog>
  );
}
