import { managesContracts } from '@atrium/contract/access';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, type Params } from 'react-router-dom';
import { accessReviewsQuery } from '../../api/access-reviews.ts';
import { contractQuery } from '../../api/contracts.ts';
import { userQuery } from '../../api/users.ts';
import { ContractReviews } from './contract-reviews.tsx';

export function prefetch(queries: QueryClient, { contractId = '' }: Params) {
  void queries.prefetchQuery(contractQuery(contractId));
  const user = queries.getQueryData(userQuery.queryKey);
  if (user && managesContracts.allows(user)) void queries.prefetchQuery(accessReviewsQuery(contractId));
}

/** The access reviews of a contract. */
export function Component() {
  const { contractId: id = '' } = useParams();
  const contractRead = useQuery(contractQuery(id));
  return (
    <ContractReviews
      id={id}
      contractRead={contractRead}
      path={`/contracts/${id}/access-reviews`}
      backHref={`/contracts/${id}?tab=rights`}
    />
  );
}
