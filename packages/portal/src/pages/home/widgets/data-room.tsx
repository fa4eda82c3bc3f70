import { DataRoomWidget } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api/calls.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

/** Rooms on the board, and opened full width. */
const SHOWN = { board: 5, whole: 50 } as const;

export function Component({ width }: WidgetProps) {
  const size = width === 4 ? SHOWN.whole : SHOWN.board;
  const found = useQuery(callQuery('dataRooms', 'list', { query: { size } }));
  return (
    <DataRoomWidget
      {...stateOf(found)}
      {...useServiceHref('DATA_ROOM')}
      rooms={found.data?.pageRecords}
      total={found.data?.totalRecords}
    />
  );
}
