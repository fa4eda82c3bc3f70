import { useState } from 'react';
import type { SearchInputProps } from './search-input.js';

/**
 * Returns the props of a `SearchInput` whose host applies the text after a pause and gives it back as `applied`, for
 * example from the URL. What is typed stays in the field until then, with its outer spaces; an applied text that the
 * user did not ask for, such as after “Clear all” or going back, replaces it.
 * @param onApply called with the trimmed text when it differs from `applied`.
 */
export function useSearchText(
  applied: string,
  onApply: (text: string) => void,
): Required<Pick<SearchInputProps, 'onSearch' | 'onValueChange'>> & { value: string } {
  const [text, setText] = useState(applied);
  const [previous, setPrevious] = useState(applied);
  /** The text that the user asked for and that the host has not applied yet. */
  const [asked, setAsked] = useState<string | null>(null);
  if (applied !== previous) {
    setPrevious(applied);
    setAsked(null);
    if (applied !== asked) setText(applied);
  }
  return {
    value: text,
    onValueChange: setText,
    onSearch: (next) => {
      const wanted = next.trim();
      if (wanted === applied) return;
      setAsked(wanted);
      onApply(wanted);
    },
  };
}
