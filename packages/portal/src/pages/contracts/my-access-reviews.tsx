import { readsMyContract } from '@atrium/contract/access';
import type { QueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { myContractQuery } from '../../api/contracts.ts';
import { useUser } from '../../api/users.ts';
import { ContractReview, ContractReviews } from './contract-reviews.tsx';
import { MyContractState, NoSingleContract, useMyContract } from './my-contract-state.tsx';

const PATH = '/my-contract/access-reviews';

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(myContractQuery());
}

/** The access reviews of the contract that a client administers: the list, and each review. */
export function Component() {
  return readsMyContract.allows(useUser()) ? <MyReviews /> : <NoSingleContract />;
}

function MyReviews() {
  const { reviewId } = useParams();
  const read = useMyContract();
  const contract = read.data;
  if (!contract) return <MyContractState read={read} />;
  const reviewed = { id: contract.id, contractRead: read, path: PATH };
  return reviewId === undefined ? (
    <ContractReviews {...reviewed} backHref="/my-contract" />
  ) : (
    <ContractReview {...reviewed} reviewId={reviewId} />
  );
}
