import { mayShareSearches } from '@atrium/contract/saved-search-rules';
import type { SavedSearch } from '@atrium/contract/saved-searches';
import type { Filters } from '@atrium/contract/filter-rules';
import { filtersOfSavedQuery } from '@atrium/contract/search-filter-rules';
import { lazyPart, useStrings, type ListPageProps } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { savedSearchesQuery } from '../../api/saved-searches.ts';
import { useUser } from '../../api/users.ts';
import { searchHref } from './address.ts';

const SavedList = lazyPart(async () => (await import('./saved-list.tsx')).default);
const NameSearch = lazyPart(async () => (await import('./name-search.tsx')).default);
const SearchAlert = lazyPart(async () => (await import('./search-alert.tsx')).default);
const ShareSavedSearch = lazyPart(async () => (await import('./share-saved-search.tsx')).default);

/** The open dialog. */
type Opened =
  | { kind: 'save' | 'save-to-share'; search?: undefined }
  | { kind: 'rename' | 'share' | 'alert'; search: SavedSearch };

/** The parts of the address of a search, the same for the same values in any order. */
const addressOf = (filters: Filters): string => searchHref(filters).split(/[?&]/).toSorted().join('&');

/** Returns the user's saved searches for the sidebar, and their dialogs. */
export function useSavedSearches(filters: Filters): {
  saved: ListPageProps['saved'];
  dialogs: ReactNode;
  onSave: () => void;
  /**
   * Shares the current search, which is saved first if it is not; undefined for users who may not share, and until it is
   * known which searches are saved.
   */
  onShare: (() => void) | undefined;
} {
  const t = useStrings();
  const user = useUser();
  const list = useQuery(savedSearchesQuery());
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  // The link of an alert is its search, narrowed to new results: `since` is ignored in the comparison.
  const { since: _alert, ...lasting } = filters;
  const current = addressOf(lasting);
  const searches = list.data;
  const saved =
    Object.keys(lasting).length > 0
      ? searches?.find(({ query }) => addressOf(filtersOfSavedQuery(query)) === current)
      : undefined;
  const share = (search: SavedSearch) => setOpened({ kind: 'share', search });
  const mayShare = mayShareSearches.allows(user);
  return {
    onSave: () => setOpened({ kind: 'save' }),
    onShare:
      mayShare && searches ? () => (saved ? share(saved) : setOpened({ kind: 'save-to-share' })) : undefined,
    saved: {
      title: t('filters.saved.title'),
      count: searches?.length ?? 0,
      content: (
        <SavedList
          fallback={<div className="h-200" />}
          list={list}
          currentId={saved?.id}
          onRename={(search) => setOpened({ kind: 'rename', search })}
          onAlert={(search) => setOpened({ kind: 'alert', search })}
          onShare={mayShare ? share : undefined}
        />
      ),
    },
    dialogs:
      opened === null ? null : opened.kind === 'share' ? (
        <ShareSavedSearch search={opened.search} onClose={close} />
      ) : opened.kind === 'alert' ? (
        <SearchAlert search={opened.search} onClose={close} />
      ) : (
        <NameSearch
          filters={filters}
          search={opened.search}
          onClose={close}
          onSaved={opened.kind === 'save-to-share' ? share : undefined}
        />
      ),
  };
}
