import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useRef, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { bareInput, InputBox, useFieldControl } from '../field/index.js';
import { useDecimalInput } from '../number/use-decimal-input.js';
import { useValue } from '../use-value.js';

export interface AmountInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type' | 'required' | 'min' | 'max' | 'step'
> {
  /** ISO 4217 code, shown at the left. */
  currency: string;
  /** Canonical decimal as text (`12500000.5`), so that no cent is lost; empty while empty or not readable. */
  value?: string | undefined;
  defaultValue?: string;
  onValueChange?: ((value: string) => void) | undefined;
  /** Canonical decimals, both included. */
  min?: string | undefined;
  max?: string | undefined;
  /** Digits after the decimal sign, shown always and at most typed (PLAT-106). */
  decimals?: number;
  size?: 'default' | 'toolbar';
  busy?: boolean;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
}

/**
 * An amount of money: currency at the left, figure at the right. Understands `12.500.000,5` and `12,500,000.50` alike and
 * shows what it understood as soon as the person leaves; too many decimals or a figure past the limits are told, never
 * rounded away.
 */
export function AmountInput({
  currency,
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  decimals = 2,
  size,
  busy,
  invalid,
  required,
  className,
  ref,
  onBlur,
  ...props
}: AmountInputProps) {
  const [amount, setAmount] = useValue(value, defaultValue, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useComposedRefs(input, ref);
  const currencyId = useId();
  const figure = useDecimalInput(input, {
    value: amount,
    setValue: setAmount,
    min,
    max,
    decimals,
    shownDecimals: decimals,
  });
  const field = useFieldControl({
    ...props,
    'aria-describedby': cn(currencyId, props['aria-describedby']),
    invalid,
    required,
    message: figure.message,
  });
  return (
    <InputBox
      size={size}
      invalid={field.invalid}
      readOnly={field.readOnly}
      disabled={field.disabled}
      busy={busy}
      prefix={<span id={currencyId}>{currency}</span>}
      className={className}
    >
      <input
        {...props}
        {...field.controlProps}
        ref={mergedRef}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-busy={busy || undefined}
        value={figure.text}
        disabled={field.disabled}
        readOnly={field.readOnly}
        className={cn(bareInput, 'text-right')}
        onChange={(event) => figure.type(event.target.value)}
        onBlur={(event) => {
          figure.onBlur();
          onBlur?.(event);
        }}
      />
    </InputBox>
  );
}
