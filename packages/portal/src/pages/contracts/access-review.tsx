import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, type Params } from 'react-router-dom';
import { accessReviewQuery } from '../../api/access-reviews.ts';
import { contractQuery } from '../../api/contracts.ts';
import { ContractReview } from './contract-reviews.tsx';

export function prefetch(queries: QueryClient, { contractId = '', reviewId = '' }: Params) {
  void queries.prefetchQuery(contractQuery(contractId));
  void queries.prefetchQuery(accessReviewQuery(contractId, reviewId));
}

/** One access review of a contract. */
export function Component() {
  const { contractId: id = '', reviewId = '' } = useParams();
  const contract = useQuery(contractQuery(id)).data;
  return (
    <ContractReview
      id={id}
      contract={contract}
      path={`/contracts/${id}/access-reviews`}
      reviewId={reviewId}
    />
  );
}
