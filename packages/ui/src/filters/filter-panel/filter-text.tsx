import { SearchInput, type SearchInputProps } from '../../controls/search/index.js';
import { useSearchText } from '../../controls/search/internal.js';

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
  return <SearchInput {...props} {...useSearchText(value, onValueChange)} delay={DEBOUNCE} />;
}
