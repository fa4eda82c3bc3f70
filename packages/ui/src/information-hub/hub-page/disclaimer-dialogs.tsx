import { RichText } from '../../controls/rich-text/index.js';
import {
  BilingualTextForm,
  type BilingualTextFormProps,
  type TextsOfForm,
} from '../../content/editable-text/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';

/** The full disclaimer, read-only. */
export function DisclaimerDialog({
  title,
  html,
  onClose,
}: {
  title: string;
  html: string;
  onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="wide" title={title}>
      <RichText html={html} className="max-w-measure" />
    </Dialog>
  );
}

interface DisclaimerFormProps extends Pick<BilingualTextFormProps, 'name' | 'fields' | 'drafts'> {
  editing: NonNullable<TextsOfForm['editing']>;
  /** Closes the dialog; the page keeps the drafts. */
  onClose: () => void;
}

/** The disclaimer in both languages, editable. */
export function DisclaimerForm({ editing, onClose, ...form }: DisclaimerFormProps) {
  const t = useStrings();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={t('informationHub.disclaimer.edit')}
      description={t('informationHub.disclaimer.editHelp')}
    >
      <BilingualTextForm
        {...form}
        onDraftsChange={editing.onDraftsChange}
        onCancel={() => {
          editing.onDraftsChange(null);
          onClose();
        }}
        onSave={async (next) => {
          await editing.onSave(next);
          onClose();
        }}
      />
    </Dialog>
  );
}
