import { bankDay } from '@atrium/contract/bank-day';
import { ApiError } from '@atrium/contract/errors';
import { NotAvailablePage, ServiceGridPage, useNow, type ServiceGridState } from '@atrium/ui';
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, type Params } from 'react-router-dom';
import {
  serviceContractsQuery,
  serviceGridQuery,
  serviceGridRightsQuery,
  useExportGrid,
} from '../../api/service-grids.ts';
import { useUser } from '../../api/users.ts';
import { askWhy } from '../../app/shell/access-explanations.tsx';
import { errorFacts } from '../../app/error-facts.ts';
import { useGridState } from '../../app/grid-state/use-grid-state.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { isExternal } from '../../app/router/service-access.ts';
import { useAddressView } from '../../app/use-address-view.ts';
import { useServiceCreation } from '../../app/use-service-creation.ts';
import { Component as NotFound } from '../error/not-found.tsx';
import { addressOf, gridHref, viewOf } from './address.ts';

export function prefetch(queries: QueryClient, { gridId = '' }: Params, address: URLSearchParams) {
  void queries.prefetchQuery(serviceGridQuery(gridId, viewOf(address).contractId));
  void queries.prefetchQuery(serviceGridRightsQuery(gridId));
}

/** The page of every report of a service (GRID-001 to GRID-015). */
export function Component() {
  const { gridId = '' } = useParams();
  return <Grid key={gridId} id={gridId} />;
}

function Grid({ id }: { id: string }) {
  const user = useUser();
  const today = bankDay(useNow()());
  const address = useAddressView({ viewOf, addressOf });
  const { view, go } = address;
  const { contractId } = view;
  const read = useQuery({ ...serviceGridQuery(id, contractId), placeholderData: keepPreviousData });
  const { data: rights } = useQuery(serviceGridRightsQuery(id));
  const own = user.services.find(({ url }) => url === gridHref(id, 'REPORTING'));
  const code = read.data?.serviceCode ?? own?.name;
  const service = user.services.find(({ name }) => name === code);
  const contracts = useQuery({
    ...serviceContractsQuery(code!),
    enabled: code !== undefined && rights?.canFilter === true,
  });
  const exporting = useExportGrid(id, contractId);
  // GRID-008: bank users create requests from the board.
  const creation = useServiceCreation(user, user.contactInformation.isInternal ? undefined : code);
  const headers = read.data?.headers;
  const [gridState, change] = useGridState(address, { userId: user.id, gridId: id }, headers);

  const title = read.data?.serviceLabel ?? service?.label;
  const failure = read.error instanceof ApiError ? read.error : undefined;
  if (failure?.status === 404) return <NotFound />;
  // GRID-004: the service was switched off after the page was opened, or the user does not have it.
  if (failure?.status === 403) {
    return (
      <>
        {title ? <PageTitle>{title}</PageTitle> : null}
        <NotAvailablePage
          {...(title && { serviceName: title })}
          notice={failure.labels[0]}
          homeHref="/home"
          onAskWhy={code && (() => askWhy(code))}
        />
      </>
    );
  }
  const failed = errorFacts(read);
  const state: ServiceGridState = read.data
    ? { status: 'ready', grid: read.data, busy: read.isPlaceholderData }
    : failed
      ? { status: 'error', ...failed }
      : { status: 'loading' };
  return (
    <>
      {title ? <PageTitle>{title}</PageTitle> : null}
      <ServiceGridPage
        title={title}
        state={state}
        reportId={id}
        tab={view.tab}
        hrefOf={gridHref}
        contracts={rights?.canFilter ? contracts.data : undefined}
        contractId={contractId}
        onContractChange={(contractId) => go({ contractId })}
        today={today}
        gridState={gridState}
        onGridStateChange={change}
        onExport={(shown) => exporting.mutate(shown)}
        exporting={exporting.isPending}
        newRequestHref={creation()}
        serviceHref={service && isExternal(service.url) ? service.url : undefined}
      />
    </>
  );
}
