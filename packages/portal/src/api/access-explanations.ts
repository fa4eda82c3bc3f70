import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import type { AccessSubject } from '@atrium/contract/access-subjects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

/** Why a subject is closed to the person or limited. Rights change: it is read anew each time that somebody asks. */
export const accessExplanationQuery = (subject: AccessSubject) => ({
  ...callQuery('accessExplanations', 'explain', { params: { subject } }),
  gcTime: 0,
});

/** Asks those who can give what is missing. Sent again after a failure, it is one ask: the server keeps one open at a time. */
export function useAskForAccess(subject: AccessSubject) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (key: string) =>
      api().accessExplanations.ask({ body: { subject }, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('accessExplanations') }),
  });
}
