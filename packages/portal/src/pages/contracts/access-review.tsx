import { bankDay } from '@atrium/contract/bank-day';
import { AccessReviewPage, useNow, useStrings } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, type Params } from 'react-router-dom';
import {
  accessReviewQuery,
  useCloseReview,
  useDecideLine,
  useReviewResult,
} from '../../api/access-reviews.ts';
import { contractQuery } from '../../api/contracts.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';

export function prefetch(queries: QueryClient, { contractId = '', reviewId = '' }: Params) {
  void queries.prefetchQuery(contractQuery(contractId));
  void queries.prefetchQuery(accessReviewQuery(contractId, reviewId));
}

/** One access review of a contract. */
export function Component() {
  const t = useStrings();
  const today = bankDay(useNow()());
  const user = useUser();
  const { contractId: id = '', reviewId = '' } = useParams();
  const contract = useQuery(contractQuery(id)).data;
  const read = useQuery(accessReviewQuery(id, reviewId));
  const decide = useDecideLine(id, reviewId);
  const close = useCloseReview(id, reviewId);
  const result = useReviewResult(id, reviewId);
  const error = errorFacts(read);
  const canChange = contract?.rights.canUpdateUsers === true;
  return (
    <>
      <PageTitle>{read.data?.name ?? t('accessReviews.title')}</PageTitle>
      <AccessReviewPage
        backHref={`/contracts/${id}/access-reviews`}
        state={
          read.data
            ? { status: 'ready', review: read.data }
            : error
              ? { status: 'error', ...error }
              : { status: 'loading' }
        }
        today={today}
        ownId={user.id}
        onDecide={canChange ? (line) => decide.mutate(line) : undefined}
        onClose={canChange ? () => close.mutateAsync() : undefined}
        onResult={(format) => result.mutate(format)}
      />
    </>
  );
}
