import { LastRequests } from '@atrium/ui';
import type { QueryClient } from '@tanstack/react-query';
import { requestsQuery } from '../../../api/requests.ts';
import { useUser } from '../../../api/users.ts';
import { requestHref } from '../../../app/addresses/requests.ts';
import { boardOf, readLastRequestsPreference } from './last-requests-preference.ts';
import { BOARD_ROWS, stateOf, useRows } from './read.ts';
import type { WidgetProps, WidgetSettings } from './widget.ts';

/** Five requests on the dashboard, all at full width; filter and services as set (WID-038 to WID-043). */
const queryOf = (settings: WidgetSettings, page = 1, limit = BOARD_ROWS) => {
  const { status, services } = readLastRequestsPreference(settings);
  return requestsQuery({ status, page, limit, ...(services.length > 0 && { services }) });
};

export const prefetch = (queries: QueryClient, settings: WidgetSettings) =>
  queries.prefetchQuery(queryOf(settings));

export function Component({ width, settings }: WidgetProps) {
  const user = useUser();
  const { read, rows, more } = useRows(width, (page, limit) => queryOf(settings, page, limit));
  return (
    <LastRequests
      {...stateOf(read)}
      requests={rows}
      more={more}
      hrefOf={requestHref}
      boardHref={boardOf(readLastRequestsPreference(settings))}
      audience={user.contactInformation.isInternal ? 'bank' : 'client'}
    />
  );
}
