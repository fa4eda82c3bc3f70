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
  /** The text; owned by the host. */
  value?: string | undefined;
  /** The text at first. */
  defaultValue?: string;
  /** The text, at each key. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Drawn and read as wrong. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Read as required. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
  /** Lines shown when empty; the box then grows with the text. */
  rows?: number;
  /** Longest text, in UTF-16 units as the server counts; shown with a count, never cut. */
  maxLength?: number | undefined;
}

/** Several lines of text; the box grows with them up to half the window, then scrolls. */
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
    // Browsers that size a field by its content need no help; the others are measured.
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

/** Content sizing ignores `rows`; lines of 20 px and the padding keep the empty box as high. */
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
