/** Rules of messages that server and interface share; free of schemas. */
import type { RequestState } from './request-rules.ts';

/** RDET-043. */
export const MESSAGE_TYPES = ['Message', 'ElectronicSignature'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** Messages that are read at once; older ones come on demand. */
export const MESSAGE_PAGE_SIZE = 40;

/** Documents that one message may bring. */
export const MESSAGE_DOCUMENTS_LIMIT = 50;

/** Header that names one intent to send, a UUID: sent again with it, a message is not written twice. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** The other system whose requests the flag concerns (RDET-064). */
export const CCM_APPLICATION = 'CCM';
export const CCM_FLAG = 'disable_modification_on_ccm_request';

export function isLinkedToCcm(request: {
  readonly externalApplications: readonly { readonly applicationName: string }[];
}): boolean {
  return request.externalApplications.some(({ applicationName }) => applicationName === CCM_APPLICATION);
}

/** What of a message decides the state that follows. */
export interface MessageEffect {
  /** The writer is of the bank. */
  isInternal: boolean;
  /** The writer expects an answer (RDET-054). */
  responseRequired: boolean;
}

/**
 * The state of a request once a message is sent (RDET-027). Who expects an answer hands the turn to the other side; a
 * client who does not, adds a word and keeps the turn. A demand for closure waits on: only its own acts settle it.
 */
export function stateAfterMessage(state: RequestState, effect: MessageEffect): RequestState {
  if (state !== 'ACTION_REQUIRED' && state !== 'INPROGRESS') return state;
  if (effect.isInternal) return effect.responseRequired ? 'ACTION_REQUIRED' : 'INPROGRESS';
  return state === 'ACTION_REQUIRED' && !effect.responseRequired ? 'ACTION_REQUIRED' : 'INPROGRESS';
}
