import { bankDay } from '@atrium/contract/bank-day';
import { ApiError } from '@atrium/contract/errors';
import { TREASURY_COLUMNS } from '@atrium/contract/treasury-reporting-rules';
import { lazyPart, TreasuryReportingPage, useNow, useStrings, type TreasuryReportingState } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Params } from 'react-router-dom';
import { useChangeVisibility } from '../../api/loans-and-deposits.ts';
import {
  treasuryContractsQuery,
  treasuryListQuery,
  treasuryRightsQuery,
  useExportTreasury,
} from '../../api/treasury-reporting.ts';
import { useUser } from '../../api/users.ts';
import { creationHref } from '../../app/addresses/request-creation.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { useGridState } from '../../app/grid-state/use-grid-state.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { askWhy } from '../../app/shell/access-explanations.tsx';
import { useAddressView } from '../../app/use-address-view.ts';
import { addressOf, itemHref, listHref, viewOf } from './address.ts';

const NotFound = lazyPart(async () => (await import('../error/not-found.tsx')).Component);
const COLUMNS = TREASURY_COLUMNS.map((id) => ({ id }));

export function prefetch(queries: QueryClient, _params: Params, address: URLSearchParams) {
  const { type, contractId } = viewOf(address);
  void queries.prefetchQuery(treasuryRightsQuery());
  // Without a contract in the URL, the rights determine first whether one must be chosen (TR-016).
  if (contractId !== null) void queries.prefetchQuery(treasuryListQuery(type, contractId));
}

/** The loans and deposits of the legal entities of the user's contracts (TR-001 to TR-003, TR-012 to TR-016). */
export function Component() {
  const t = useStrings();
  const user = useUser();
  const today = bankDay(useNow()());
  const routes = usePortalRoutes();
  const address = useAddressView({ viewOf, addressOf });
  const { type, contractId } = address.view;
  const [gridState, changeGrid] = useGridState(
    address,
    { userId: user.id, gridId: 'TREASURY_REPORTING' },
    COLUMNS,
  );
  const rights = useQuery(treasuryRightsQuery());
  const hasForm = rights.data?.canUseContractForm ?? false;
  const contracts = useQuery({ ...treasuryContractsQuery(), enabled: hasForm });
  const mustChoose = hasForm && contractId === null;
  const list = useQuery({
    ...treasuryListQuery(type, contractId),
    enabled: contractId !== null || (rights.data !== undefined && !mustChoose),
  });
  const sharing = useChangeVisibility();
  const exporting = useExportTreasury(type, contractId);
  const hrefOf = useCallback(({ id }: { id: string }) => itemHref(id, address.view), [address.view]);
  if (list.error instanceof ApiError && list.error.status === 404) return <NotFound />;

  const state = (): TreasuryReportingState => {
    const failed = errorFacts(rights, contracts) ?? (list.data ? null : errorFacts(list));
    if (failed) return { status: 'error', ...failed };
    if (mustChoose) return { status: 'choose' };
    return rights.data && list.data ? { status: 'ready', list: list.data } : { status: 'loading' };
  };
  return (
    <>
      <PageTitle>{t('treasuryReporting.title')}</PageTitle>
      <TreasuryReportingPage
        type={type}
        tabHref={(tab) => listHref({ type: tab, contractId })}
        state={state()}
        contractForm={
          hasForm
            ? {
                contracts: contracts.data,
                contractId,
                shares: 'entities',
                onContractChange: (next) =>
                  address.go({ contractId: next, search: '', sorting: [], rules: [] }),
                onVisibilityChange: ({ id }, isShared) => sharing.mutate({ id, visibility: isShared }),
                changing: sharing.isPending,
              }
            : undefined
        }
        hrefOf={hrefOf}
        today={today}
        gridState={gridState}
        onGridStateChange={changeGrid}
        onExport={(shown) => exporting.mutate(shown)}
        exporting={exporting.isPending}
        onAskWhy={() => askWhy('TREASURY_REPORTING')}
        newRequestHref={
          rights.data?.canCreateRequest
            ? creationHref(user, routes, { service: 'TREASURY_REPORTING' })
            : undefined
        }
      />
    </>
  );
}
