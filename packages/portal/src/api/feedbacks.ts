import type { Feedback } from '@atrium/contract/feedbacks';
import type { User } from '@atrium/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './client.ts';
import { userQuery } from './users.ts';

/** Answers the survey; from then on the person has filled it (TERM-017). */
export function useSendFeedback() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Feedback) => api().feedbacks.send({ body }),
    onSuccess: () =>
      queries.setQueryData<User>(userQuery.queryKey, (user) => user && { ...user, hasFilledSurvey: true }),
    // It may have been answered in another tab: then it is not asked any more.
    onError: () => queries.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
}
