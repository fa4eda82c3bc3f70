/** Message rules shared by server and interface; no schemas. */
import type { RequestState } from './request-rules.ts';

/** RDET-043. */
export const MESSAGE_TYPES = ['Message', 'ElectronicSignature'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** Number of messages loaded at once; older ones are loaded on demand. */
export const MESSAGE_PAGE_SIZE = 40;

/** Maximum number of documents in one message. */
export const MESSAGE_DOCUMENTS_LIMIT = 50;

/** Header with the idempotency key of a message, a UUID: a retry with the same key does not create a second message. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** The other system, whose requests the flag applies to (RDET-064). */
export const CCM_APPLICATION = 'CCM';
export const CCM_FLAG = 'disable_modification_on_ccm_request';

export function isLinkedToCcm(request: {
  readonly externalApplications: readonly { readonly applicationName: string }[];
}): boolean {
  return request.externalApplications.some(({ applicationName }) => applicationName === CCM_APPLICATION);
}

/** What determines the state of the request after a message. */
export interface MessageEffect {
  /** The author is a bank user. */
  isInternal: boolean;
  /** The author expects an answer (RDET-054). */
  responseRequired: boolean;
}

/**
 * Returns the state of a request after a message (RDET-027). A message that expects an answer passes the turn to the
 * other side; a client message that does not leaves it unchanged. A requested closure stays pending until it is
 * confirmed, refused or withdrawn.
 */
export function stateAfterMessage(state: RequestState, effect: MessageEffect): RequestState {
  if (state !== 'ACTION_REQUIRED' && state !== 'INPROGRESS') return state;
  if (effect.isInternal) return effect.responseRequired ? 'ACTION_REQUIRED' : 'INPROGRESS';
  return state === 'ACTION_REQUIRED' && !effect.responseRequired ? 'ACTION_REQUIRED' : 'INPROGRESS';
}
