import { managesContracts } from '@atrium/contract/access';
import { bankDay } from '@atrium/contract/bank-day';
import { CONTRACT_SEARCH } from '@atrium/contract/contracts-rules';
import { OpenReviewsPage, useNow, useStrings, useToast, type Option } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { openReviewsQuery, useOpenReviews } from '../../api/access-reviews.ts';
import { contractsQuery } from '../../api/contracts.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { listStatus } from '../../app/list-status.ts';
import { PageTitle } from '../../app/page-title.tsx';

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(openReviewsQuery());
}

/** The open access reviews of all contracts, for bank administrators; others are redirected to the contracts. */
export function Component() {
  return managesContracts.allows(useUser()) ? <OpenReviews /> : <Navigate to="/contracts" replace />;
}

function OpenReviews() {
  const t = useStrings();
  const { t: text } = useTranslation('contracts');
  const toast = useToast();
  const today = bankDay(useNow()());
  const read = useQuery(openReviewsQuery());
  const open = useOpenReviews();
  const error = errorFacts(read);
  return (
    <>
      <PageTitle>{t('accessReviews.campaign.title')}</PageTitle>
      <OpenReviewsPage
        backHref="/contracts"
        state={
          read.data
            ? { status: 'ready', reviews: read.data }
            : error
              ? { status: 'error', ...error }
              : { status: 'loading' }
        }
        today={today}
        hrefOf={({ id, contractId }) => `/contracts/${contractId}/access-reviews/${id}`}
        contracts={useContractChoice()}
        onOpen={async (reviews) => {
          const opened = await open.mutateAsync(reviews);
          toast.success(text('reviewsOpened', { count: opened.length }));
        }}
      />
    </>
  );
}

/** Searches contracts by name or number; without a text returns the newest contracts of clients. */
function useContractChoice() {
  const t = useStrings();
  const [query, setQuery] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, Option>>(new Map());
  const wanted = query.trim();
  const isSearch = wanted.length >= CONTRACT_SEARCH.minimum;
  const read = useQuery(
    contractsQuery({ tab: 'externals', query: isSearch ? wanted : '', sorting: 'DESC', page: 1 }),
  );
  const found = read.data?.pageRecords;
  const options = useMemo(
    (): Option[] =>
      (found ?? []).map(({ id, name, number, isReadOnly }) => ({
        value: id,
        label: `${name} · ${number}`,
        disabled: isReadOnly,
        disabledReason: t('accessReviews.campaign.readOnly'),
      })),
    [found, t],
  );
  // Chosen contracts keep their name during another search.
  const fresh = options.filter(({ value }) => !known.has(value));
  if (fresh.length > 0)
    setKnown(new Map([...known, ...fresh.map((option) => [option.value, option] as const)]));
  return {
    options,
    knownOptions: useMemo(() => [...known.values()], [known]),
    onQueryChange: setQuery,
    ...listStatus(read, t('accessReviews.campaign.contractsFailed')),
  };
}
