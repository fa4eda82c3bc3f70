import { OneClickConfirmation } from '@atrium/ui';
import { callQuery } from '../../../api/calls.ts';
import { useUser } from '../../../api/users.ts';
import { stateOf, useRows } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

const pageOf = (page: number, size: number) =>
  callQuery('tradeConfirmations', 'list', { query: { page, size } });

export function Component({ width }: WidgetProps) {
  const { isInternal } = useUser().contactInformation;
  const { read, rows, total, more } = useRows(width, pageOf);
  return (
    <OneClickConfirmation
      {...stateOf(read)}
      {...useServiceHref('ONE_CLICK_CONFIRMATION')}
      trades={rows}
      total={total}
      more={more}
      audience={isInternal ? 'bank' : 'client'}
    />
  );
}
