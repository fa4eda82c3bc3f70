import { Signature } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { waitingSignaturesQuery } from '../../../api/waiting-signatures.ts';
import { requestHref } from '../../requests/addresses.ts';
import { frameOf } from './frame-of.ts';
import type { WidgetProps } from './widget.ts';

/** On the board, and when it stands alone. */
const SHOWN = { board: 5, fullWidth: 50 } as const;

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(waitingSignaturesQuery(SHOWN.board));

export function Component({ width }: WidgetProps) {
  const read = useQuery(waitingSignaturesQuery(width === 4 ? SHOWN.fullWidth : SHOWN.board));
  return (
    <Signature
      {...frameOf(read)}
      width={width}
      envelopes={read.data?.pageRecords}
      totalCount={read.data?.totalRecords}
      hrefOf={({ requestId }) => `${requestHref({ id: requestId })}?tab=signature`}
    />
  );
}
