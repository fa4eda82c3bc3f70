import type { Audience } from '@atrium/contract/audience';
import type { RequestSummary } from '@atrium/contract/requests';
import type { ComponentProps } from 'react';
import { Link } from '../../controls/link/index.js';
import { listFigures, WidgetFrame, type MoreRows, type WidgetFrameProps } from '../../dashboard/index.js';
import { cn, StarFilledIcon, useFormats, useStrings } from '../../foundations/index.js';
import { RequestState, useRequestStateText } from '../../requests/request-state/index.js';

export interface LastRequestsProps
  extends Pick<WidgetFrameProps, 'error'>, Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Full width only: there are more requests than those given. */
  more?: MoreRows<RequestSummary> | undefined;
  /** Why there is nothing to show; undefined for ready, or for empty when there are no requests (DS-033). */
  status?: 'loading' | 'unavailable' | 'error' | undefined;
  /** The requests in the order of the request board, at most five on the dashboard (WID-038). */
  requests?: readonly RequestSummary[] | undefined;
  /** Address of a request. */
  hrefOf: (request: RequestSummary) => string;
  /** Address of the request board, with the filter of the widget. */
  boardHref: string;
  /** The user's side: amber is only used for what waits for the client. */
  audience?: Audience;
}

const NONE: readonly RequestSummary[] = [];

/** The most recently updated requests: state, title, service, last updater, favourite, date (WID-037). */
export function LastRequests({
  status,
  requests = NONE,
  hrefOf,
  boardHref,
  audience = 'client',
  more,
  ...props
}: LastRequestsProps) {
  const t = useStrings();
  const formats = useFormats();
  const stateText = useRequestStateText(audience);
  return (
    <WidgetFrame
      title={t('home.widgets.LAST_REQUESTS.title')}
      link={{ href: boardHref, label: t('home.lastRequests.all') }}
      status={status ?? (requests.length === 0 ? 'empty' : 'ready')}
      skeletonRows={5}
      figures={() =>
        listFigures(
          [
            t('home.figures.title'),
            t('home.figures.state'),
            t('home.figures.service'),
            t('home.figures.updatedBy'),
            t('home.figures.updatedAt'),
          ],
          requests,
          more,
          (request) => [
            request.title,
            stateText(request),
            request.serviceName,
            request.lastUpdaterFullName,
            formats.dateTime(request.updatedAt),
          ],
        )
      }
      more={more}
      empty={{ title: t('home.lastRequests.empty'), help: t('home.lastRequests.emptyHelp') }}
      {...props}
    >
      {/* The widget's own width decides the layout: one of four columns is as narrow as a phone. */}
      <ul className="@container">
        {requests.map((request) => (
          <Row key={request.id} request={request} href={hrefOf(request)} audience={audience} />
        ))}
      </ul>
    </WidgetFrame>
  );
}

function Row({ request, href, audience }: { request: RequestSummary; href: string; audience: Audience }) {
  const t = useStrings();
  const formats = useFormats();
  const { title, unseen } = request;
  const updater = request.lastUpdateByMe
    ? t('requestSummary.updatedByMe')
    : t('requestSummary.updatedBy', { name: request.lastUpdaterFullName });
  return (
    <li
      data-unseen={unseen || undefined}
      className={cn(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-16 border-b border-line py-6 hover:bg-hover @min-[480px]:min-h-row @min-[480px]:grid-cols-[144px_minmax(0,1fr)_auto] @min-[480px]:py-4',
        unseen &&
          'before:absolute before:inset-y-8 before:-left-10 before:w-2 before:bg-ink max-xs:before:-left-16',
      )}
    >
      <RequestState
        state={request.state}
        turn={request.turn}
        audience={audience}
        className="@max-[480px]:hidden"
      />
      <span className="min-w-0">
        <Link
          variant="plain"
          href={href}
          className={cn('block after:absolute after:inset-0', unseen && 'font-semibold')}
        >
          {/* Screen-reader-only text stays outside `truncate`; inside, the row would be as wide as the whole title. */}
          <span className="block truncate">{title}</span>
          {unseen ? <span className="sr-only">, {t('requestSummary.unseen')}</span> : null}
        </Link>
        <span className="flex min-w-0 items-center gap-8 text-caption text-ink-3">
          <RequestState
            state={request.state}
            turn={request.turn}
            audience={audience}
            size="small"
            className="shrink-0 @min-[480px]:hidden"
          />
          <span className="truncate">
            {request.serviceName} · {updater}
          </span>
        </span>
      </span>
      <span className="flex items-center gap-8 text-small text-ink-2">
        {request.favorite ? <StarFilledIcon size={14} label={t('home.lastRequests.favorite')} /> : null}
        <time dateTime={request.updatedAt}>{formats.recent(request.updatedAt)}</time>
      </span>
    </li>
  );
}
