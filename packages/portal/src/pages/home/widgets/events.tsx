import { EventsWidget } from '@atrium/ui';
import { useEventLink, useEvents } from '../../events/use-events.ts';
import { stateOf } from './read.ts';
import type { WidgetProps } from './widget.ts';

export function Component({ width }: WidgetProps) {
  const found = useEvents();
  return (
    <EventsWidget {...stateOf(found)} width={width} events={found.data?.pages} linkOf={useEventLink()} />
  );
}
