import { DataRoomWidget } from '@atrium/ui';
import { callQuery } from '../../../api/calls.ts';
import { stateOf, useRows } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

const pageOf = (page: number, size: number) => callQuery('dataRooms', 'list', { query: { page, size } });

export function Component({ width }: WidgetProps) {
  const { read, rows, total, more } = useRows(width, pageOf);
  return (
    <DataRoomWidget
      {...stateOf(read)}
      {...useServiceHref('DATA_ROOM')}
      rooms={rows}
      total={total}
      more={more}
    />
  );
}
