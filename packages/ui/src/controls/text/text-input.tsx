import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import type { IconComponent } from '../../foundations/icons/index.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import { CharacterCount } from '../field/internal.js';
import { bareInput, InputBox, useFieldControl, useValidity } from '../field/index.js';
import { useFieldValue } from '../use-field-value.js';

export interface TextInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type' | 'required'
> {
  /** Kind of text, for the on-screen keyboard and the browser. Default: `text`. */
  type?: 'text' | 'email' | 'url' | 'password' | undefined;
  /** The text (controlled value). */
  value?: string | undefined;
  /** The initial text. */
  defaultValue?: string;
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Decoration before the text. */
  icon?: IconComponent;
  /** Short text before the value. */
  prefix?: ReactNode;
  /** Short text or a small button after the value. */
  suffix?: ReactNode;
  /** Shows a cross that clears the field. */
  clearable?: boolean;
  /** Shows a spinner while a check or request runs; the field stays usable. */
  busy?: boolean;
  /** Marks the value as invalid, also for assistive technology. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Announced as required by assistive technology. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
  /** Validates the value, such as `isEmail`; not called for an empty value (PLAT-114). */
  validate?: (value: string) => boolean;
  /** The message when `validate` fails; default “Invalid field.” */
  invalidMessage?: string | undefined;
  /** Cleans the text when the user leaves the input, such as `cleanFirstName`. */
  clean?: (value: string) => string;
  /** Maximum length in UTF-16 code units, as the server counts; shown as a counter, the text is never cut. */
  maxLength?: number | undefined;
}

/** A single-line text input. Place it in a Field; on its own it needs an `aria-label`. */
export function TextInput({
  type = 'text',
  value,
  defaultValue = '',
  onValueChange,
  size,
  icon,
  prefix,
  suffix,
  clearable = false,
  busy = false,
  invalid,
  required,
  validate,
  invalidMessage,
  clean,
  maxLength,
  className,
  ref,
  onBlur,
  ...props
}: TextInputProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useFieldValue(input, value, defaultValue, onValueChange);
  const countId = useId();
  const over = maxLength === undefined ? 0 : text.length - maxLength;
  const valid = over <= 0 && (text === '' || !validate || validate(text));
  const validity = useValidity(
    input,
    valid,
    over > 0 ? t('controls.charactersOver', { count: over, number: integer(over) }) : invalidMessage,
  );
  const field = useFieldControl({
    ...props,
    'aria-describedby': cn(props['aria-describedby'], maxLength !== undefined && countId) || undefined,
    invalid,
    required,
    message: validity.message,
  });
  const mergedRef = useComposedRefs(input, ref);
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <>
      <InputBox
        size={size}
        invalid={field.invalid}
        readOnly={field.readOnly}
        disabled={field.disabled}
        busy={busy}
        icon={icon}
        prefix={prefix}
        suffix={suffix}
        onClear={clearable && text !== '' ? clear : undefined}
        className={className}
      >
        <input
          {...props}
          {...field.controlProps}
          ref={mergedRef}
          type={type}
          value={text}
          disabled={field.disabled}
          readOnly={field.readOnly}
          aria-busy={busy || undefined}
          className={bareInput}
          onChange={(event) => setText(event.target.value)}
          onBlur={(event) => {
            if (clean && clean(text) !== text) setText(clean(text));
            validity.onBlur();
            onBlur?.(event);
          }}
        />
      </InputBox>
      {maxLength === undefined ? null : (
        <CharacterCount id={countId} length={text.length} limit={maxLength} />
      )}
    </>
  );
}
