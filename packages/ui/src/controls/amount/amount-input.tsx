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
  /** ISO 4217 code, shown at the left. */
  currency: string;
  /**
   * Canonical decimal as text (`12500000.5`), so that no cent is lost; a text that is no figure, or could be two, as it was
   * typed, which the rules of the form refuse.
   */
  value?: string | undefined;
  /** The amount at first, a canonical decimal. */
  defaultValue?: string;
  /** The canonical decimal, while it is typed; a text that is no figure as it was typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Canonical decimals, both included. */
  min?: string | undefined;
  /** Largest amount, a canonical decimal. */
  max?: string | undefined;
  /** Digits after the decimal sign, shown always and at most typed (PLAT-106). */
  decimals?: number;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** A check or a call runs: a spinner shows, and the field stays usable. */
  busy?: boolean;
  /** Drawn and read as wrong. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Read as required. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
}

/**
 * An amount of money: currency at the left, figure at the right. Understands `12.500.000,5` and `12,500,000.50` alike and
 * shows what it understood as soon as the person leaves. What can be read in two ways (`12.345`) is asked; too many
 * decimals, a figure past the limits and another currency are told, never rounded or dropped.
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
        <Readings readings={figure.readings} shownDecimals={decimals} onChoose={figure.choose} />
      ) : null}
    </div>
  );
}

/** Whether a text names another currency than the field's: its figure would be the wrong money. */
function namesOther(text: string, currency: string): boolean {
  if (!/\d/.test(text)) return false;
  const named = /[a-z]{3}|[€$£¥]/iu.exec(text)?.[0]?.toUpperCase();
  return named !== undefined && named !== currency && named !== symbolOf(currency);
}

const symbolOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
