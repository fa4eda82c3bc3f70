import { useRef } from 'react';
import { VersionTable, type VersionDifference } from '../../data/version-table/internal.js';
import { useStrings } from '../../foundations/index.js';
import { Confirmation } from '../../overlays/confirmation/index.js';

export interface VersionConflictProps {
  /** Title of the dialog; by default about a contract. */
  title?: string;
  /** What happened, in a sentence; by default about a contract. */
  description?: string;
  /** The fields that one of the two changed. The own version contains what the other changed elsewhere. */
  differences: readonly VersionDifference[];
  /** Saves the user's own version over the saved one, which they have seen. */
  onKeepMine: () => void;
  /** Drops the user's own version. */
  onTakeSaved: () => void;
  /** Closes the dialog to continue editing, without saving; not called after one of the other two. */
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
  /** The question closes itself after each choice. */
  const hasChosen = useRef(false);
  const chosen = (act: () => void) => () => {
    hasChosen.current = true;
    act();
  };
  return (
    <Confirmation
      open
      className="w-760"
      onOpenChange={(open) => {
        if (!open && !hasChosen.current) onClose();
        hasChosen.current = false;
      }}
      title={title ?? t('contracts.conflict.title')}
      description={description ?? t('contracts.conflict.text')}
      confirmLabel={t('contracts.conflict.keepMine')}
      cancelLabel={t('contracts.conflict.goOn')}
      alternative={{ label: t('contracts.conflict.takeSaved'), onSelect: chosen(onTakeSaved) }}
      onConfirm={chosen(onKeepMine)}
    >
      <VersionTable differences={differences} />
    </Confirmation>
  );
}
