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
  /** What is typed; owned by the host. */
  value?: string | undefined;
  /** The initial value. */
  defaultValue?: string;
  /** Each change, at once. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The search to run: after a pause in typing, at once by Enter, Escape or the clear button. */
  onSearch?: ((value: string) => void) | undefined;
  /** The pause in ms. */
  delay?: number;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Results are being fetched; the old ones stay. */
  busy?: boolean;
  /** What the search found, such as “12 results”; announced when it changes. */
  resultLabel?: string | undefined;
}

/** A search field: Escape or the cross empties it, and only then does Escape reach the layer around. */
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
  // What else has changed by the end of the pause, such as another filter, is not undone by the search.
  const search = useRef(onSearch);
  useLayoutEffect(() => {
    search.current = onSearch;
  });

  const searchNow = (next: string) => {
    clearTimeout(timer.current);
    onSearch?.(next);
  };
  // What was found goes with the text.
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
          // The browser's own cross is left out: the box has one that looks and speaks as the others.
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
