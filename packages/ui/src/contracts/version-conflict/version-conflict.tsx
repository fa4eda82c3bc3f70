import { useStrings } from '../../foundations/index.js';
import { Confirmation } from '../../overlays/confirmation/index.js';

/** A field that two people changed, or one of them: what the person would save, and what is saved now. */
export interface VersionDifference {
  label: string;
  /** In lines; none for an empty field. */
  mine: readonly string[];
  saved: readonly string[];
}

export interface VersionConflictProps {
  /** What two people changed at once; default: the contract. */
  title?: string;
  /** What happened, in a sentence; default: for a contract. */
  description?: string;
  /** The fields that differ. */
  differences: readonly VersionDifference[];
  /** Saves what the person has typed over what is saved now, which they have seen. */
  onKeepMine: () => void;
  /** Drops what the person has typed. */
  onTakeSaved: () => void;
  /** Goes on with what the person has typed, without saving. */
  onClose: () => void;
}

/** Two people changed the same record: both versions side by side, and a choice. */
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
