import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import type { RequestCreationInput } from '@atrium/contract/request-creation';
import type { RequestType } from '@atrium/contract/request-rules';
import type { ServiceCode } from '@atrium/contract/services';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

/** The catalogue changes with the user's contracts, not while they fill in a form. */
const CATALOGUE = { staleTime: 5 * 60_000 } as const;

/** Contracts; those on which a request about the service can name the legal entity come first. */
export const creationContractsQuery = (serviceId?: string | null, ricosCode?: string | null) => ({
  ...callQuery(
    'requestCreation',
    'contracts',
    serviceId && ricosCode ? { query: { serviceId: serviceId as ServiceCode, ricosCode } } : {},
  ),
  ...CATALOGUE,
});

/** Services and actions of a contract, or of all contracts of the user. */
export const creationServicesQuery = (contractId?: string) => ({
  ...callQuery('requestCreation', 'services', contractId === undefined ? {} : { query: { contractId } }),
  ...CATALOGUE,
});

export interface ActionKey {
  contractId: string;
  serviceId: ServiceCode;
  action: string;
}

export const configurationQuery = (query: ActionKey) => ({
  ...callQuery('requestCreation', 'configuration', { query }),
  ...CATALOGUE,
});

export const genericFieldsQuery = (query: ActionKey) => ({
  ...callQuery('requestCreation', 'generic', { query }),
  ...CATALOGUE,
});

/** Topics available for a new request (NEW-062). */
export const topicsQuery = (contractId: string, requestType: RequestType) => ({
  ...callQuery('requestCreation', 'topics', {
    query: { contractId, requestType, excludeReadonly: true },
  }),
  ...CATALOGUE,
});

export const availableEntitiesQuery = (topicId: string, contractId: string) => ({
  ...callQuery('requestCreation', 'legalEntities', { params: { id: topicId }, query: { contractId } }),
  ...CATALOGUE,
});

/** Possible participants; the previous ones stay visible while those of another topic or legal entity load. */
export const creationPeopleQuery = (
  contractId: string,
  topicIds: readonly string[],
  ricosCode: readonly string[],
) => ({
  ...callQuery('requestCreation', 'reachableUsers', {
    query: { contractId, topicIds: [...topicIds], ricosCode: [...ricosCode] },
  }),
  ...CATALOGUE,
  placeholderData: keepPreviousData,
});

/**
 * Creates a request; the idempotency key prevents duplicates when the form is sent again (API-048). `onCreated` is called
 * even if the user has left the form meanwhile.
 */
export function useCreateRequest(onCreated: (request: { id: string; reference: string }) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: RequestCreationInput; key: string }) =>
      api().requestCreation.create({ body, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSuccess: (request) => {
      // Not awaited: the new request opens at once.
      void queries.invalidateQueries({ queryKey: callKey('requests') });
      onCreated(request);
    },
  });
}
