import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import { requestSignaturesKey } from '@atrium/contract/request-rules';
import type { EnvelopeSignatory, NewEnvelope } from '@atrium/contract/signatures';
import {
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { saveAnswer } from './transport/save-answer.ts';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { documentsChanged } from './request-documents.ts';

/** Polling interval of envelopes that wait for signatures, in milliseconds. */
const REFRESH = 15_000;

/** The envelopes of a request (SIGN-039); polled while a signature is pending. */
export const signaturesQuery = (requestId: string) =>
  queryOptions({
    queryKey: requestSignaturesKey(requestId),
    queryFn: ({ signal }) => api().signatures.list({ params: { id: requestId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(
        ({ status }) => status === 'Submitted' || status === 'Processing' || status === 'Signed',
      )
        ? REFRESH
        : false,
  });

/** The audit trail of an envelope; invalidated with the envelopes of its request. */
export const envelopeHistoryQuery = (requestId: string, envelopeId: string) =>
  queryOptions({
    queryKey: [...requestSignaturesKey(requestId), envelopeId],
    queryFn: ({ signal }) => api().signatures.history({ params: { id: envelopeId }, signal }),
  });

export const emailDomainsQuery = (contractId: string) =>
  callQuery('signatures', 'emailDomains', { query: { contractId } });
export const signableQuery = (requestId: string) =>
  callQuery('signatures', 'signable', { params: { id: requestId } });

/** Invalidates what a signature changes: envelopes, waiting signatures, documents, request and conversation. */
async function settle(queries: QueryClient, requestId: string): Promise<void> {
  documentsChanged(queries, requestId);
  void queries.invalidateQueries({ queryKey: callKey('signatures', 'waiting') });
  void queries.invalidateQueries({ queryKey: callKey('requests') });
  await queries.invalidateQueries({ queryKey: requestSignaturesKey(requestId) });
}

/** Sends documents for signature (API-076); the idempotency key prevents a second envelope on a retry. */
export function useCreateEnvelope(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, body }: { key: string; body: Omit<NewEnvelope, 'requestId'> }) =>
      api().signatures.create({ body: { ...body, requestId }, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSettled: () => settle(queries, requestId),
  });
}

/** Reminds all signatories whose turn it is (API-081). */
export function useRemindEnvelope(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (envelopeId: string) => api().signatures.remind({ params: { id: envelopeId } }),
    onSettled: () => settle(queries, requestId),
  });
}

type Invited = Pick<EnvelopeSignatory, 'id' | 'name'>;

const resendingKey = (requestId: string) => [...callKey('signatures', 'resendOne'), requestId];

/**
 * Sends one invitation again; a failure is only logged (API-077, RDET-063). `onResent` is called for each invitation,
 * also when the next one is sent before the response.
 */
export function useResendInvitation(requestId: string, onResent: (invited: Invited) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: resendingKey(requestId),
    mutationFn: ({ id }: Invited) => api().signatures.resendOne({ params: { id } }),
    onSuccess: (_answer, invited) => onResent(invited),
    onSettled: () => settle(queries, requestId),
  });
}

/** Returns the ids of the signatories of a request whose invitations are being sent again. */
export function useResendingInvitations(requestId: string): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: resendingKey(requestId), status: 'pending' },
    select: ({ state }) => (state.variables as Invited).id,
  });
  return new Set(ids);
}

/** Cancels an envelope that nobody has signed (API-080). */
export function useCancelEnvelope(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (envelopeId: string) => api().signatures.cancel({ params: { id: envelopeId } }),
    onSettled: () => settle(queries, requestId),
  });
}

/** Downloads the signed documents of an envelope (API-082). */
export function useDownloadEnvelope() {
  return useMutation({
    mutationFn: async (envelopeId: string) =>
      saveAnswer(await api().signatures.download({ params: { id: envelopeId } })),
  });
}

/** Downloads all signed documents of a request (API-083). */
export function useDownloadSigned() {
  return useMutation({
    mutationFn: async (requestId: string) =>
      saveAnswer(await api().signatures.downloadAll({ params: { id: requestId } })),
  });
}

/** Downloads the bank's amendment form (API-079). */
export function useDownloadAmendment() {
  return useMutation({
    mutationFn: async () => saveAnswer(await api().signatures.amendmentFile()),
  });
}

/** Downloads one document of a request (API-085). */
export function useDownloadRequestDocument() {
  return useMutation({
    mutationFn: async (id: string) =>
      saveAnswer(await api().documents.download({ params: { category: 'REQUESTS', id } })),
  });
}
