import type { RequestSummary } from '@atrium/contract/requests';
import type { ComponentProps } from 'react';
import { cn, StarFilledIcon, StarIcon, useStrings } from '../../foundations/index.js';

export interface FavoriteStarProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'onClick'> {
  request: RequestSummary;
  onFavoriteChange: (request: RequestSummary, favorite: boolean) => void;
}

/** The star of a row: adds a favourite or removes it without opening the request. */
export function FavoriteStar({ request, onFavoriteChange, className, ...props }: FavoriteStarProps) {
  const t = useStrings();
  const { favorite, title } = request;
  const Star = favorite ? StarFilledIcon : StarIcon;
  return (
    <button
      type="button"
      aria-label={t(favorite ? 'requests.favorite.remove' : 'requests.favorite.add', { title })}
      onClick={(event) => {
        event.stopPropagation();
        onFavoriteChange(request, !favorite);
      }}
      className={cn(
        'focus-ring inline-flex size-28 items-center justify-center rounded-control hover:bg-pressed',
        favorite ? 'text-ink' : 'text-ink-3',
        className,
      )}
      {...props}
    >
      <Star />
    </button>
  );
}
