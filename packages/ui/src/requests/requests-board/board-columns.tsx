import type { Audience } from '@atrium/contract/audience';
import type { RequestSummary } from '@atrium/contract/requests';
import type { RequestState as StateCode } from '@atrium/contract/request-rules';
import { useMemo } from 'react';
import type { DataGridColumn, FilterOption, GridWindows } from '../../data/grid/index.js';
import { StarFilledIcon, useFormats, useStrings } from '../../foundations/index.js';
import { RequestState, useRequestStateLabel, useRequestStateText } from '../request-state/index.js';
import { FavoriteStar, type FavoriteStarProps } from './favorite-star.js';

type Column = DataGridColumn<RequestSummary>;

/** Hidden column with the searchable text that no other column contains. */
export const WORDS_COLUMN = 'words';

export interface BoardColumnsOptions extends Pick<FavoriteStarProps, 'onFavoriteChange'> {
  requests: readonly RequestSummary[];
  /** Filter values counted by the host, if the host does the filtering. */
  facets: GridWindows['facets'];
  audience: Audience;
}

/** The columns of the board (REQ-015); contract and internal ids for the bank only (REQ-014). */
export function useBoardColumns({
  requests,
  facets,
  audience,
  onFavoriteChange,
}: BoardColumnsOptions): Column[] {
  const t = useStrings();
  const formats = useFormats();
  const stateLabel = useRequestStateLabel();
  const stateText = useRequestStateText(audience);
  const occurring = useOptions(requests, servicesOf);
  const services = facets?.['service'] ?? occurring;
  const concerned = useOptions(requests, entitiesOf);
  const entities = facets?.['legalEntities'] ?? concerned;
  const counted = facets?.['state'];
  const states = useMemo(
    () =>
      counted
        ? counted.map(({ value }) => value as StateCode)
        : [...new Set(requests.map((request) => request.state))].toSorted(),
    [requests, counted],
  );

  return useMemo((): Column[] => {
    const head = (id: Parameters<typeof t>[0]) => t(id);
    const updater = (request: RequestSummary) =>
      request.lastUpdateByMe ? t('requests.me') : request.lastUpdaterFullName;
    const bankOnly: Column[] = [
      {
        id: 'contract',
        header: head('requests.board.columns.contract'),
        value: (request) => request.contractName,
        filterable: true,
        width: 128,
      },
      {
        id: 'internalIds',
        header: head('requests.board.columns.internalIds'),
        value: (request) => request.internalIds?.join(', '),
        filterable: true,
        width: 132,
      },
    ];
    return [
      {
        id: 'favorite',
        header: head('requests.board.columns.favorite'),
        headerHidden: true,
        cell: ({ row, tabIndex }) => (
          <FavoriteStar request={row} onFavoriteChange={onFavoriteChange} tabIndex={tabIndex} />
        ),
        print: ({ favorite }) =>
          favorite ? <StarFilledIcon label={head('requests.board.columns.favorite')} /> : null,
        width: 52,
        minWidth: 52,
        resizable: false,
        movable: false,
        hideable: false,
      },
      {
        id: 'state',
        header: head('requests.board.columns.state'),
        type: 'set',
        value: (request) => request.state,
        format: (_, request) => stateText(request),
        cell: ({ row }) => <RequestState state={row.state} turn={row.turn} audience={audience} />,
        print: (request) => <RequestState state={request.state} turn={request.turn} audience={audience} />,
        filterOptions: states.map((state: StateCode) => ({ value: state, label: stateLabel(state) })),
        filterable: true,
        searchable: false,
        // A state is never truncated: wide enough for the longest one in French.
        width: 208,
      },
      {
        id: 'title',
        header: head('requests.board.columns.title'),
        value: (request) => request.title,
        secondary: (request) => request.reference,
        primary: true,
        filterable: true,
        width: 308,
        minWidth: 200,
      },
      {
        id: 'service',
        header: head('requests.board.columns.service'),
        type: 'set',
        value: (request) => request.serviceCode,
        format: (_, request) => request.serviceName,
        filterOptions: services,
        filterable: true,
        searchable: false,
        width: 160,
      },
      {
        id: 'legalEntities',
        header: head('requests.board.columns.legalEntities'),
        type: 'set',
        value: (request) => request.legalEntities.map((entity) => entity.id),
        format: (_, request) => request.legalEntities.map((entity) => entity.longName).join(', '),
        cell: ({ row }) => <Entities names={row.legalEntities.map((entity) => entity.longName)} />,
        filterOptions: entities,
        filterable: true,
        searchable: false,
        width: audience === 'bank' ? 184 : 216,
      },
      {
        id: 'createdBy',
        header: head('requests.board.columns.createdBy'),
        value: (request) => request.createdBy,
        filterable: true,
        width: 146,
      },
      {
        id: 'createdAt',
        header: head('requests.board.columns.createdAt'),
        type: 'date',
        value: (request) => request.createdAt,
        format: (_, request) => formats.date(request.createdAt),
        ...(audience === 'bank' && { secondary: (request: RequestSummary) => request.createdBy }),
        sortDescFirst: true,
        filterable: true,
        width: 126,
      },
      {
        id: 'updatedAt',
        header: head('requests.board.columns.updatedAt'),
        type: 'date',
        value: (request) => request.updatedAt,
        format: (_, request) => formats.recent(request.updatedAt),
        secondary: updater,
        sortDescFirst: true,
        filterable: true,
        width: 150,
      },
      ...(audience === 'bank' ? bankOnly : []),
      {
        id: WORDS_COLUMN,
        header: head('requests.board.columns.reference'),
        headerHidden: true,
        value: (request) =>
          [
            request.reference,
            request.serviceName,
            request.lastUpdaterFullName,
            ...request.legalEntities.map((entity) => entity.longName),
          ].join(' '),
        movable: false,
        hideable: false,
      },
    ];
  }, [t, formats, stateLabel, stateText, services, entities, states, audience, onFavoriteChange]);
}

const servicesOf = (request: RequestSummary): FilterOption[] => [
  { value: request.serviceCode, label: request.serviceName },
];
const entitiesOf = (request: RequestSummary): FilterOption[] =>
  request.legalEntities.map((entity) => ({ value: entity.id, label: entity.longName }));

/** Returns the distinct options of the requests, sorted by label. */
function useOptions(
  requests: readonly RequestSummary[],
  optionsOf: (request: RequestSummary) => FilterOption[],
): FilterOption[] {
  return useMemo(() => {
    const found = new Map<string, FilterOption>();
    for (const request of requests) {
      for (const option of optionsOf(request)) found.set(option.value, option);
    }
    return [...found.values()].toSorted((a, b) => a.label.localeCompare(b.label));
  }, [requests, optionsOf]);
}

function Entities({ names }: { names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return null;
  return (
    <span className="flex min-w-0 items-center gap-6">
      <span className="truncate">{first}</span>
      {others.length > 0 ? (
        <span
          title={others.join(', ')}
          className="inline-flex h-20 shrink-0 items-center rounded-tag border border-line-2 px-4 text-caption text-ink-2"
        >
          +{others.length}
        </span>
      ) : null}
    </span>
  );
}
