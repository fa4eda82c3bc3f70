import { useStrings } from '../../foundations/provider/index.js';
import { Confirmation } from '../confirmation/index.js';

export interface UnsavedChangesProps {
  /** Whether it is open: a navigation waits for the answer. */
  open: boolean;
  /** Continues to where the user wanted to go; the changes are discarded (PLAT-061). */
  onLeave: () => void;
  /** Stays on the page and keeps the changes (PLAT-062); Esc and the cross do the same. */
  onStay: () => void;
  /** Continues and keeps the changes as a draft; only if the page supports it. */
  onKeep?: (() => void) | undefined;
}

/** Asks before leaving a page with unsaved changes (DS-062, PLAT-060); offers to keep them as a draft if possible. */
export function UnsavedChanges({ open, onLeave, onStay, onKeep }: UnsavedChangesProps) {
  const t = useStrings();
  const outcome = onKeep
    ? {
        description: t('overlays.unsaved.draft'),
        confirmLabel: t('overlays.unsaved.keepDraft'),
        onConfirm: onKeep,
        // Three buttons, in one row if the screen has room.
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
