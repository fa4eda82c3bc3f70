import { bankDay } from '@atrium/contract/bank-day';
import { ApiError } from '@atrium/contract/errors';
import { FINANCING_COLUMNS, type FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { lazyPart, LoansAndDepositsPage, useNow, useStrings, type LoansAndDepositsState } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Params } from 'react-router-dom';
import {
  financingContractsQuery,
  financingListQuery,
  financingRightsQuery,
  useChangeVisibility,
  useExportFinancing,
} from '../../api/loans-and-deposits.ts';
import { useUser } from '../../api/users.ts';
import { creationHref } from '../../app/addresses/request-creation.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { useGridState } from '../../app/grid-state/use-grid-state.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { askWhy } from '../../app/shell/access-explanations.tsx';
import { useAddressView } from '../../app/use-address-view.ts';
import { addressOf, detailHref, listHref, viewOf } from './address.ts';

const NotFound = lazyPart(async () => (await import('../error/not-found.tsx')).Component);
const COLUMNS = FINANCING_COLUMNS.map((id) => ({ id }));

export function prefetch(queries: QueryClient, _params: Params, address: URLSearchParams) {
  const { type, contractId } = viewOf(address);
  void queries.prefetchQuery(financingRightsQuery());
  // Without a contract in the URL, the rights determine first whether one must be chosen (LD-006).
  if (contractId !== null) void queries.prefetchQuery(financingListQuery(type, contractId));
}

/** The loans and deposits of the user's contracts (LD-001 to LD-018). */
export function Component() {
  const t = useStrings();
  const user = useUser();
  const today = bankDay(useNow()());
  const routes = usePortalRoutes();
  const address = useAddressView({ viewOf, addressOf });
  const { type, contractId } = address.view;
  const [gridState, changeGrid] = useGridState(
    address,
    { userId: user.id, gridId: 'LOANS_AND_DEPOSITS' },
    COLUMNS,
  );
  const rights = useQuery(financingRightsQuery());
  const hasForm = rights.data?.canUseContractForm ?? false;
  const contracts = useQuery({ ...financingContractsQuery(), enabled: hasForm });
  const mustChoose = hasForm && contractId === null;
  const list = useQuery({
    ...financingListQuery(type, contractId),
    enabled: contractId !== null || (rights.data !== undefined && !mustChoose),
  });
  const visibility = useChangeVisibility();
  const exporting = useExportFinancing(type, contractId);
  const hrefOf = useCallback(
    (line: { id: string; ricosCode: string }) => detailHref(line, address.view),
    [address.view],
  );
  if (list.error instanceof ApiError && list.error.status === 404) return <NotFound />;

  const state = (): LoansAndDepositsState => {
    const failed = errorFacts(rights, contracts);
    if (failed) return { status: 'error', ...failed };
    if (rights.data === undefined) return { status: 'loading' };
    if (mustChoose) return { status: 'choose' };
    // Placeholder data belongs to another tab or contract: only figures of this one are shown.
    if (list.data && !list.isPlaceholderData) return { status: 'ready', list: list.data };
    const listFailed = errorFacts(list);
    return listFailed ? { status: 'error', ...listFailed } : { status: 'loading' };
  };
  return (
    <>
      <PageTitle>{t('loansAndDeposits.title')}</PageTitle>
      <LoansAndDepositsPage
        type={type}
        tabHref={(tab: FinancingType) => listHref({ type: tab, contractId })}
        state={state()}
        contractForm={
          hasForm
            ? {
                contracts: contracts.data,
                contractId,
                onContractChange: (next) =>
                  address.go({ contractId: next, search: '', sorting: [], rules: [] }),
                onVisibilityChange: ({ id }, isShared) => visibility.mutate({ id, visibility: isShared }),
                changing: visibility.isPending,
              }
            : undefined
        }
        hrefOf={hrefOf}
        today={today}
        gridState={gridState}
        onGridStateChange={changeGrid}
        onExport={(shown) => exporting.mutate(shown)}
        exporting={exporting.isPending}
        onAskWhy={() => askWhy('LOANS_AND_DEPOSITS')}
        newRequestHref={
          rights.data?.canCreateRequest
            ? creationHref(user, routes, { service: 'LOANS_AND_DEPOSITS' })
            : undefined
        }
      />
    </>
  );
}
