import { managesContracts } from '@atrium/contract/access';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, type Params } from 'react-router-dom';
import { accessReviewQuery } from '../../api/access-reviews.ts';
import { contractQuery } from '../../api/contracts.ts';
import { userQuery } from '../../api/users.ts';
import { ContractReview } from './contract-reviews.tsx';

export function prefetch(queries: QueryClient, { contractId = '', reviewId = '' }: Params) {
  void queries.prefetchQuery(contractQuery(contractId));
  const user = queries.getQueryData(userQuery.queryKey);
  if (user && managesContracts.allows(user))
    void queries.prefetchQuery(accessReviewQuery(contractId, reviewId));
}

/** One access review of a contract. */
export function Component() {
  const { contractId: id = '', reviewId = '' } = useParams();
  const contractRead = useQuery(contractQuery(id));
  return (
    <ContractReview
      id={id}
      contractRead={contractRead}
      path={`/contracts/${id}/access-reviews`}
      reviewId={reviewId}
    />
  );
}
