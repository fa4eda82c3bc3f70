import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { CaretDownIcon, ClearIcon, LockIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { IconButton } from '../button/index.js';

export interface BoxEndProps {
  readOnly: boolean;
  disabled: boolean;
  open: boolean;
  /** Shows the clear button; leave out while there is nothing to clear. */
  onClear?: (() => void) | undefined;
  /** In place of the caret, which is a drawing: the button that opens the list. */
  toggle?: ReactNode;
}

/** The end of the box of a select or combobox: clear, then the caret, or the lock of a read-only field. */
export function BoxEnd({ readOnly, disabled, open, onClear, toggle }: BoxEndProps) {
  const t = useStrings();
  if (readOnly) return <LockIcon className="shrink-0 text-ink-3" />;
  return (
    <>
      {onClear && !disabled ? (
        <IconButton
          icon={ClearIcon}
          label={t('controls.clear')}
          size="small"
          className="max-xs:size-36"
          // The keyboard clears in the field itself: Delete, or an empty text.
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClear}
        />
      ) : null}
      {toggle ?? (
        <CaretDownIcon
          className={cn(
            'pointer-events-none shrink-0 text-ink-2',
            open && 'rotate-180',
            disabled && 'text-ink-disabled',
          )}
        />
      )}
    </>
  );
}
