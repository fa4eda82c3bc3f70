import type { Audience } from '@atrium/contract/audience';
import type { RequestSummary } from '@atrium/contract/requests';
import { cn, HostLink, useFormats, useStrings } from '../../foundations/index.js';
import { RequestState } from '../request-state/index.js';
import { FavoriteStar, type FavoriteStarProps } from './favorite-star.js';

export interface BoardRowProps extends Pick<FavoriteStarProps, 'onFavoriteChange'> {
  request: RequestSummary;
  unread: boolean;
  href: string | undefined;
  audience: Audience;
}

/** A request in the list that replaces the grid under 768 px: state and date, title, entity and reference, star. */
export function BoardRow({ request, unread, href, audience, onFavoriteChange }: BoardRowProps) {
  const t = useStrings();
  const formats = useFormats();
  const [entity, ...others] = request.legalEntities;
  const entities = entity ? `${entity.longName}${others.length > 0 ? ` +${others.length}` : ''} · ` : '';
  return (
    <div className="grid min-w-0 flex-1 gap-2">
      <div className="flex items-center justify-between gap-12">
        <RequestState state={request.state} turn={request.turn} audience={audience} />
        <span className="text-small text-ink-2">{formats.recent(request.updatedAt)}</span>
      </div>
      <HostLink
        href={href ?? ''}
        className={cn('focus-inset pr-40 text-body after:absolute after:inset-0', unread && 'font-semibold')}
      >
        {request.title}
        {unread ? <span className="sr-only">, {t('requestSummary.unseen')}</span> : null}
      </HostLink>
      <span className="pr-40 text-caption text-ink-3">
        {entities}
        {request.reference}
      </span>
      <FavoriteStar
        request={request}
        onFavoriteChange={onFavoriteChange}
        className="absolute right-6 bottom-2 z-1 size-44"
      />
    </div>
  );
}
