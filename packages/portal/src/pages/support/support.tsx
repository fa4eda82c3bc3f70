import { SUPPORT_TABS, SupportPage, useStrings, type SupportTab } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams, type Params } from 'react-router-dom';
import { deadLettersQuery } from '../../api/dead-letters.ts';
import { healthQuery } from '../../api/health.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { DeadLettersTab } from './dead-letters-tab.tsx';
import { HealthTab } from './health-tab.tsx';
import { ImpersonationTab } from './impersonation-tab.tsx';

/** The content of the tabs that have any (SUP-002). */
const CONTENT: Partial<Record<SupportTab, ComponentType>> = {
  'health-check': HealthTab,
  impersonification: ImpersonationTab,
  'dead-letters': DeadLettersTab,
};

const tabOf = (search: URLSearchParams): SupportTab =>
  SUPPORT_TABS.find((id) => id === search.get('tab')) ?? 'health-check';

export function prefetch(queries: QueryClient, _: Params, search: URLSearchParams) {
  void queries.prefetchQuery(deadLettersQuery);
  if (tabOf(search) === 'health-check') void queries.prefetchQuery(healthQuery);
}

/** PLAT-051: the support page, for super administrators and IT support. */
export function Component() {
  const strings = useStrings();
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const letters = useQuery(deadLettersQuery);
  const Content = CONTENT[tab];
  return (
    <>
      <PageTitle>{strings('support.title')}</PageTitle>
      <SupportPage tab={tab} hrefOf={(id) => `/support-page?tab=${id}`} deadLetters={letters.data?.length}>
        {Content ? <Content /> : null}
      </SupportPage>
    </>
  );
}
