import { managesContracts, mayImpersonate } from '@atrium/contract/access';
import { ContractsPage, useStrings, type ContractsState } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@atrium/contract/errors';
import { useState } from 'react';
import type { Params } from 'react-router-dom';
import { auditTrailQuery, contractsQuery, useExportActivity, useExportAudit } from '../../api/contracts.ts';
import { PEOPLE_SEARCH, peopleQuery, useStartImpersonation, useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { listStatus } from '../../app/list-status.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { askWhy } from '../../app/shell/access-explanations.tsx';
import { nextSorting } from '@atrium/contract/contracts-rules';
import { useAddress } from '../../app/use-address.ts';
import { contractsHref, readContracts, writeContracts, type ContractsAddress } from './address.ts';

export function prefetch(queries: QueryClient, _params: Params, address: URLSearchParams) {
  void queries.prefetchQuery(contractsQuery(readContracts(address)));
}

/** The contracts visible to the user (CTR-010 to CTR-035). */
export function Component() {
  const t = useStrings();
  const user = useUser();
  const [address, changeAddress] = useAddress();
  const view = readContracts(address);
  const go = (change: Partial<ContractsAddress>) =>
    changeAddress((now) => writeContracts({ ...readContracts(now), page: 1, ...change }), {
      replace: true,
      preventScrollReset: !('page' in change),
    });
  const manages = managesContracts.allows(user);
  const list = useQuery(contractsQuery(view));
  const trail = useQuery({ ...auditTrailQuery(), enabled: manages && view.trail });
  const exportActivity = useExportActivity();
  const exportAudit = useExportAudit();

  const state = (): ContractsState => {
    const { data, error, isPlaceholderData } = list;
    if (data)
      return {
        status: 'ready',
        contracts: data.pageRecords,
        total: data.totalRecords,
        kinds: data.kinds,
        all: data.allRecords,
        busy: isPlaceholderData,
      };
    if (!error) return { status: 'loading' };
    if (error instanceof ApiError && error.status === 403) return { status: 'refused' };
    return { status: 'error', ...errorFacts(list)! };
  };
  return (
    <>
      <PageTitle>{t('contracts.title')}</PageTitle>
      <ContractsPage
        state={state()}
        tab={view.tab}
        tabHrefOf={(tab) => contractsHref({ ...view, tab, query: '', page: 1 })}
        query={view.query}
        onSearch={(query) => go({ query })}
        sorting={view.sorting}
        onSort={() => go({ sorting: nextSorting(view.sorting) })}
        page={view.page}
        onPageChange={(page) => go({ page })}
        hrefOf={({ id }) => `/contracts/${id}`}
        findsPeople={user.contactInformation.isInternal}
        onAskWhy={() => askWhy('CONTRACTS')}
        impersonation={useImpersonation(mayImpersonate.allows(user))}
        {...(manages && {
          createHref: '/contracts/create',
          reviewsHref: '/contracts/access-reviews',
          trail: {
            open: view.trail,
            onOpenChange: (open: boolean) => go({ trail: open, page: view.page }),
            hrefOf: (id: string) => `/contracts/${id}?tab=audit`,
            state: trail.data
              ? { status: 'ready', events: trail.data.pageRecords }
              : trail.error
                ? { status: 'error', ...errorFacts(trail)! }
                : { status: 'loading' },
          },
          exports: {
            onExportActivity: (days: number) => exportActivity.mutate(days),
            onExportAudit: (days: number) => exportAudit.mutate({ days }),
            exporting: exportActivity.isPending ? 'activity' : exportAudit.isPending ? 'audit' : undefined,
          },
        })}
      />
    </>
  );
}

/** Returns the search for a user to impersonate; undefined for those who may not (CTR-026). */
function useImpersonation(isAllowed: boolean) {
  const t = useStrings();
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const people = useQuery({
    ...peopleQuery(wanted),
    enabled: isAllowed && wanted.length >= PEOPLE_SEARCH.minimum,
  });
  const start = useStartImpersonation();
  if (!isAllowed) return undefined;
  return {
    people: people.data ?? [],
    query,
    onQueryChange: setQuery,
    ...listStatus(people, t('support.takeover.failed')),
    onTakeOver: ({ email }: { email: string }) => start.mutateAsync(email),
  };
}
