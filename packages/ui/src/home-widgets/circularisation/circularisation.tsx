import type { Audience } from '@atrium/contract/audience';
import type { RequestSummary } from '@atrium/contract/requests';
import { Link } from '../../controls/link/index.js';
import { listFigures, WidgetFrame } from '../../dashboard/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { RequestState } from '../../requests/request-state/index.js';
import { WidgetRow, type WidgetStateProps } from '../parts/internal.js';

export interface CircularisationProps extends WidgetStateProps<RequestSummary> {
  /** The most recently updated audit confirmations. */
  requests?: readonly RequestSummary[] | undefined;
  /** Address of a request. */
  hrefOf: (request: RequestSummary) => string;
  /** Address for requesting a new confirmation; absent without the right. */
  newHref?: string | undefined;
  /** The user's side: amber is only used for what waits for the client. */
  audience?: Audience;
}

const NONE: readonly RequestSummary[] = [];

/** The audit confirmations requested for auditors, and a link to request one (WID-059). */
export function Circularisation({
  status,
  requests = NONE,
  href,
  hrefOf,
  newHref,
  audience = 'client',
  more,
  ...props
}: CircularisationProps) {
  const t = useStrings();
  const formats = useFormats();
  const ask = newHref ? <Link href={newHref}>{t('homeWidgets.circularisation.ask')}</Link> : null;
  return (
    <WidgetFrame
      title={t('home.widgets.CIRCULARISATION.title')}
      status={status ?? (requests.length === 0 ? 'empty' : 'ready')}
      skeletonRows={3}
      {...(href && { href, link: { href, label: t('homeWidgets.circularisation.about') } })}
      empty={{
        title: t('homeWidgets.circularisation.empty'),
        help: t('homeWidgets.circularisation.emptyHelp'),
        action: ask,
      }}
      figures={() =>
        listFigures(
          ['title', 'state', 'date'].map((id) => t(`homeWidgets.circularisation.columns.${id as 'title'}`)),
          requests,
          more,
          (request) => [
            request.title,
            t(`requestSummary.state.${request.state}`),
            formats.date(request.updatedAt),
          ],
        )
      }
      more={more}
      {...props}
    >
      <ul>
        {requests.map((request) => (
          <WidgetRow
            key={request.id}
            title={
              <Link variant="plain" href={hrefOf(request)} className="after:absolute after:inset-0">
                {request.title}
              </Link>
            }
            detail={
              <RequestState state={request.state} turn={request.turn} audience={audience} size="small" />
            }
            end={<time dateTime={request.updatedAt}>{formats.recent(request.updatedAt)}</time>}
          />
        ))}
      </ul>
      {ask ? <p className="pt-12">{ask}</p> : null}
    </WidgetFrame>
  );
}
