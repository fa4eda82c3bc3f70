import { bankDay } from '@atrium/contract/bank-day';
import { PowerOfAttorneyListPage, useNow, useStrings } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { powerPagesQuery, usePowerDownload } from '../../api/power-of-attorney.ts';
import { useUser } from '../../api/users.ts';
import { listState } from '../../app/list-state.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { askWhy } from '../../app/shell/access-explanations.tsx';
import { useAddress } from '../../app/use-address.ts';
import { readView, writeView, type PowersView } from './address.ts';
import { useNewPowerRequest } from './new-request.ts';

export function prefetch(queries: QueryClient, _params: Params, address: URLSearchParams) {
  const view = readView(address);
  void queries.prefetchQuery(powerPagesQuery(view.query, view.pages));
}

/** The legal entities whose powers of attorney are visible to the user (POA-001 to POA-010). */
export function Component() {
  const t = useStrings();
  const [address, changeAddress] = useAddress();
  const today = bankDay(useNow()());
  const view = readView(address);
  const list = useQuery(powerPagesQuery(view.query, view.pages));
  const download = usePowerDownload();
  const { newRequestHref } = useNewPowerRequest(useUser());
  const go = (change: Partial<PowersView>) =>
    changeAddress((now) => writeView({ ...readView(now), pages: 1, ...change }), { flushSync: true });
  return (
    <>
      <PageTitle>{t('powerOfAttorney.title')}</PageTitle>
      <PowerOfAttorneyListPage
        onAskWhy={() => askWhy('POWER_OF_ATTORNEY')}
        today={today}
        items={list.data?.records ?? []}
        query={view.query}
        onQueryChange={(query) => go({ query })}
        hrefOf={({ ricosCode }) => `/power-of-attorney/${encodeURIComponent(ricosCode)}`}
        onDownload={({ ricosCode }) => download.mutate(ricosCode)}
        newRequestHref={newRequestHref}
        state={listState(list)}
        onShowMore={list.data?.hasMore ? () => go({ pages: view.pages + 1 }) : undefined}
      />
    </>
  );
}
