import type { FormEvent } from 'react';
import { Button } from '../../controls/button/index.js';
import { SearchInput } from '../../controls/search/index.js';
import { useSearchText } from '../../controls/search/internal.js';
import { SearchIcon, useStrings } from '../../foundations/index.js';

/** Debounce of the search in ms (SRCH-015). */
const DEBOUNCE = 500;

export interface SearchFieldProps {
  /** The current search text. */
  value: string;
  /** Called with the trimmed search text: after a pause in typing, or at once on Enter or the button. */
  onValueChange: (value: string) => void;
  busy: boolean;
}

/** The search field; it keeps what is typed until it is submitted. */
export function SearchField({ value, onValueChange, busy }: SearchFieldProps) {
  const t = useStrings();
  const field = useSearchText(value, onValueChange);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.onSearch(field.value);
  };
  return (
    <form role="search" onSubmit={submit} className="flex items-end gap-8">
      <SearchInput
        className="min-w-0 flex-1"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        {...field}
        busy={busy}
        delay={DEBOUNCE}
      />
      <Button type="submit" variant="primary" icon={SearchIcon}>
        <span className="max-xs:sr-only">{t('search.submit')}</span>
      </Button>
    </form>
  );
}
