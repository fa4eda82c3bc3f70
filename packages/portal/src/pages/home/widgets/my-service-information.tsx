import { ServiceInformation } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api/calls.ts';
import { stateOf } from './read.ts';
import type { WidgetProps } from './widget.ts';

const query = callQuery('widgets', 'information', { params: { id: 'MY_SERVICE_INFORMATION' } });

export function Component({ width }: WidgetProps) {
  const found = useQuery(query);
  return (
    <ServiceInformation
      {...stateOf(found)}
      code="MY_SERVICE_INFORMATION"
      width={width}
      information={found.data}
    />
  );
}
