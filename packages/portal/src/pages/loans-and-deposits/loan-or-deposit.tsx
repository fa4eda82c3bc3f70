import { bankDay } from '@atrium/contract/bank-day';
import { ApiError } from '@atrium/contract/errors';
import { FINANCING_SUB_TYPES } from '@atrium/contract/loans-and-deposits-rules';
import { LoanOrDepositPage, useNow, useStrings } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams, type Params } from 'react-router-dom';
import { financingDetailQuery, financingRightsQuery } from '../../api/loans-and-deposits.ts';
import { useUser } from '../../api/users.ts';
import { creationHref } from '../../app/addresses/request-creation.ts';
import { errorFacts, isForbidden } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { NoAccess } from '../error/no-access.tsx';
import { Component as NotFound } from '../error/not-found.tsx';
import { backHref, viewOf } from './address.ts';

const queryOf = (params: Params, address: URLSearchParams) =>
  financingDetailQuery(params['loansDepositsId'] ?? '', address.get('ricosCode') ?? '');

export function prefetch(queries: QueryClient, params: Params, address: URLSearchParams) {
  void queries.prefetchQuery(queryOf(params, address));
  void queries.prefetchQuery(financingRightsQuery());
}

/** A loan or a deposit (LD-003, LD-019). */
export function Component() {
  const t = useStrings();
  const user = useUser();
  const today = bankDay(useNow()());
  const routes = usePortalRoutes();
  const params = useParams();
  const [address] = useSearchParams();
  const read = useQuery(queryOf(params, address));
  const { data: rights } = useQuery(financingRightsQuery());
  const { data } = read;
  // 404 for a line hidden from the user, 400 for a URL without a valid line or legal entity.
  if (read.error instanceof ApiError && [400, 404].includes(read.error.status)) return <NotFound />;
  if (isForbidden(read.error)) return <NoAccess service="LOANS_AND_DEPOSITS" />;
  const title = t('loansAndDeposits.title');
  return (
    <>
      <PageTitle>{data ? `${data.referenceNo} · ${title}` : title}</PageTitle>
      <LoanOrDepositPage
        detail={data}
        today={today}
        failed={data ? undefined : errorFacts(read)}
        backHref={backHref({
          ...viewOf(address),
          ...(data && { type: FINANCING_SUB_TYPES[data.type] }),
        })}
        newRequestHref={
          rights?.canCreateRequest ? creationHref(user, routes, { service: 'LOANS_AND_DEPOSITS' }) : undefined
        }
      />
    </>
  );
}
