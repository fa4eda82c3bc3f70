import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import { requestSignaturesKey } from '@atrium/contract/request-rules';
import type { NewEnvelope } from '@atrium/contract/signatures';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { saveAnswer } from './transport/save-answer.ts';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { documentsChanged } from './request-documents.ts';

/** How often envelopes that wait for signatures are asked again, in milliseconds. */
const REFRESH = 15_000;

/** The envelopes of a request (SIGN-039); asked again while somebody is still to sign. */
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

/** The audit trail of an envelope; goes with the envelopes of its request. */
export const envelopeHistoryQuery = (requestId: string, envelopeId: string) =>
  queryOptions({
    queryKey: [...requestSignaturesKey(requestId), envelopeId],
    queryFn: ({ signal }) => api().signatures.history({ params: { id: envelopeId }, signal }),
  });

export const emailDomainsQuery = (contractId: string) =>
  callQuery('signatures', 'emailDomains', { query: { contractId } });
export const signableQuery = (requestId: string) =>
  callQuery('signatures', 'signable', { params: { id: requestId } });

/** Whatever a signature changes: the envelopes, those that wait, the documents, and the request with its conversation. */
async function settle(queries: QueryClient, requestId: string): Promise<void> {
  documentsChanged(queries, requestId);
  void queries.invalidateQueries({ queryKey: callKey('signatures', 'waiting') });
  void queries.invalidateQueries({ queryKey: callKey('requests') });
  await queries.invalidateQueries({ queryKey: requestSignaturesKey(requestId) });
}

/** Sends documents for signature (API-076); the key makes it one envelope, however often the form is sent. */
export function useCreateEnvelope(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, body }: { key: string; body: Omit<NewEnvelope, 'requestId'> }) =>
      api().signatures.create({ body: { ...body, requestId }, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSettled: () => settle(queries, requestId),
  });
}

/** Reminds everyone whose turn it is (API-081). */
export function useRemindEnvelope(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (envelopeId: string) => api().signatures.remind({ params: { id: envelopeId } }),
    onSettled: () => settle(queries, requestId),
  });
}

/** Sends one invitation again; a failure is only logged (API-077, RDET-063). */
export function useResendInvitation(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (signatoryId: string) => api().signatures.resendOne({ params: { id: signatoryId } }),
    onSettled: () => settle(queries, requestId),
  });
}

/** Cancels an envelope that nobody has signed (API-080). */
export function useCancelEnvelope(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (envelopeId: string) => api().signatures.cancel({ params: { id: envelopeId } }),
    onSettled: () => settle(queries, requestId),
  });
}

/** Saves the signed documents of an envelope (API-082). */
export function useDownloadEnvelope() {
  return useMutation({
    mutationFn: async (envelopeId: string) =>
      saveAnswer(await api().signatures.download({ params: { id: envelopeId } })),
  });
}

/** Saves all signed documents of a request (API-083). */
export function useDownloadSigned() {
  return useMutation({
    mutationFn: async (requestId: string) =>
      saveAnswer(await api().signatures.downloadAll({ params: { id: requestId } })),
  });
}

/** Saves the bank's amendment form (API-079). */
export function useDownloadAmendment() {
  return useMutation({
    mutationFn: async () => saveAnswer(await api().signatures.amendmentFile()),
  });
}

/** Saves one document of a request (API-085). */
export function useDownloadRequestDocument() {
  return useMutation({
    mutationFn: async (id: string) =>
      saveAnswer(await api().documents.download({ params: { category: 'REQUESTS', id } })),
  });
}
