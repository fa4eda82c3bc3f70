import { OneClickConfirmation } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api/calls.ts';
import { useUser } from '../../../api/users.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

/** Trades on the board, and opened full width. */
const SHOWN = { board: 5, whole: 50 } as const;

export function Component({ width }: WidgetProps) {
  const { isInternal } = useUser().contactInformation;
  const size = width === 4 ? SHOWN.whole : SHOWN.board;
  const found = useQuery(callQuery('tradeConfirmations', 'list', { query: { size } }));
  return (
    <OneClickConfirmation
      {...stateOf(found)}
      {...useServiceHref('ONE_CLICK_CONFIRMATION')}
      trades={found.data?.pageRecords}
      total={found.data?.totalRecords}
      side={isInternal ? 'bank' : 'client'}
    />
  );
}
