import { useStrings } from '../../foundations/provider/index.js';
import { Confirmation } from '../confirmation/index.js';

export interface UnsavedChangesProps {
  /** A navigation waits for the answer. */
  open: boolean;
  /** Goes on to where the person wanted to go; the changes are dropped (PLAT-061). */
  onLeave: () => void;
  /** Stays on the page with the changes (PLAT-062); Esc and the cross answer the same. */
  onStay: () => void;
  /** Goes on, and keeps the changes as a draft; only where the page can. */
  onKeep?: (() => void) | undefined;
}

/** Asks before changes are lost by leaving the page (DS-062, PLAT-060); where they can wait as a draft, offers that first. */
export function UnsavedChanges({ open, onLeave, onStay, onKeep }: UnsavedChangesProps) {
  const t = useStrings();
  const outcome = onKeep
    ? {
        description: t('overlays.unsaved.draft'),
        confirmLabel: t('overlays.unsaved.keepDraft'),
        onConfirm: onKeep,
        // Three outcomes, in one row where the screen has room.
        className: 'w-640',
        alternative: { label: t('overlays.unsaved.deleteDraft'), onSelect: onLeave },
      }
    : {
        danger: true,
        description: t('overlays.unsaved.warning'),
        confirmLabel: t('overlays.unsaved.leave'),
        onConfirm: onLeave,
      };
  return (
    <Confirmation
      open={open}
      title={t('overlays.unsaved.title')}
      cancelLabel={t('overlays.unsaved.stay')}
      onCancel={onStay}
      {...outcome}
    />
  );
}
