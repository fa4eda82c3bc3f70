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
  /** What is typed, for keyboard and browser. Default: `text`. */
  type?: 'text' | 'email' | 'url' | 'password' | undefined;
  /** The text; owned by the host. */
  value?: string | undefined;
  /** The text at first. */
  defaultValue?: string;
  /** The text, at each key. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Decoration before the text. */
  icon?: IconComponent;
  /** Short text before the value. */
  prefix?: ReactNode;
  /** Short text or a small button after the value. */
  suffix?: ReactNode;
  /** Shows a cross that empties the field. */
  clearable?: boolean;
  /** A check or a call runs: a spinner shows, and the field stays usable. */
  busy?: boolean;
  /** Drawn and read as wrong. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Read as required. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
  /** The rule of the value, such as `isEmail`; an empty value is not asked (PLAT-114). */
  validate?: (value: string) => boolean;
  /** What to say when `validate` refuses; default “Invalid field.” */
  invalidMessage?: string | undefined;
  /** Changes the text once the person leaves the input, such as `cleanFirstName`. */
  clean?: (value: string) => string;
  /** Longest text, in UTF-16 units as the server counts; shown with a count, never cut. */
  maxLength?: number | undefined;
}

/** One line of text. Stands in a Field; alone it needs an `aria-label`. */
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
