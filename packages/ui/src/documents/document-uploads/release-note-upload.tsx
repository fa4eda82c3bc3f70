import { Uploader, type Uploads } from '../../files/uploader/index.js';
import { useStrings } from '../../foundations/index.js';
import { UploadDialog, useMissingFiles } from './upload-dialog.js';

export interface ReleaseNoteUploadProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its files stay when the dialog closes, and go on. */
  uploads: Uploads;
  onSubmit: (documentIds: readonly string[]) => void;
  submitting?: boolean;
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
