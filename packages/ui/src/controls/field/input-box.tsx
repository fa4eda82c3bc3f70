import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { ClearIcon, LockIcon, type IconComponent } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { IconButton } from '../button/index.js';
import { Spinner } from '../button/index.js';
import { fieldBoxVariants } from './field-box.js';

export interface InputBoxProps {
  /** The input. */
  children: ReactNode;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar' | undefined;
  /** Drawn as invalid. */
  invalid?: boolean | undefined;
  /** Drawn with a lock. */
  readOnly?: boolean | undefined;
  /** Drawn as disabled. */
  disabled?: boolean | undefined;
  /** Shows a spinner while a check or search runs; the input stays usable. */
  busy?: boolean | undefined;
  /** Decoration before the input. */
  icon?: IconComponent | undefined;
  /** Short text before the input, such as a currency. */
  prefix?: ReactNode;
  /** Short text or a small button after the input, such as a unit. */
  suffix?: ReactNode;
  /** Shows the clear button; leave it out while there is nothing to clear. */
  onClear?: (() => void) | undefined;
  /** Classes for the outer element; they override its own. */
  className?: string | undefined;
}

/** The box around an input: icon, prefix, the input, suffix, then one of clear, busy, lock. */
export function InputBox({
  children,
  size,
  invalid,
  readOnly,
  disabled,
  busy,
  icon: Icon,
  prefix,
  suffix,
  onClear,
  className,
}: InputBoxProps) {
  const t = useStrings();
  return (
    <div className={cn(fieldBoxVariants({ size, invalid, readOnly, disabled }), className)}>
      {Icon ? <Icon className="shrink-0 text-ink-3" /> : null}
      {prefix ? <span className="shrink-0 text-ink-3">{prefix}</span> : null}
      {children}
      {suffix ? <span className="flex shrink-0 items-center text-ink-3">{suffix}</span> : null}
      {onClear && !readOnly && !disabled ? (
        <IconButton
          icon={ClearIcon}
          label={t('controls.clear')}
          size="small"
          className="-mr-4 max-xs:size-36"
          onClick={onClear}
        />
      ) : null}
      {busy ? <Spinner className="shrink-0 text-ink-3" /> : null}
      {readOnly ? <LockIcon className="shrink-0 text-ink-3" /> : null}
    </div>
  );
}
