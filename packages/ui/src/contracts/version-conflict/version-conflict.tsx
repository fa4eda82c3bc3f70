import { VersionTable, type VersionDifference } from '../../data/version-table/internal.js';
import { useStrings } from '../../foundations/index.js';
import { Confirmation } from '../../overlays/confirmation/index.js';

export interface VersionConflictProps {
  /** Title of the dialog; by default about a contract. */
  title?: string;
  /** What happened, in a sentence; by default about a contract. */
  description?: string;
  /** The fields that differ. */
  differences: readonly VersionDifference[];
  /** Saves the user's own version over the saved one, which they have seen. */
  onKeepMine: () => void;
  /** Drops the user's own version. */
  onTakeSaved: () => void;
  /** Closes the dialog to continue editing, without saving. */
  onClose: () => void;
}

/** Dialog for a record changed by two people at once: shows both versions side by side and asks which to keep. */
export function VersionConflict({
  title,
  description,
  differences,
  onKeepMine,
  onTakeSaved,
  onClose,
}: VersionConflictProps) {
  const t = useStrings();
  return (
    <Confirmation
      open
      className="w-760"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title ?? t('contracts.conflict.title')}
      description={description ?? t('contracts.conflict.text')}
      confirmLabel={t('contracts.conflict.keepMine')}
      cancelLabel={t('contracts.conflict.goOn')}
      alternative={{ label: t('contracts.conflict.takeSaved'), onSelect: onTakeSaved }}
      onConfirm={onKeepMine}
    >
      <VersionTable differences={differences} />
    </Confirmation>
  );
}
