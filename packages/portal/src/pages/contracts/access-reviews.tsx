import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, type Params } from 'react-router-dom';
import { accessReviewsQuery } from '../../api/access-reviews.ts';
import { contractQuery } from '../../api/contracts.ts';
import { ContractReviews } from './contract-reviews.tsx';

export function prefetch(queries: QueryClient, { contractId = '' }: Params) {
  void queries.prefetchQuery(contractQuery(contractId));
  void queries.prefetchQuery(accessReviewsQuery(contractId));
}

/** The access reviews of a contract. */
export function Component() {
  const { contractId: id = '' } = useParams();
  const contract = useQuery(contractQuery(id)).data;
  return (
    <ContractReviews
      id={id}
      contract={contract}
      path={`/contracts/${id}/access-reviews`}
      backHref={`/contracts/${id}?tab=rights`}
    />
  );
}
