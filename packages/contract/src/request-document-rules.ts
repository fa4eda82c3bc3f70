/** Rules of the documents of a request that server and interface share; no schema here. */
import type { RequestState, RequestType } from './request-rules.ts';

/** What decides whether a person may validate or refuse a document of a request. */
export interface ValidationAccess {
  documentValidationEnabled: boolean;
  /** The person's right to add documents to the request (RDET-037): who may add, may judge. */
  canUploadDocument: boolean;
  isInternal: boolean;
  /** Whether the document came from the bank. */
  isFromBank: boolean;
  /** People are signing it: what they were shown may not be refused, or accepted, behind their backs. */
  isOutForSignature: boolean;
}

/** RDET-069: the other side judges what one side brought, where the request asks for validation. */
export const canValidateDocument = (access: ValidationAccess): boolean =>
  access.documentValidationEnabled &&
  access.canUploadDocument &&
  !access.isOutForSignature &&
  access.isInternal !== access.isFromBank;

/**
 * The state of a request once a person has brought documents to it: where documents are what the bank asks for, bringing
 * them hands the turn to the bank, as signing does where a signature is asked for.
 */
export const stateAfterDocuments = (
  state: RequestState,
  { type, isInternal }: { type: RequestType; isInternal: boolean },
): RequestState => (state === 'ACTION_REQUIRED' && type === 'DOCUMENT' && !isInternal ? 'INPROGRESS' : state);

/** Most documents that are added to a request at once. */
export const REQUEST_DOCUMENTS_MAX = 500;
