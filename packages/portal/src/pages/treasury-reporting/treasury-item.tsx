import { bankDay } from '@atrium/contract/bank-day';
import { ApiError } from '@atrium/contract/errors';
import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { TreasuryItemPage, useNow, useStrings } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams, type Params } from 'react-router-dom';
import { treasuryDetailQuery, treasuryListQuery, treasuryRightsQuery } from '../../api/treasury-reporting.ts';
import { useUser } from '../../api/users.ts';
import { creationHref } from '../../app/addresses/request-creation.ts';
import { errorFacts, isForbidden } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { NoAccess } from '../error/no-access.tsx';
import { Component as NotFound } from '../error/not-found.tsx';
import { backHref, itemHref, viewOf, type TreasuryView } from './address.ts';

const queryOf = (params: Params) => treasuryDetailQuery(params['bmfId'] ?? '');

export function prefetch(queries: QueryClient, params: Params) {
  void queries.prefetchQuery(queryOf(params));
  void queries.prefetchQuery(treasuryRightsQuery());
}

/** A loan or a deposit reported by a contract of the user (TR-004 to TR-009). */
export function Component() {
  const t = useStrings();
  const user = useUser();
  const today = bankDay(useNow()());
  const routes = usePortalRoutes();
  const params = useParams();
  const [address] = useSearchParams();
  const view = viewOf(address);
  const read = useQuery(queryOf(params));
  const { data: rights } = useQuery(treasuryRightsQuery());
  const { data } = read;
  const position = usePosition(data, view, rights);
  if (read.error instanceof ApiError && read.error.status === 404) return <NotFound />;
  if (isForbidden(read.error)) return <NoAccess service="TREASURY_REPORTING" />;
  const title = t('treasuryReporting.title');
  return (
    <>
      <PageTitle>{data ? `${data.referenceNo} · ${title}` : title}</PageTitle>
      <TreasuryItemPage
        detail={data}
        today={today}
        failed={data ? undefined : errorFacts(read)}
        backHref={backHref({ ...view, type: data?.type ?? view.type })}
        position={position}
        newRequestHref={
          rights?.canCreateRequest ? creationHref(user, routes, { service: 'TREASURY_REPORTING' }) : undefined
        }
      />
    </>
  );
}

/** Returns the position of an item in its list, and its neighbours; undefined if the list needs an unknown contract. */
function usePosition(
  item: { id: string; type: FinancingType } | undefined,
  view: TreasuryView,
  rights: { canUseContractForm: boolean } | undefined,
) {
  const { contractId } = view;
  const { data: list } = useQuery({
    ...treasuryListQuery(item?.type ?? 'LOAN', contractId),
    enabled:
      item !== undefined && (contractId !== null || (rights !== undefined && !rights.canUseContractForm)),
  });
  const index = list && item ? list.data.findIndex(({ id }) => id === item.id) : -1;
  if (!list || index === -1) return undefined;
  const [previous, next] = [list.data[index - 1], list.data[index + 1]];
  return {
    index: index + 1,
    total: list.data.length,
    ...(previous && { previousHref: itemHref(previous.id, view) }),
    ...(next && { nextHref: itemHref(next.id, view) }),
  };
}
