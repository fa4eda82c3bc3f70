import { ApiError } from '@atrium/contract/errors';
import {
  CLOSED_STATES,
  IN_PROGRESS_STATES,
  TO_CLOSE_STATES,
  type RequestFilterType,
  type RequestState,
} from '@atrium/contract/request-rules';
import type { RequestSummary } from '@atrium/contract/requests';
import type { User } from '@atrium/contract/users';
import { RequestsBoard, useToast, type BoardTab, type RequestsBoardProps } from '@atrium/ui';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  NavigationType,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigationType,
  useSearchParams,
  type Params,
} from 'react-router-dom';
import { useCloseRequests, useExportRequests } from '../../api/requests-board.ts';
import { requestCountersQuery, requestsQuery, useToggleFavorite } from '../../api/requests.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { prefetchPage } from '../../app/router/prefetch.ts';
import { boardHref, requestHref } from './addresses.ts';
import { addressOf, filtersOf, tabOf } from './board-address.ts';
import { isLeftBoard, keepBoard } from './last-board.ts';
import { creationHref, type RequestDefaults } from './creation.ts';
import { recallBoard, rememberBoard, type BoardMemory } from './board-memory.ts';

/** More than any person's requests: the grid filters and sorts all of them at once. */
const ALL = 100_000;

const STATES: Record<Exclude<BoardTab, 'favorite'>, readonly RequestState[]> = {
  'in-progress': IN_PROGRESS_STATES,
  'to-close': TO_CLOSE_STATES,
  closed: CLOSED_STATES,
};

/** What the export calls a tab (REQ-022). */
const FILTER_TYPES: Record<BoardTab, RequestFilterType> = {
  'in-progress': 'IN_PROGRESS',
  'to-close': 'TO_CLOSE',
  closed: 'CLOSED',
  favorite: 'FAVORITE',
};

/** The requests of a tab (REQ-002 to REQ-005). */
const tabQuery = (tab: BoardTab) =>
  requestsQuery(
    tab === 'favorite'
      ? { favoritesOnly: true, limit: ALL }
      : { requestStates: [...STATES[tab]], limit: ALL },
  );

export function prefetch(queries: QueryClient, _params: Params, search: URLSearchParams) {
  void queries.prefetchQuery(requestCountersQuery());
  void queries.prefetchQuery(tabQuery(tabOf(search)));
}

/** What an entry of the history keeps: the visit of the board that it belongs to. */
interface BoardVisit {
  visit: string;
}

export function Component() {
  const { t } = useTranslation('requests');
  const [search] = useSearchParams();
  const location = useLocation();
  const tab = tabOf(search);
  // A filter changed here rewrites the address of the same visit; any other navigation begins a new one.
  const visit = (location.state as BoardVisit | null)?.visit ?? location.key;
  return (
    <>
      <PageTitle>{t('board')}</PageTitle>
      <Board key={`${tab} ${visit}`} tab={tab} visit={visit} />
    </>
  );
}

function Board({ tab, visit }: { tab: BoardTab; visit: string }) {
  const user = useUser();
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const isTravel = useNavigationType() === NavigationType.Pop;
  const [memory, setMemory] = useState<BoardMemory>(() =>
    initialMemory(user.id, tab, search, isTravel || isLeftBoard(user.id, boardHref(search))),
  );
  const requests = useQuery(tabQuery(tab));
  const counters = useQuery(requestCountersQuery());
  const routes = use(DataRouterContext)?.router.routes ?? [];
  const { mutate } = useToggleFavorite();
  const { t } = useTranslation('requests');
  const toast = useToast();
  const close = useCloseRequests();
  const exported = useExportRequests();

  const shown = useRef<() => readonly RequestSummary[]>(() => []);
  const onShownChange = useCallback((requests: () => readonly RequestSummary[]) => {
    shown.current = requests;
  }, []);

  // The address says what is filtered, also when the filters were remembered.
  useEffect(() => {
    const address = addressOf(tab, { rules: memory.grid.columnFilters ?? [], quick: memory.quick });
    keepBoard({
      userId: user.id,
      address: boardHref(address),
      tab,
      ids: () => shown.current().map(({ id }) => id),
    });
    if (address.toString() === search.toString()) return;
    const state: BoardVisit = { visit };
    setSearch(address, { replace: true, state, preventScrollReset: true });
  }, [user.id, tab, memory, search, setSearch, visit]);

  const change = (next: Partial<BoardMemory>) =>
    setMemory((current) => {
      const changed = { ...current, ...next };
      rememberBoard(user.id, tab, changed);
      return changed;
    });
  const onFavoriteChange = useCallback(
    ({ id }: RequestSummary, favorite: boolean) => mutate({ id, favorite }),
    [mutate],
  );
  return (
    <RequestsBoard
      tab={tab}
      tabHref={(other) => boardHref(addressOf(other, { rules: [], quick: [] }))}
      counters={counters.data}
      requests={requests.data?.pageRecords}
      error={errorFacts(requests)}
      side={user.contactInformation.isInternal ? 'bank' : 'client'}
      quick={memory.quick}
      onQuickChange={(quick) => change({ quick: [...quick] })}
      gridState={memory.grid}
      onGridStateChange={(grid) => change({ grid })}
      hrefOf={requestHref}
      newRequestHref={creationHref(user, routes, boardDefaults(user, search))}
      onFavoriteChange={onFavoriteChange}
      onClose={async (requests, onProgress) => {
        await close.mutateAsync({ ids: requests.map(({ id }) => id), onProgress });
        toast.success(t('done.closed', { count: requests.length }));
      }}
      closingFailure={closingFailure(close.error)}
      onExport={() => exported.mutate(FILTER_TYPES[tab])}
      exporting={exported.isPending}
      onShownChange={onShownChange}
      onRowIntent={(request) => void prefetchPage(routes, queries, requestHref(request)).catch(() => {})}
    />
  );
}

function closingFailure(error: unknown): RequestsBoardProps['closingFailure'] {
  if (!error) return undefined;
  const isAnswered = error instanceof ApiError && error.status > 0;
  return { isAnswered, labels: isAnswered ? error.labels : [] };
}

/** People of the bank begin with the service that the board is filtered by (REQ-031). */
function boardDefaults(user: User, search: URLSearchParams): RequestDefaults {
  const services = search.getAll('service');
  return user.contactInformation.isInternal && services.length === 1 ? { service: services[0]! } : {};
}

/**
 * Columns as remembered; filters as the address has them, else as remembered (REQ-016). The address has no place for some
 * filters: whoever comes back to a board finds those too.
 */
function initialMemory(
  userId: string,
  tab: BoardTab,
  search: URLSearchParams,
  isReturn: boolean,
): BoardMemory {
  const kept = recallBoard(userId, tab);
  const given = filtersOf(search);
  const isSame =
    addressOf(tab, { rules: kept.grid.columnFilters ?? [], quick: kept.quick }).toString() ===
    search.toString();
  if (!given || (isReturn && isSame)) return kept;
  return { grid: { ...kept.grid, columnFilters: given.rules, globalFilter: '' }, quick: given.quick };
}
