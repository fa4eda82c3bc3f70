import { RichText } from '../../controls/rich-text/index.js';
import {
  BilingualTextForm,
  type BilingualTextFormProps,
  type TextDraft,
} from '../../content/editable-text/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';

/** The whole notice, to be read. */
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

interface DisclaimerFormProps extends Pick<
  BilingualTextFormProps,
  'name' | 'text' | 'rule' | 'draft' | 'onSave'
> {
  onDraftChange: (draft: TextDraft | null) => void;
  /** Takes the dialog away; what was written stays with the page. */
  onClose: () => void;
}

/** The notice in both languages, to be written. */
export function DisclaimerForm({ onClose, onDraftChange, onSave, ...form }: DisclaimerFormProps) {
  const t = useStrings();
  const end = () => {
    onDraftChange(null);
    onClose();
  };
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
        onDraftChange={onDraftChange}
        onCancel={end}
        onSave={async (next) => {
          await onSave(next);
          end();
        }}
      />
    </Dialog>
  );
}
