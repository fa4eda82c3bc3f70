import { ApiError } from '@atrium/contract/errors';
import type { RequestSummary } from '@atrium/contract/requests';
import type { User } from '@atrium/contract/users';
import { lazyPart, RequestsBoard, useToast, type GridState, type RequestsBoardProps } from '@atrium/ui';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams, type Params } from 'react-router-dom';
import { prefetchRequestList, useExportRequests } from '../../api/request-list.ts';
import { useCloseMatchingRequests, useCloseRequests } from '../../api/requests-board.ts';
import { requestCountersQuery, useToggleFavorite } from '../../api/requests.ts';
import { userQuery, useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { prefetchPage } from '../../app/router/prefetch.ts';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { boardHref, requestHref } from '../../app/addresses/requests.ts';
import { addressOf, bareView, viewOf } from './board-address.ts';
import { rememberedAddress } from './board-memory.ts';
import { listViewOf, TABS } from './board-query.ts';
import { creationHref, type RequestDefaults } from '../../app/addresses/request-creation.ts';
import { keepBoard } from './last-board.ts';
import { useFilterNames } from './use-filter-names.ts';
import { useBoardRequests } from './use-board-requests.ts';
import { useBoardColumnState, useBoardView } from './use-board-view.ts';

const BesideNew = lazyPart(async () => (await import('./beside-new.tsx')).default);

export function prefetch(queries: QueryClient, _params: Params, address: URLSearchParams) {
  void queries.prefetchQuery(requestCountersQuery());
  const user = queries.getQueryData(userQuery.queryKey);
  if (!user) return;
  const view = viewOf(rememberedAddress(user.id, address) ?? address);
  prefetchRequestList(queries, listViewOf(view, user.contactInformation.isInternal));
}

export function Component() {
  const { t } = useTranslation('requests');
  const user = useUser();
  const [address] = useSearchParams();
  const remembered = rememberedAddress(user.id, address);
  if (remembered) return <Navigate to={boardHref(remembered)} replace />;
  return (
    <>
      <PageTitle>{t('board')}</PageTitle>
      <Board user={user} />
    </>
  );
}

function Board({ user }: { user: User }) {
  const { isInternal } = user.contactInformation;
  const queries = useQueryClient();
  const { view, search, go, type } = useBoardView(user.id);
  const { tab } = view;
  const [columns, keepColumns] = useBoardColumnState(user.id, tab);
  const listView = useMemo(() => listViewOf(view, isInternal), [view, isInternal]);
  const { requests, windows, leftOut, filterCounts, onFiltersOpen, isStale, error, long } =
    useBoardRequests(listView);
  const filterNames = useFilterNames(user, listView);
  const counters = useQuery(requestCountersQuery());
  const routes = usePortalRoutes();
  const { mutate } = useToggleFavorite();
  const { t } = useTranslation('requests');
  const toast = useToast();
  const close = useCloseRequests();
  const closeMatching = useCloseMatchingRequests();
  const { exportRequests, isExporting, progress } = useExportRequests();

  const shown = useRef<() => readonly RequestSummary[]>(() => []);
  const onShownChange = useCallback((requests: () => readonly RequestSummary[]) => {
    shown.current = requests;
  }, []);
  const address = boardHref(addressOf(view));
  useEffect(
    () =>
      keepBoard({
        userId: user.id,
        address,
        tab,
        shown: () => {
          if (long) return { ...long.nearby, total: long.totals.matching };
          const ids = shown.current().map(({ id }) => id);
          return { ids, offset: 0, total: ids.length };
        },
      }),
    [user.id, address, tab, long],
  );

  const gridState = useMemo(
    (): Partial<GridState> => ({
      ...columns,
      columnFilters: view.rules,
      sorting: view.sorting,
      globalFilter: search,
    }),
    [columns, view, search],
  );
  const change = (next: Partial<GridState>) => {
    const rules = next.columnFilters ?? view.rules;
    const sorting = next.sorting ?? view.sorting;
    const text = next.globalFilter ?? search;
    if (rules !== view.rules || sorting !== view.sorting || (text === '' && search !== '')) {
      go({ rules, sorting, search: text });
    } else if (text !== search) type(text);
    keepColumns(next);
  };
  const onFavoriteChange = useCallback(
    ({ id }: RequestSummary, favorite: boolean) => mutate({ id, favorite }),
    [mutate],
  );
  const done = (count: number) => toast.success(t('done.closed', { count }));
  return (
    <RequestsBoard
      tab={tab}
      tabHref={(other) => boardHref(addressOf(bareView(other)))}
      counters={counters.data}
      requests={requests}
      windows={windows}
      filterCounts={filterCounts}
      onFiltersOpen={onFiltersOpen}
      filterNames={filterNames}
      busy={isStale}
      error={error}
      audience={isInternal ? 'bank' : 'client'}
      quick={view.quick}
      onQuickChange={(quick) => go({ quick: [...quick] })}
      gridState={gridState}
      onGridStateChange={change}
      hrefOf={requestHref}
      newRequestHref={creationHref(user, routes, boardDefaults(isInternal, listView.filters.service))}
      beside={<BesideNew />}
      onFavoriteChange={onFavoriteChange}
      onClose={async (requests, onProgress) => {
        closeMatching.reset();
        await close.mutateAsync({ ids: requests.map(({ id }) => id), onProgress });
        done(requests.length);
      }}
      onCloseMatching={async ({ except, count }, onProgress) => {
        if (!long) return;
        const { filters } = listView;
        close.reset();
        await closeMatching.mutateAsync({ filters, except, count, readAt: long.readAt, onProgress });
        done(count);
      }}
      leftOut={leftOut}
      closingFailure={closingFailure(close.error ?? closeMatching.error)}
      onExport={() => exportRequests({ tab: TABS[tab], view: listView })}
      exporting={isExporting}
      exportProgress={progress}
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

/** Bank users start with the service that the board is filtered by (REQ-031). */
function boardDefaults(isInternal: boolean, services: readonly string[] | undefined): RequestDefaults {
  return isInternal && services?.length === 1 ? { service: services[0]! } : {};
}
