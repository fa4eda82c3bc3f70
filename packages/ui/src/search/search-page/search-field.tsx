import { useState, type FormEvent } from 'react';
import { Button } from '../../controls/button/index.js';
import { SearchInput } from '../../controls/search/index.js';
import { SearchIcon, useStrings } from '../../foundations/index.js';

/** SRCH-015, in ms. */
const DEBOUNCE = 500;

export interface SearchFieldProps {
  /** The words searched for. */
  value: string;
  /** Words to search for, without blanks around: after a pause in typing, at once by Enter or the button. */
  onValueChange: (value: string) => void;
  busy: boolean;
}

/** The field of the search; what is being typed stays in it until it is searched for. */
export function SearchField({ value, onValueChange, busy }: SearchFieldProps) {
  const t = useStrings();
  const [draft, setDraft] = useState({ value, text: value });
  // Other words in the address replace what was typed; the same ones without their blanks do not.
  const text = draft.value === value || draft.text.trim() === value ? draft.text : value;
  const search = (next: string) => {
    if (next.trim() !== value) onValueChange(next.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  return (
    <form role="search" onSubmit={submit} className="flex items-end gap-8">
      <SearchInput
        className="min-w-0 flex-1"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        busy={busy}
        delay={DEBOUNCE}
        onValueChange={(next) => setDraft({ value, text: next })}
        onSearch={search}
      />
      <Button type="submit" variant="primary" icon={SearchIcon}>
        <span className="max-xs:sr-only">{t('search.submit')}</span>
      </Button>
    </form>
  );
}
