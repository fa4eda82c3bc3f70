import { useState } from 'react';
import { SearchInput, type SearchInputProps } from '../../controls/search/index.js';

/** Debounce delay in ms (SRCH-015). */
const DEBOUNCE = 500;

export interface FilterTextProps extends Omit<
  SearchInputProps,
  'value' | 'defaultValue' | 'onValueChange' | 'onSearch' | 'delay'
> {
  /** The applied filter text. */
  value: string;
  /** Called with the trimmed text: 500 ms after the last key, or at once on Enter, Escape or the clear button. */
  onValueChange: (value: string) => void;
}

/** The text filter of a list; typed text stays in the field until it is applied. */
export function FilterText({ value, onValueChange, ...props }: FilterTextProps) {
  const [draft, setDraft] = useState({ value, text: value });
  // A different value from the address replaces the typed text; the same value without its spaces does not.
  const text = draft.value === value || draft.text.trim() === value ? draft.text : value;
  return (
    <SearchInput
      {...props}
      value={text}
      delay={DEBOUNCE}
      onValueChange={(next) => setDraft({ value, text: next })}
      onSearch={(next) => {
        if (next.trim() !== value) onValueChange(next.trim());
      }}
    />
  );
}
