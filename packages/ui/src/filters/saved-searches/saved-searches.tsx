import { useState, type ComponentProps } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import {
  badgeCount,
  BellIcon,
  cn,
  DotsIcon,
  EditIcon,
  HostLink,
  UsersIcon,
  StarFilledIcon,
  StarIcon,
  TrashIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { Confirmation } from '../../overlays/confirmation/index.js';
import { Menu, type MenuAction } from '../../overlays/menu/index.js';
import { bySavedSearchOrder, isPartly, type SavedSearch } from './saved-search.js';

export interface SavedSearchesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The searches in any order; undefined while loading. */
  searches: readonly SavedSearch[] | undefined;
  /** The searches could not be loaded. */
  error?: { supportId?: string; onRetry: () => void; retrying?: boolean } | undefined;
  /** Returns the address that applies a search (SRCH-026). */
  hrefOf: (search: SavedSearch) => string;
  /** Id of the search whose filters are applied. */
  currentId?: string | undefined;
  /** Adds a search to the favourites, or removes it. */
  onFavoriteChange: (search: SavedSearch, favorite: boolean) => void;
  /** Opens the dialog that renames a search. */
  onRename: (search: SavedSearch) => void;
  /** Opens the alert settings of a search; without it, there are no alerts. */
  onAlert?: ((search: SavedSearch) => void) | undefined;
  /** Opens the sharing of a search; without it, searches cannot be shared, as in marketing mode (SRCH-038). */
  onShare?: ((search: SavedSearch) => void) | undefined;
  /** Called after confirmation; the confirmation stays open while the promise is pending, and if it rejects. */
  onDelete: (search: SavedSearch) => Promise<unknown>;
}

/** The user's saved searches, favourites first, then newest first (SRCH-001, SRCH-026 to SRCH-029). */
export function SavedSearches({
  searches,
  error,
  hrefOf,
  currentId,
  onFavoriteChange,
  onRename,
  onAlert,
  onShare,
  onDelete,
  className,
  ...props
}: SavedSearchesProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const [deleted, setDeleted] = useState<SavedSearch | null>(null);
  const content = () => {
    if (error && !searches) return <ErrorState title={t('filters.saved.failed')} {...error} />;
    if (!searches) return <SkeletonRows rows={3} />;
    if (searches.length === 0)
      return <Empty title={t('filters.saved.empty')} help={t('filters.saved.emptyHelp')} />;
    return (
      <ul>
        {searches.toSorted(bySavedSearchOrder).map((search) => {
          const current = search.id === currentId;
          const actions: (MenuAction | MenuAction[])[] = [
            {
              id: 'rename',
              label: t('filters.saved.rename'),
              icon: EditIcon,
              onSelect: () => onRename(search),
            },
            ...(onAlert
              ? [
                  {
                    id: 'alert',
                    label: t('filters.saved.alert'),
                    icon: BellIcon,
                    onSelect: () => onAlert(search),
                  },
                ]
              : []),
            ...(onShare
              ? [
                  {
                    id: 'share',
                    label: t('filters.saved.share'),
                    icon: UsersIcon,
                    onSelect: () => onShare(search),
                  },
                ]
              : []),
            {
              id: 'delete',
              label: t('filters.saved.delete'),
              icon: TrashIcon,
              destructive: true,
              onSelect: () => setDeleted(search),
            },
          ];
          return (
            <li
              key={search.id}
              className={cn(
                '-ml-8 flex items-start gap-4 border-l-section border-transparent py-2 pl-6',
                current && 'border-brand',
              )}
            >
              <IconButton
                icon={search.isFavorite ? StarFilledIcon : StarIcon}
                label={t('filters.saved.favorite', { name: search.name })}
                aria-pressed={search.isFavorite}
                size="row"
                className="max-xs:size-44"
                onClick={() => onFavoriteChange(search, !search.isFavorite)}
              />
              <HostLink
                href={hrefOf(search)}
                aria-current={current ? 'true' : undefined}
                className="focus-ring min-h-28 min-w-0 flex-1 rounded-control py-4 text-small break-words hover:underline max-xs:min-h-44"
              >
                <span className={cn(search.isFavorite && 'font-semibold')}>{search.name}</span>
                {search.sharedBy ? (
                  <span className="block text-caption text-ink-2">
                    {t('filters.saved.sharedBy', { name: search.sharedBy })}
                  </span>
                ) : null}
                {search.alert ? (
                  <span className="block text-caption text-ink-2">
                    {t(`filters.saved.alertEvery.${search.alert}`)}
                  </span>
                ) : null}
                {isPartly(search) ? (
                  <span className="block text-caption text-ink-2">
                    {search.appliedCount === 0
                      ? t('filters.saved.partlyNone')
                      : t('filters.saved.partly', {
                          count: search.appliedCount,
                          applied: integer(search.appliedCount),
                          figure: integer(search.filterCount),
                        })}
                  </span>
                ) : null}
                {search.count === undefined ? null : (
                  <span className="block text-caption text-ink-2">
                    <span aria-hidden>{badgeCount(search.count)}</span>
                    <span className="sr-only">
                      {t('filters.saved.results', { count: search.count, figure: integer(search.count) })}
                    </span>
                    {search.news
                      ? `, ${t('filters.saved.news', { count: search.news, figure: integer(search.news) })}`
                      : null}
                  </span>
                )}
              </HostLink>
              <Menu
                align="end"
                trigger={
                  <IconButton
                    icon={DotsIcon}
                    size="row"
                    className="max-xs:size-44"
                    label={t('filters.saved.actions', { name: search.name })}
                  />
                }
                actions={actions}
              />
            </li>
          );
        })}
      </ul>
    );
  };
  return (
    <section aria-label={t('filters.saved.title')} className={className} {...props}>
      <h2 className="mb-4 text-heading-2">{t('filters.saved.title')}</h2>
      {content()}
      {deleted ? (
        <Confirmation
          open
          onOpenChange={(open) => {
            if (!open) setDeleted(null);
          }}
          title={t('filters.saved.deletion.title', { name: deleted.name })}
          description={t('filters.saved.deletion.description')}
          confirmLabel={t('filters.saved.deletion.confirm')}
          cancelLabel={t('filters.saved.deletion.cancel')}
          busyLabel={t('filters.saved.deletion.deleting')}
          danger
          onConfirm={() => onDelete(deleted)}
        />
      ) : null}
    </section>
  );
}
