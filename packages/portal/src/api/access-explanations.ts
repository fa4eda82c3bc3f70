import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import type { AccessSubject } from '@atrium/contract/access-subjects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

/** Why a subject, or its page of one contract, is closed or limited for the user. Not cached, because rights change. */
export const accessExplanationQuery = (subject: AccessSubject, contractId?: string) => ({
  ...callQuery('accessExplanations', 'explain', { params: { subject }, query: { contractId } }),
  gcTime: 0,
});

/** Asks the users who can grant the missing access. A retry asks only once: the server keeps one open ask at a time. */
export function useAskForAccess(subject: AccessSubject, contractId?: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (key: string) =>
      api().accessExplanations.ask({ body: { subject, contractId }, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('accessExplanations') }),
  });
}
