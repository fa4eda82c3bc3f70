import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import { CharacterCount } from '../field/internal.js';
import { fieldBoxVariants, useFieldControl, useValidity } from '../field/index.js';
import { useFieldValue } from '../use-field-value.js';

export interface TextareaProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'required'
> {
  /** The text (controlled value). */
  value?: string | undefined;
  /** The initial text. */
  defaultValue?: string;
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Marks the value as invalid, also for assistive technology. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Announced as required by assistive technology. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
  /** Number of lines shown when empty; the box grows with the text. */
  rows?: number;
  /** Maximum length in UTF-16 code units, as the server counts; shown as a counter, the text is never cut. */
  maxLength?: number | undefined;
}

/** A multi-line text input; the box grows with its text up to half the window height, then scrolls. */
export function Textarea({
  value,
  defaultValue = '',
  onValueChange,
  invalid,
  required,
  rows = 3,
  maxLength,
  className,
  ref,
  onBlur,
  ...props
}: TextareaProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useFieldValue(area, value, defaultValue, onValueChange);
  const countId = useId();
  const over = maxLength === undefined ? 0 : text.length - maxLength;
  const validity = useValidity(
    area,
    over <= 0,
    over > 0 ? t('controls.charactersOver', { count: over, number: integer(over) }) : undefined,
  );
  const field = useFieldControl({
    ...props,
    'aria-describedby': cn(props['aria-describedby'], maxLength !== undefined && countId) || undefined,
    invalid,
    required,
    message: validity.message,
  });
  useLayoutEffect(() => {
    const node = area.current;
    // Browsers with `field-sizing: content` need no help; in the others the height is measured.
    if (!node || globalThis.CSS?.supports('field-sizing', 'content')) return;
    node.style.height = 'auto';
    node.style.height = `${node.scrollHeight + 2}px`;
  });
  return (
    <>
      <textarea
        {...props}
        {...field.controlProps}
        ref={useComposedRefs(area, ref)}
        rows={rows}
        value={text}
        disabled={field.disabled}
        readOnly={field.readOnly}
        className={cn(
          fieldBoxVariants({
            size: 'area',
            invalid: field.invalid,
            readOnly: field.readOnly,
            disabled: field.disabled,
          }),
          'field-sizing-content max-h-[50vh] resize-y',
          ROWS[Math.min(rows, ROWS.length - 1)],
          className,
        )}
        onChange={(event) => setText(event.target.value)}
        onBlur={(event) => {
          validity.onBlur();
          onBlur?.(event);
        }}
      />
      {maxLength === undefined ? null : (
        <CharacterCount id={countId} length={text.length} limit={maxLength} />
      )}
    </>
  );
}

/** `field-sizing: content` ignores `rows`: minimum heights of 20 px per line plus padding replace it. */
const ROWS = [
  'min-h-44',
  'min-h-38 max-xs:min-h-44',
  'min-h-58',
  'min-h-78',
  'min-h-98',
  'min-h-118',
  'min-h-138',
  'min-h-158',
  'min-h-178',
];
