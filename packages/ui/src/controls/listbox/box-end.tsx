import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { CaretDownIcon, ClearIcon, LockIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { IconButton } from '../button/index.js';

export interface BoxEndProps {
  readOnly: boolean;
  disabled: boolean;
  open: boolean;
  /** Shows the clear button; leave it out while there is nothing to clear. */
  onClear?: (() => void) | undefined;
  /** Replaces the decorative caret by a button that opens the list. */
  toggle?: ReactNode;
}

/** The right end of the box of a select or combobox: the clear button, then the caret, or the lock if read-only. */
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
          // With the keyboard the field itself is cleared: Delete, or an empty text.
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
