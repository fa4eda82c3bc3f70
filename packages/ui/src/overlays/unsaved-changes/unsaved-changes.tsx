import { useStrings } from '../../foundations/provider/index.js';
import { Confirmation } from '../confirmation/index.js';

export interface UnsavedChangesProps {
  /** A navigation waits for the answer. */
  open: boolean;
  /** Goes on to where the person wanted to go; the changes are dropped (PLAT-061). */
  onLeave: () => void;
  /** Stays on the page with the changes (PLAT-062); Esc and the cross answer the same. */
  onStay: () => void;
}

/** Asks before changes are lost by leaving the page (DS-062, PLAT-060). */
export function UnsavedChanges({ open, onLeave, onStay }: UnsavedChangesProps) {
  const t = useStrings();
  return (
    <Confirmation
      open={open}
      danger
      title={t('overlays.unsaved.title')}
      description={t('overlays.unsaved.warning')}
      confirmLabel={t('overlays.unsaved.leave')}
      cancelLabel={t('overlays.unsaved.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
