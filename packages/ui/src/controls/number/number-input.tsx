import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { decimalOf } from '../../foundations/formats/index.js';
import { cn } from '../../foundations/cn.js';
import { MinusIcon, PlusIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { IconButton } from '../button/index.js';
import { bareInput, InputBox, useFieldControl } from '../field/index.js';
import { useFieldValue, useFormReset } from '../use-field-value.js';
import { Readings } from './readings.js';
import { useDecimalInput } from './use-decimal-input.js';

export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type' | 'required' | 'min' | 'max' | 'step'
> {
  /** The number; null while empty or unparsable. */
  value?: number | null | undefined;
  /** The initial number. */
  defaultValue?: number | null;
  /** Called with the number on every change; null while empty or unparsable. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Smallest number allowed; a smaller one shows an error. */
  min?: number | undefined;
  /** Largest number allowed; a larger one shows an error. */
  max?: number | undefined;
  /** Step of the arrow keys and buttons; page keys move by ten steps. */
  step?: number;
  /** Maximum number of decimal places. Default: those of `step`. */
  decimals?: number | undefined;
  /** Minus and plus buttons, for small counts. */
  stepButtons?: boolean;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Short text before the value. */
  prefix?: ReactNode;
  /** The unit, such as “days”. */
  suffix?: ReactNode;
  /** Shows a spinner while a check or request runs; the field stays usable. */
  busy?: boolean;
  /** Marks the value as invalid, also for assistive technology. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Announced as required by assistive technology. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
}

/**
 * A number in the user's language. Arrow and page keys step, the mouse wheel does nothing. A number outside the limits
 * shows an error and is never changed silently; for ambiguous text the user is asked. For money use AmountInput.
 */
export function NumberInput({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  decimals,
  stepButtons = false,
  size,
  prefix,
  suffix,
  busy,
  invalid,
  required,
  className,
  ref,
  name,
  onBlur,
  onKeyDown,
  ...props
}: NumberInputProps) {
  const t = useStrings();
  const input = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useFieldValue(input, value, defaultValue, onValueChange);
  const mergedRef = useComposedRefs(input, ref);
  const stepText = decimalOf(step);
  const fractionDigits = decimals ?? stepText.split('.')[1]?.length ?? 0;
  const figure = useDecimalInput(input, {
    value: number === null ? '' : decimalOf(number),
    setValue: (next) => setNumber(next === '' ? null : Number(next)),
    // Beyond these limits, integers are no longer exact.
    min: decimalOf(min ?? Number.MIN_SAFE_INTEGER),
    max: decimalOf(max ?? Number.MAX_SAFE_INTEGER),
    held: heldByNumber,
    step: stepText,
    decimals: fractionDigits,
  });
  useFormReset(input, value === undefined, figure.reset);
  const field = useFieldControl({ ...props, invalid, required, message: figure.message });
  const now = figure.value === null ? undefined : Number(figure.value);
  const canStep = !field.readOnly && !field.disabled;
  const stepButton = (steps: 1 | -1) => (
    <IconButton
      icon={steps > 0 ? PlusIcon : MinusIcon}
      label={t(steps > 0 ? 'controls.increase' : 'controls.decrease')}
      size="row"
      className="max-xs:size-44"
      // The arrow keys in the field do the same; one tab stop is enough.
      tabIndex={-1}
      disabled={
        !canStep ||
        (now !== undefined && (steps > 0 ? max !== undefined && now >= max : min !== undefined && now <= min))
      }
      onClick={() => figure.move(steps)}
    />
  );
  const canChoose = field.invalid && !field.readOnly && !field.disabled;
  return (
    <div className={cn('grid min-w-0 gap-6', className)}>
      <InputBox
        size={size}
        invalid={field.invalid}
        readOnly={field.readOnly}
        disabled={field.disabled}
        busy={busy}
        prefix={prefix}
        suffix={
          stepButtons && canStep ? (
            <>
              {suffix ? <span className="mr-8">{suffix}</span> : null}
              <span className="-mr-8 flex">
                {stepButton(-1)}
                {stepButton(1)}
              </span>
            </>
          ) : (
            suffix
          )
        }
      >
        <input
          {...props}
          {...field.controlProps}
          ref={mergedRef}
          type="text"
          inputMode={fractionDigits > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={now}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={figure.text || t('controls.emptyValue')}
          aria-busy={busy || undefined}
          aria-readonly={field.readOnly || undefined}
          value={figure.text}
          disabled={field.disabled}
          readOnly={field.readOnly}
          className={bareInput}
          onChange={(event) => figure.type(event.target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented && canStep) figure.onKeyDown(event);
          }}
          onBlur={(event) => {
            figure.onBlur();
            onBlur?.(event);
          }}
        />
        {name ? <input type="hidden" name={name} value={number ?? ''} disabled={field.disabled} /> : null}
      </InputBox>
      {canChoose ? <Readings readings={figure.choices} onChoose={figure.choose} /> : null}
    </div>
  );
}

/** Rounds to the precision of a JavaScript number, so that the value round-trips; empty when it is not finite. */
const heldByNumber = (figure: string) =>
  figure === '' || !Number.isFinite(Number(figure)) ? '' : decimalOf(Number(figure));
