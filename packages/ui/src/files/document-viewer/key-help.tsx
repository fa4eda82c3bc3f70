import { IconButton } from '../../controls/button/index.js';
import { KeyHint } from '../../data/key-hint/index.js';
import { KeyboardIcon } from '../../foundations/icons/index.js';
import { useStrings, type StringKey } from '../../foundations/index.js';
import { Popover } from '../../overlays/popover/index.js';

/** Keys whose names differ between languages. */
const NAMED: Readonly<Record<string, StringKey>> = {
  arrows: 'files.viewer.keys.arrows',
  space: 'files.viewer.keys.space',
  shift: 'files.viewer.keys.shift',
  ctrl: 'files.viewer.keys.ctrl',
};

export interface KeyHelpEntry {
  does: StringKey;
  /** Keys, or key combinations such as `ctrl+F`. */
  by: readonly string[];
}

export interface KeyHelpProps {
  keys: readonly KeyHelpEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists the keyboard shortcuts that work while the focus is in the document. */
export function KeyHelp({ keys, open, onOpenChange }: KeyHelpProps) {
  const t = useStrings();
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      align="end"
      label={t('files.viewer.keyboard')}
      trigger={
        <IconButton
          icon={KeyboardIcon}
          label={t('files.viewer.keyboard')}
          size="toolbar"
          className="max-xs:hidden"
        />
      }
    >
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-16 gap-y-8 text-small">
        {keys.map(({ does, by }) => (
          <div key={does} className="col-span-2 grid grid-cols-subgrid">
            <dt>{t(does)}</dt>
            <dd className="flex flex-wrap justify-end gap-4">
              {by.map((chord) => (
                <KeyHint key={chord}>
                  {chord
                    .split(/(?<=.)\+/)
                    .map((key) => (NAMED[key] ? t(NAMED[key]) : key))
                    .join(' + ')}
                </KeyHint>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
