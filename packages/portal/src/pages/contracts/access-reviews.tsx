import { bankDay } from '@atrium/contract/bank-day';
import { AccessReviewsPage, useNow, useStrings } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, type Params } from 'react-router-dom';
import { accessReviewsQuery, useOpenReview } from '../../api/access-reviews.ts';
import { contractQuery } from '../../api/contracts.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';

export function prefetch(queries: QueryClient, { contractId = '' }: Params) {
  void queries.prefetchQuery(contractQuery(contractId));
  void queries.prefetchQuery(accessReviewsQuery(contractId));
}

/** The access reviews of a contract. */
export function Component() {
  const t = useStrings();
  const today = bankDay(useNow()());
  const navigate = useNavigate();
  const { contractId: id = '' } = useParams();
  const contract = useQuery(contractQuery(id)).data;
  const read = useQuery(accessReviewsQuery(id));
  const open = useOpenReview(id);
  const error = errorFacts(read);
  const hrefOf = (reviewId: string) => `/contracts/${id}/access-reviews/${reviewId}`;
  return (
    <>
      <PageTitle>{t('accessReviews.title')}</PageTitle>
      <AccessReviewsPage
        contract={{ name: contract?.name ?? '\u00a0', href: `/contracts/${id}?tab=rights` }}
        state={
          read.data
            ? { status: 'ready', reviews: read.data }
            : error
              ? { status: 'error', ...error }
              : { status: 'loading' }
        }
        today={today}
        hrefOf={hrefOf}
        onOpen={
          contract?.rights.canUpdateUsers
            ? async (review) => navigate(hrefOf((await open.mutateAsync(review)).id))
            : undefined
        }
      />
    </>
  );
}
