import { useState } from 'react';
import { SearchInput, type SearchInputProps } from '../../controls/search/index.js';

/** SRCH-015, in ms. */
const DEBOUNCE = 500;

export interface FilterTextProps extends Omit<
  SearchInputProps,
  'value' | 'defaultValue' | 'onValueChange' | 'onSearch' | 'delay'
> {
  /** The text that filters now. */
  value: string;
  /** A text to filter by, without blanks around: 500 ms after the last key, at once by Enter, Escape or the cross. */
  onValueChange: (value: string) => void;
}

/** The text filter of a list; what is being typed stays in the field until it filters. */
export function FilterText({ value, onValueChange, ...props }: FilterTextProps) {
  const [draft, setDraft] = useState({ value, text: value });
  // Another text in the address replaces what was typed; the same one without its blanks does not.
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
