import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { DraftList, type DraftListProps } from './draft-list.js';

export interface DraftsDialogProps extends Pick<DraftListProps, 'drafts' | 'onDelete'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The list of unsent drafts in a dialog. */
export function DraftsDialog({ drafts, onDelete, ...dialog }: DraftsDialogProps) {
  const t = useStrings();
  return (
    <Dialog title={t('creation.drafts.title')} description={t('creation.draft.kept')} {...dialog}>
      <DraftList drafts={drafts} onDelete={onDelete} />
    </Dialog>
  );
}
