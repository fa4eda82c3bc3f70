import { ApiError } from '@atrium/contract/errors';
import { isCompleted } from '@atrium/contract/request-rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDeleteRequest } from '../../api/request-actions.ts';
import { requestQuery } from '../../api/requests.ts';
import { useUser } from '../../api/users.ts';
import { removeDraftsOf } from '../../app/kept-drafts.ts';
import { draftOwner } from '../../app/draft-owner.ts';

/** How often a request that is looked at is read again while it runs, in milliseconds. */
const REFRESH = 20_000;

/**
 * A request, read again while it runs: whose turn it is changes by what others do. When the server no longer knows it for this person, what they began in it goes too. A 403 takes nothing away:
 * it is said while the service is switched off, which ends.
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

/** Deletes a request, and what the person began in it. */
export function useRequestDeletion() {
  const owner = draftOwner(useUser());
  return useDeleteRequest((id) => removeDraftsOf(owner, id));
}
