import type { SUGGESTION_MIN } from '@atrium/contract/search-rules';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEventHandler,
} from 'react';
import { IconButton } from '../../controls/button/index.js';
import { KeyHint } from '../../data/key-hint/index.js';
import { cn } from '../../foundations/cn.js';
import { CloseIcon, SearchIcon } from '../../foundations/icons/index.js';
import { isLayerOpen } from '../../foundations/layers.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { BarSuggestionsProps, SuggestionKeys } from './bar-suggestions.js';

export interface BarSearchProps {
  /** Runs a search; the query is trimmed and not empty. */
  onSearch: (query: string) => void;
  /** Functions for the first results while typing and the URL of all results; without it, there are no suggestions. */
  suggestions?: Pick<BarSuggestionsProps, 'onSuggest' | 'resultsHref'> | undefined;
}

/** Minimum number of characters for suggestions. */
const MIN_LENGTH: typeof SUGGESTION_MIN = 2;
const BarSuggestions = lazyPart(async () => (await import('./bar-suggestions.js')).BarSuggestions);

const EDITABLE = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';

/** The search of the bar: a field on wide screens, an icon that opens it on narrow ones; `/` focuses it. */
export function BarSearch({ onSearch, suggestions }: BarSearchProps) {
  const t = useStrings();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const listId = useId();
  const keys = useRef<SuggestionKeys>(null);
  /** The query for suggestions; empty while none are shown. */
  const [query, setQuery] = useState('');
  const [isListed, setListed] = useState(false);
  const [active, setActive] = useState<string>();

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      // A key typed in a field is text, and an open layer takes the keyboard.
      if ((event.target as Element | null)?.closest?.(EDITABLE) || isLayerOpen()) return;
      event.preventDefault();
      if (input.current?.offsetParent) input.current.focus();
      else setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const close = () => {
    setQuery('');
    setOpen(false);
    opener.current?.focus();
  };
  const suggest = () => {
    const typed = input.current?.value.trim() ?? '';
    setActive(undefined);
    setQuery(typed.length >= MIN_LENGTH ? typed : '');
  };
  const onKeyDown: KeyboardEventHandler = (event) => {
    if (keys.current?.take(event)) event.preventDefault();
    else if (event.key === 'ArrowDown' && query === '') suggest();
    else if (event.key === 'Escape' && open) close();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setQuery('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim();
    if (!words) return;
    setQuery('');
    setOpen(false);
    onSearch(words);
  };
  return (
    <>
      <IconButton
        ref={opener}
        icon={SearchIcon}
        iconSize={18}
        variant="binding"
        label={t('navigation.bar.search')}
        aria-expanded={open}
        className="lg:hidden max-xs:size-44"
        onClick={() => setOpen(true)}
      />
      <search
        onBlur={onBlur}
        className={cn(
          open
            ? // Above the icons of the bar, which are positioned too.
              'absolute inset-0 z-1 flex items-center gap-8 bg-binding px-16 xs:px-24 lg:static lg:p-0'
            : 'relative max-lg:hidden',
        )}
      >
        <form onSubmit={onSubmit} className="relative flex min-w-0 flex-1 items-center">
          <SearchIcon className="pointer-events-none absolute left-12 text-on-binding-2" />
          <input
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={t('navigation.bar.search')}
            aria-keyshortcuts="/"
            placeholder={t('navigation.bar.search')}
            onKeyDown={onKeyDown}
            {...(suggestions && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isListed,
              'aria-controls': isListed ? listId : undefined,
              'aria-activedescendant': active,
              onChange: suggest,
              onFocus: BarSuggestions.preload,
            })}
            className="focus-paper h-32 w-full rounded-control border border-on-binding-2/60 bg-transparent pr-36 pl-36 text-on-binding placeholder:text-on-binding-2 max-xs:h-44 max-xs:text-[1rem] lg:w-168 [&::-webkit-search-cancel-button]:hidden"
          />
          <KeyHint
            aria-hidden
            className="pointer-events-none absolute right-8 border-on-binding-2/60 text-on-binding-2 max-lg:hidden"
          >
            /
          </KeyHint>
        </form>
        {suggestions && query !== '' ? (
          <BarSuggestions
            {...suggestions}
            id={listId}
            query={query}
            keys={keys}
            field={input}
            active={active}
            onActiveChange={setActive}
            onShownChange={setListed}
            onOpen={() => {
              if (input.current) input.current.value = '';
              setQuery('');
              setOpen(false);
            }}
            onClose={() => setQuery('')}
          />
        ) : null}
        {open ? (
          <IconButton
            icon={CloseIcon}
            iconSize={18}
            variant="binding"
            label={t('navigation.bar.closeSearch')}
            className="lg:hidden max-xs:size-44"
            onClick={close}
          />
        ) : null}
      </search>
    </>
  );
}
