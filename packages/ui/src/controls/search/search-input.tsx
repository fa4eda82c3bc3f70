import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { SearchIcon } from '../../foundations/icons/index.js';
import { cn } from '../../foundations/cn.js';
import { bareInput, InputBox, useFieldControl } from '../field/index.js';
import { useFieldValue, useFormReset } from '../use-field-value.js';

export interface SearchInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type' | 'required'
> {
  /** The search text (controlled value). */
  value?: string | undefined;
  /** The initial value. */
  defaultValue?: string;
  /** Called on every change, without delay. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called to run the search: after a pause in typing, at once on Enter, Escape or the clear button. */
  onSearch?: ((value: string) => void) | undefined;
  /** The pause before `onSearch`, in ms. */
  delay?: number;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Results are being fetched; the previous ones stay visible. */
  busy?: boolean;
  /** Result summary, such as “12 results”; announced when it changes. */
  resultLabel?: string | undefined;
}

/** A search field. Escape or the cross clears it; Escape in an empty field reaches the surrounding layer. */
export function SearchInput({
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  delay = 250,
  size,
  busy = false,
  resultLabel,
  className,
  ref,
  onKeyDown,
  ...props
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useFieldValue(input, value, defaultValue, onValueChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useFieldControl({ ...props, required: false });
  useEffect(() => () => clearTimeout(timer.current), []);
  // Calls the latest `onSearch` after the pause, so that the search does not undo other changes, such as a filter.
  const search = useRef(onSearch);
  useLayoutEffect(() => {
    search.current = onSearch;
  });

  const searchNow = (next: string) => {
    clearTimeout(timer.current);
    onSearch?.(next);
  };
  // A form reset also resets the search results.
  useFormReset(input, value === undefined, () => searchNow(defaultValue));
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (onSearch) timer.current = setTimeout(() => search.current?.(next), delay);
  };
  const clear = () => {
    setText('');
    searchNow('');
    input.current?.focus();
  };
  return (
    <>
      <InputBox
        size={size}
        disabled={field.disabled}
        busy={busy}
        icon={SearchIcon}
        onClear={text === '' ? undefined : clear}
        className={className}
      >
        <input
          {...props}
          {...field.controlProps}
          ref={useComposedRefs(input, ref)}
          // The browser's own clear button is hidden: the box has one that is consistent with other fields.
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          disabled={field.disabled}
          aria-busy={busy || undefined}
          className={cn(bareInput, '[&::-webkit-search-cancel-button]:hidden')}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.defaultPrevented) return;
            if (event.key === 'Enter') searchNow(text);
            if (event.key === 'Escape' && text !== '') {
              event.preventDefault();
              event.stopPropagation();
              clear();
            }
          }}
        />
      </InputBox>
      <span role="status" className="sr-only">
        {busy ? '' : resultLabel}
      </span>
    </>
  );
}
