import { Uploader, type Uploads } from '../../files/uploader/index.js';
import { useStrings } from '../../foundations/index.js';
import { UploadDialog, useMissingFiles } from './upload-dialog.js';

export interface ReleaseNoteUploadProps {
  /** Whether it is open; owned by the host. */
  open: boolean;
  /** Called when the person opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Its files stay when the dialog closes, and go on. */
  uploads: Uploads;
  /** Publishes the documents. */
  onSubmit: (documentIds: readonly string[]) => void;
  /** The server has not answered yet: the button is busy. */
  submitting?: boolean;
  /** Why the last attempt failed, in the words of the server. */
  failure?: string | undefined;
}

/** Publishes release notes for everyone: at least one document (DOC-011, DOC-027). */
export function ReleaseNoteUpload({
  uploads,
  onSubmit,
  submitting = false,
  ...dialog
}: ReleaseNoteUploadProps) {
  const t = useStrings();
  return (
    <UploadDialog
      {...dialog}
      title={t('documents.uploads.releaseNote.title')}
      description={t('documents.uploads.releaseNote.description')}
      confirmLabel={t('documents.uploads.releaseNote.confirm')}
      missing={useMissingFiles(uploads)}
      submitting={submitting}
      onConfirm={() => onSubmit(uploads.documentIds)}
    >
      <Uploader uploads={uploads} label={t('documents.uploads.files')} />
    </UploadDialog>
  );
}
