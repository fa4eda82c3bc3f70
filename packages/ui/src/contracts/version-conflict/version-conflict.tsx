import { useStrings } from '../../foundations/index.js';
import { Confirmation } from '../../overlays/confirmation/index.js';

/** A field changed by one or two people: the user's own version, and the saved one. */
export interface VersionDifference {
  label: string;
  /** Lines of text; empty for an empty field. */
  mine: readonly string[];
  saved: readonly string[];
}

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
      <table className="w-full table-fixed text-small">
        <thead>
          <tr className="border-b border-line-ink text-left">
            {(['field', 'mine', 'saved'] as const).map((head) => (
              <th key={head} scope="col" className="py-4 pr-12 font-medium">
                {t(`contracts.conflict.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, mine, saved }) => (
            <tr key={label} className="border-b border-line align-top">
              <th scope="row" className="py-8 pr-12 text-left font-medium break-words">
                {label}
              </th>
              <Version lines={mine} />
              <Version lines={saved} />
            </tr>
          ))}
        </tbody>
      </table>
    </Confirmation>
  );
}

function Version({ lines }: { lines: readonly string[] }) {
  const filled = lines.filter((line) => line !== '');
  return (
    <td className="py-8 pr-12 break-words">
      {filled.length === 0 ? '–' : filled.map((line) => <p key={line}>{line}</p>)}
    </td>
  );
}
