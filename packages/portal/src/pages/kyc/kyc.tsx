import { bankDay } from '@atrium/contract/bank-day';
import { kycFilterBody } from '@atrium/contract/kyc-filter-rules';
import { reviewStatus } from '@atrium/contract/kyc-rules';
import { KycPage, lazyPart, useNow } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Params } from 'react-router-dom';
import { kycFiltersQuery, kycPagesQuery } from '../../api/kyc.ts';
import { useUser } from '../../api/users.ts';
import { FiltersFailed } from '../../app/filters-failed.tsx';
import { listState } from '../../app/list-state.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { askWhy } from '../../app/shell/access-explanations.tsx';
import { useAddress } from '../../app/use-address.ts';
import { useShownDocument } from '../../app/use-shown-document.ts';
import { readView, writeView, type KycView } from './address.ts';
import { QUESTIONS, REGISTRY_TEXTS, saveSample, useRegistryDocuments } from './texts.ts';

const RegistryPreview = lazyPart(async () => (await import('./registry-preview.tsx')).default);

const NO_BLOCKS: readonly [] = [];

const searchOf = ({ filters, sort }: KycView) => ({ ...kycFilterBody(filters), sort });

export function prefetch(queries: QueryClient, _params: Params, address: URLSearchParams) {
  const view = readView(address);
  if (view.tab !== 'list') return;
  void queries.prefetchQuery(kycPagesQuery(searchOf(view), view.pages));
  void queries.prefetchQuery(kycFiltersQuery(kycFilterBody(view.filters)));
}

/** The KYC reviews of the user's legal entities, frequent questions and the payment registry (KYC-001 to KYC-008). */
export function Component() {
  const { t } = useTranslation('kyc');
  const [address, changeAddress] = useAddress();
  const view = useMemo(() => readView(address), [address]);
  const { isInternal } = useUser().contactInformation;
  const today = bankDay(useNow()());
  const go = (change: Partial<KycView>) =>
    changeAddress(
      (now) => writeView({ ...readView(now), ...(!('pages' in change) && { pages: 1 }), ...change }),
      { flushSync: true },
    );
  const isList = view.tab === 'list';
  const list = useQuery({ ...kycPagesQuery(searchOf(view), view.pages), enabled: isList });
  const blocks = useQuery({ ...kycFiltersQuery(kycFilterBody(view.filters)), enabled: isList });
  const documents = useRegistryDocuments();
  const { shown, show } = useShownDocument();
  const sample = view.tab === 'swift' ? documents.find(({ id }) => id === shown) : undefined;
  return (
    <>
      <PageTitle>{isList ? t('title') : `${t(`tabs.${view.tab}`)} · ${t('title')}`}</PageTitle>
      <KycPage
        onAskWhy={() => askWhy('KYC')}
        tab={view.tab}
        tabHref={(tab) => (tab === 'list' ? '/kyc' : `/kyc?${new URLSearchParams({ tab })}`)}
        records={list.data?.records ?? []}
        today={today}
        statusOf={({ nextReviewAt }) => reviewStatus(nextReviewAt, today)}
        hrefOf={({ ricosCode }) => `/kyc/${encodeURIComponent(ricosCode)}`}
        blocks={blocks.data ?? (blocks.isError ? NO_BLOCKS : undefined)}
        filters={view.filters}
        onFiltersChange={(filters) => go({ filters })}
        sort={view.sort}
        onSortChange={(sort) => go({ sort })}
        state={listState(list)}
        notice={<FiltersFailed read={blocks} />}
        onShowMore={list.data?.hasMore ? () => go({ pages: view.pages + 1 }) : undefined}
        audience={isInternal ? 'bank' : 'client'}
        questions={QUESTIONS.map((id) => ({
          question: t(`questions.${id}.question`),
          answer: t(`questions.${id}.answer`),
        }))}
        registry={{ texts: REGISTRY_TEXTS.map((id) => t(`registry.${id}`)), documents }}
        onOpen={({ id }) => show(id)}
        onDownload={({ id }) => saveSample(documents, id)}
      />
      {sample ? <RegistryPreview documents={documents} shown={sample} onShow={show} /> : null}
    </>
  );
}
