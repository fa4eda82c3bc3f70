import { ServiceInformation, useStrings } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api/calls.ts';
import { useLiveHref } from '../../../app/router/use-live-href.ts';
import { stateOf } from './read.ts';
import type { WidgetProps } from './widget.ts';

const query = callQuery('widgets', 'information', { params: { id: 'ONE_CLICK' } });

export function Component({ width }: WidgetProps) {
  const t = useStrings();
  const found = useQuery(query);
  const href = useLiveHref()('/one-click');
  return (
    <ServiceInformation
      {...stateOf(found)}
      code="ONE_CLICK"
      width={width}
      information={found.data}
      action={href === undefined ? undefined : { href, label: t('homeWidgets.information.oneClick') }}
    />
  );
}
