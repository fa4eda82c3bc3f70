import type { DataRoom } from '@atrium/contract/data-rooms';
import { listFigures, WidgetFrame } from '../../dashboard/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { momentOf } from '../parts/internal.js';
import { WidgetRow, type WidgetStateProps } from '../parts/internal.js';

export interface DataRoomWidgetProps extends WidgetStateProps<DataRoom> {
  /** The open rooms, most recently changed first. */
  rooms?: readonly DataRoom[] | undefined;
  /** Total number; default: the number of rooms given. */
  total?: number | undefined;
}

const NONE: readonly DataRoom[] = [];

/** The open data rooms, and a link that opens the service in a new tab (WID-063). */
export function DataRoomWidget({
  status,
  rooms = NONE,
  total = rooms.length,
  href,
  external = false,
  more,
  ...props
}: DataRoomWidgetProps) {
  const t = useStrings();
  const formats = useFormats();
  return (
    <WidgetFrame
      title={t('home.widgets.DATA_ROOM.title')}
      status={status ?? (rooms.length === 0 ? 'empty' : 'ready')}
      {...(total > 0 && { count: total, countLabel: t('homeWidgets.dataRooms.count', { count: total }) })}
      {...(href && { link: { href, external, label: t('homeWidgets.dataRooms.open') } })}
      empty={{ title: t('homeWidgets.dataRooms.empty'), help: t('homeWidgets.dataRooms.emptyHelp') }}
      figures={() =>
        listFigures(
          ['name', 'contract', 'documents', 'updated', 'closes'].map((id) =>
            t(`homeWidgets.dataRooms.columns.${id as 'name'}`),
          ),
          rooms,
          more,
          (room) => [
            room.name,
            room.contractName,
            room.documents,
            formats.date(room.updatedAt),
            room.closesOn && formats.date(momentOf(room.closesOn)),
          ],
        )
      }
      more={more}
      {...props}
    >
      <ul>
        {rooms.map((room) => (
          <WidgetRow
            key={room.id}
            title={room.name}
            detail={[
              t('homeWidgets.dataRooms.documents', { count: room.documents }),
              room.closesOn
                ? t('homeWidgets.dataRooms.closes', { date: formats.date(momentOf(room.closesOn)) })
                : room.contractName,
            ].join(' · ')}
            end={<time dateTime={room.updatedAt}>{formats.recent(room.updatedAt)}</time>}
          />
        ))}
      </ul>
    </WidgetFrame>
  );
}
