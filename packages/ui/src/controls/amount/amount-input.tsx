import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useRef, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { isDecimal } from '../../foundations/formats/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { bareInput, InputBox, useFieldControl } from '../field/index.js';
import { Readings } from '../number/internal.js';
import { useDecimalInput } from '../number/internal.js';
import { useFieldValue, useFormReset } from '../use-field-value.js';

export interface AmountInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type' | 'required' | 'min' | 'max' | 'step'
> {
  /** ISO 4217 code, shown on the left. */
  currency: string;
  /**
   * Canonical decimal as text (`12500000.5`), so that no cent is lost. Unparsable or ambiguous text is kept as typed
   * and fails the form's validation.
   */
  value?: string | undefined;
  /** The initial amount, a canonical decimal. */
  defaultValue?: string;
  /** Called on every change with the canonical decimal; unparsable text is passed as typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Smallest amount allowed, a canonical decimal. */
  min?: string | undefined;
  /** Largest amount allowed, a canonical decimal. */
  max?: string | undefined;
  /** Decimal places: always shown, and the most that may be typed (PLAT-106). */
  decimals?: number;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Shows a spinner while a check or request runs; the field stays usable. */
  busy?: boolean;
  /** Marks the value as invalid, also for assistive technology. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Announced as required by assistive technology. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
}

/**
 * An amount of money: currency on the left, number on the right. Accepts both `12.500.000,5` and `12,500,000.50` and
 * formats the amount when the user leaves. For ambiguous text (`12.345`) the user is asked; too many decimals, an
 * amount outside the limits and another currency are reported, never rounded or dropped.
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
  name,
  onBlur,
  ...props
}: AmountInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useFieldValue(input, value, defaultValue, onValueChange);
  const mergedRef = useComposedRefs(input, ref);
  const currencyId = useId();
  const t = useStrings();
  const figure = useDecimalInput(input, {
    value: amount,
    setValue: setAmount,
    min,
    max,
    decimals,
    shownDecimals: decimals,
    keepsText: true,
    refuseText: (text) => (namesOther(text, currency) ? t('controls.amountCurrency', { currency }) : null),
  });
  useFormReset(input, value === undefined, figure.reset);
  const field = useFieldControl({
    ...props,
    'aria-describedby': [currencyId, props['aria-describedby']].filter(Boolean).join(' '),
    invalid,
    required,
    message: figure.message,
  });
  const canChoose = field.invalid && !field.readOnly && !field.disabled;
  return (
    <div className={cn('grid min-w-0 gap-6', className)}>
      <InputBox
        size={size}
        invalid={field.invalid}
        readOnly={field.readOnly}
        disabled={field.disabled}
        busy={busy}
        prefix={<span id={currencyId}>{currency}</span>}
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
        {name ? (
          <input
            type="hidden"
            name={name}
            value={isDecimal(amount) ? amount : ''}
            disabled={field.disabled}
          />
        ) : null}
      </InputBox>
      {canChoose ? (
        <Readings readings={figure.choices} shownDecimals={decimals} onChoose={figure.choose} />
      ) : null}
    </div>
  );
}

/** Whether a text names a currency other than the field's, so that its number is not an amount in this currency. */
function namesOther(text: string, currency: string): boolean {
  if (!/\d/.test(text)) return false;
  const named = /[a-z]{3}|[€$£¥]/iu.exec(text)?.[0]?.toUpperCase();
  return named !== undefined && named !== currency && named !== symbolOf(currency);
}

const symbolOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
