import type { Audience } from '@atrium/contract/audience';
import type { RequestCounters } from '@atrium/contract/requests';
import type { ComponentProps, ReactNode } from 'react';
import { TotalsList, StackedBar, State } from '../../data/index.js';
import { WidgetFrame, type WidgetFrameProps } from '../../dashboard/index.js';
import { badgeCount, useStrings } from '../../foundations/index.js';

/** The counters shown by the widget. */
export type CountedRequests = Pick<
  RequestCounters,
  'actionRequired' | 'inProgress' | 'open' | 'toClose' | 'favorite'
>;

export interface RequestsCounterProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** `error`: the response had no valid counts, so zeros would be wrong. */
  status?: 'loading' | 'unavailable' | 'error' | undefined;
  /** Support id and retry, with `status="error"`. */
  error?: WidgetFrameProps['error'];
  /** Zero in every line when loading failed (WID-055). */
  counters?: CountedRequests;
  /** Addresses of the request board, filtered like each line. */
  hrefs: Record<'board' | 'actionRequired' | 'inProgress' | 'toClose' | 'favorite', string>;
  /** The user's side: amber is only used for what waits for the client, so bank users see none. Default: client. */
  audience?: Audience;
}

const NONE: CountedRequests = { actionRequired: 0, inProgress: 0, open: 0, toClose: 0, favorite: 0 };

/** Number of requests by state (WID-053); above 99 shown as 99+ (WID-054). */
export function RequestsCounter({
  status,
  error,
  counters = NONE,
  hrefs,
  audience = 'client',
  ...props
}: RequestsCounterProps) {
  const t = useStrings();
  const tone = audience === 'bank' ? 'plain' : 'default';
  const line = (id: keyof typeof hrefs & keyof CountedRequests, label: ReactNode) => ({
    id,
    label,
    value: badgeCount(counters[id]),
    href: hrefs[id],
  });
  return (
    <WidgetFrame
      title={t('home.widgets.REQUESTS_COUNTER.title')}
      href={hrefs.board}
      status={status ?? 'ready'}
      skeletonRows={3}
      {...(error && { error })}
      figures={() => ({
        columns: [t('home.figures.state'), t('home.figures.count')],
        rows: [
          [t('requestSummary.state.ACTION_REQUIRED'), counters.actionRequired],
          [t('requestSummary.state.INPROGRESS'), counters.inProgress],
          [t('home.requestsCounter.open'), counters.open],
          [t('requestSummary.state.TO_CLOSE'), counters.toClose],
          [t('home.requestsCounter.favorites'), counters.favorite],
        ],
      })}
      {...props}
    >
      <StackedBar
        className="mt-12 mb-4"
        tone={tone}
        segments={[
          { tone: 'action', count: counters.actionRequired },
          { tone: 'progress', count: counters.inProgress },
        ]}
      />
      <TotalsList
        rows={[
          // Amber means that someone must act, so a count of zero is not amber.
          line(
            'actionRequired',
            <State name={counters.actionRequired > 0 ? 'action' : 'done'} tone={tone}>
              {t('data.state.action')}
            </State>,
          ),
          line('inProgress', <State name="progress" />),
        ]}
        total={{ label: t('home.requestsCounter.open'), value: badgeCount(counters.open) }}
        after={[
          line('toClose', t('requestSummary.state.TO_CLOSE')),
          line('favorite', t('home.requestsCounter.favorites')),
        ]}
      />
    </WidgetFrame>
  );
}
