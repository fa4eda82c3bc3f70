import type { MarkedText as Marked } from '@atrium/contract/search';
import { useEffect, useId, useImperativeHandle, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { ListAnnouncement, ListStatusLine } from '../../controls/listbox/index.js';
import { cn } from '../../foundations/cn.js';
import { SearchIcon } from '../../foundations/icons/index.js';
import { HostLink, useFormats, useStrings } from '../../foundations/provider/index.js';
import { useTypedSearch } from '../../foundations/use-typed-search.js';
import { MarkedText } from '../../search/search-results/index.js';

/** One of the first results of a search, shown while the user types. */
export interface SearchSuggestion {
  id: string;
  title: Marked;
  href: string;
  /** ISO date, to tell results of the same name apart. */
  date: string | null;
}

/** The first results of one service. */
export interface SearchSuggestions {
  id: string;
  /** Name of the service. */
  label: string;
  items: readonly SearchSuggestion[];
}

/** Lets the field pass its keys to the list. */
export interface SuggestionKeys {
  /** Handles a key of the field; returns whether the list used it. */
  take: (event: KeyboardEvent) => boolean;
}

export interface BarSuggestionsProps {
  /** Id of the list. */
  id: string;
  /** The trimmed query, at least two characters. */
  query: string;
  /** Returns the first results; the signal is aborted when they are no longer needed. */
  onSuggest: (query: string, signal: AbortSignal) => Promise<readonly SearchSuggestions[]>;
  /** Returns the URL of all results of a search. */
  resultsHref: (query: string) => string;
  keys: Ref<SuggestionKeys>;
  /** The search field. */
  field: RefObject<HTMLInputElement | null>;
  /** Id of the option selected by keyboard. */
  active: string | undefined;
  onActiveChange: (id: string | undefined) => void;
  onShownChange: (shown: boolean) => void;
  /** Called when an option was opened. */
  onOpen: () => void;
  onClose: () => void;
}

/** The first results of a search as a list below the field of the bar, with a link to all results. */
export function BarSuggestions({
  id,
  query,
  onSuggest,
  resultsHref,
  keys,
  field,
  active,
  onActiveChange,
  onShownChange,
  onOpen,
  onClose,
}: BarSuggestionsProps) {
  const t = useStrings();
  const formats = useFormats();
  const { items: groups, status, retry } = useTypedSearch(query, (signal) => onSuggest(query, signal));
  const allId = `${id}-all`;
  const optionId = (item: SearchSuggestion) => `${id}-${item.id}`;
  const options = [...groups.flatMap(({ items }) => items.map((item) => optionId(item))), allId];
  const current = active !== undefined && options.includes(active) ? active : undefined;

  useEffect(() => {
    onShownChange(true);
    return () => onShownChange(false);
    // oxlint-disable-next-line react/exhaustive-deps -- called only when the list mounts and unmounts
  }, []);
  // Clears the active option if it is no longer in the list.
  useEffect(() => {
    if (active !== current) onActiveChange(current);
  });

  useImperativeHandle(keys, () => ({
    take: ({ key, ctrlKey, metaKey, altKey, nativeEvent }) => {
      if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return false;
      const index = current === undefined ? -1 : options.indexOf(current);
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        // Moving past either end returns to the field itself, which is index 0.
        const count = options.length + 1;
        const next = (index + 1 + (key === 'ArrowDown' ? 1 : -1) + count) % count;
        onActiveChange(options[next - 1]);
        return true;
      }
      if (key === 'Enter' && current !== undefined) {
        document.querySelector<HTMLElement>(`#${CSS.escape(current)}`)?.click();
        return true;
      }
      if (key !== 'Escape') return false;
      onClose();
      return true;
    },
  }));
  useEffect(() => {
    if (current !== undefined)
      document.querySelector(`#${CSS.escape(current)}`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const option = (optionId: string) => ({
    id: optionId,
    role: 'option',
    'aria-selected': optionId === current,
    tabIndex: -1,
    onClick: onOpen,
    className: cn(
      'flex min-h-32 items-center gap-8 px-12 py-4 text-body text-ink hover:bg-hover max-xs:min-h-44',
      optionId === current && 'bg-hover outline-2 -outline-offset-2 outline-focus',
    ),
  });
  return (
    <div
      role="presentation"
      // A click leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="absolute top-full right-0 z-1 mt-4 max-h-[85dvh] w-400 max-w-[calc(100vw-16px)] overflow-y-auto rounded-floating bg-raised py-4 text-ink shadow-1 max-xs:right-8"
    >
      <ListStatusLine
        control={field}
        loading={status === 'loading'}
        count={options.length - 1}
        query={query}
        {...(status === 'failed' && { error: t('navigation.bar.suggestionsFailed'), onRetry: retry })}
        noMatchText={t('navigation.bar.noSuggestion')}
      />
      <div
        id={id}
        role="listbox"
        aria-label={t('navigation.bar.suggestions')}
        aria-busy={status === 'loading'}
      >
        {groups.map((group) => (
          <Group key={group.id} label={group.label}>
            {group.items.map((item) => (
              <HostLink key={item.id} href={item.href} {...option(optionId(item))}>
                <span className="min-w-0 flex-1 truncate">
                  <MarkedText {...item.title} />
                </span>
                {item.date === null ? null : (
                  <span className="shrink-0 text-caption text-ink-2">{formats.date(item.date)}</span>
                )}
              </HostLink>
            ))}
          </Group>
        ))}
        <HostLink
          href={resultsHref(query)}
          {...option(allId)}
          className={cn(option(allId).className, groups.length > 0 && 'mt-4 border-t border-line')}
        >
          <SearchIcon className="shrink-0 text-ink-2" />
          <span className="min-w-0 truncate">{t('navigation.bar.allResults', { query })}</span>
        </HostLink>
      </div>
      <ListAnnouncement
        open
        loading={status === 'loading'}
        count={options.length - 1}
        {...(status === 'failed' && { error: t('navigation.bar.suggestionsFailed') })}
      />
    </div>
  );
}

/** The results of one service, under its name. */
function Group({ label, children }: { label: string; children: React.ReactNode }) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} role="presentation" className="px-12 pt-8 pb-2 text-caption text-ink-2">
        {label}
      </div>
      {children}
    </div>
  );
}
