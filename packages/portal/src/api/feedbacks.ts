import type { Feedback } from '@atrium/contract/feedbacks';
import type { User } from '@atrium/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './client.ts';
import { userQuery } from './users.ts';

/** Sends the answers to the survey; from then on the user has filled it in (TERM-017). */
export function useSendFeedback() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Feedback) => api().feedbacks.send({ body }),
    onSuccess: () =>
      queries.setQueryData<User>(userQuery.queryKey, (user) => user && { ...user, hasFilledSurvey: true }),
    // It may have been answered in another tab: the refetched user then no longer sees it.
    onError: () => queries.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
}
