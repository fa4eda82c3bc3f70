import { ApiError } from '@atrium/contract/errors';
import { isCompleted } from '@atrium/contract/request-rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDeleteRequest } from '../../api/request-actions.ts';
import { requestQuery } from '../../api/requests.ts';
import { useUser } from '../../api/users.ts';
import { removeDraftsOf } from '../../app/kept-drafts.ts';
import { draftOwner } from '../../app/draft-owner.ts';

/** Refetch interval of an open request that is not completed, in milliseconds. */
const REFRESH = 20_000;

/**
 * Fetches a request, and refetches it until completed: acts of others change whose turn it is. When the server no
 * longer finds it for the user (404), their drafts in it are removed. A 403 removes nothing: the service is switched
 * off temporarily.
 */
export function useRequest(id: string) {
  const owner = draftOwner(useUser());
  const query = useQuery({
    ...requestQuery(id),
    refetchInterval: ({ state: { data } }) => (data && !isCompleted(data.state) ? REFRESH : false),
  });
  const isGone = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  useEffect(() => {
    if (isGone) removeDraftsOf(owner, id);
  }, [isGone, owner, id]);
  return query;
}

/** Deletes a request, and the user's drafts in it. */
export function useRequestDeletion() {
  const owner = draftOwner(useUser());
  return useDeleteRequest((id) => removeDraftsOf(owner, id));
}
