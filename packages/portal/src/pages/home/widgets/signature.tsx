import { Signature } from '@atrium/ui';
import type { QueryClient } from '@tanstack/react-query';
import { waitingSignaturesQuery } from '../../../api/waiting-signatures.ts';
import { requestHref } from '../../../app/addresses/requests.ts';
import { BOARD_ROWS, stateOf, useRows } from './read.ts';
import type { WidgetProps } from './widget.ts';

export const prefetch = (queries: QueryClient) =>
  queries.prefetchQuery(waitingSignaturesQuery(1, BOARD_ROWS));

export function Component({ width }: WidgetProps) {
  const { read, rows, total, more } = useRows(width, waitingSignaturesQuery);
  return (
    <Signature
      {...stateOf(read)}
      width={width}
      envelopes={rows}
      totalCount={total}
      more={more}
      hrefOf={({ requestId }) => `${requestHref({ id: requestId })}?tab=signature`}
    />
  );
}
