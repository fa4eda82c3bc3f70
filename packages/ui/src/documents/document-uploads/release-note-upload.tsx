import { Uploader, type Uploads } from '../../files/uploader/index.js';
import { useStrings } from '../../foundations/index.js';
import { UploadDialog, useMissingFiles } from './upload-dialog.js';

export interface ReleaseNoteUploadProps {
  /** Whether it is open (controlled state). */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** The uploads; they are kept and continue after the dialog closes. */
  uploads: Uploads;
  /** Publishes the documents. */
  onSubmit: (documentIds: readonly string[]) => void;
  /** The request is pending: the button is busy. */
  submitting?: boolean;
  /** Why the last attempt failed, as reported by the server. */
  failure?: string | undefined;
}

/** Publishes release notes for all users; at least one document is required (DOC-011, DOC-027). */
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
