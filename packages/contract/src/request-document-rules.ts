/** Rules for the documents of a request, shared by server and interface; no schemas here. */
import type { RequestState, RequestType } from './request-rules.ts';

/** Facts that decide whether a user may validate or refuse a document of a request. */
export interface ValidationAccess {
  documentValidationEnabled: boolean;
  /** The user’s right to add documents to the request (RDET-037), which validation requires as well. */
  canUploadDocument: boolean;
  isInternal: boolean;
  /** Whether the document came from the bank. */
  isFromBank: boolean;
  /** It is out for signature: a document shown to signatories must not be accepted or refused meanwhile. */
  isOutForSignature: boolean;
  /** The copy with all signatures: nobody accepts or refuses an agreement that everybody has signed. */
  isSignedCopy: boolean;
}

/** RDET-069: whether a user may judge a document: only the other side may, if the request requires validation. */
export const canValidateDocument = (access: ValidationAccess): boolean =>
  access.documentValidationEnabled &&
  access.canUploadDocument &&
  !access.isOutForSignature &&
  !access.isSignedCopy &&
  access.isInternal !== access.isFromBank;

/**
 * Returns the state of a request after a user has added documents: if the bank asked for documents, adding them passes
 * the turn to the bank, as signing does if the bank asked for a signature.
 */
export const stateAfterDocuments = (
  state: RequestState,
  { type, isInternal }: { type: RequestType; isInternal: boolean },
): RequestState => (state === 'ACTION_REQUIRED' && type === 'DOCUMENT' && !isInternal ? 'INPROGRESS' : state);

/** Maximum number of documents added to a request at once. */
export const REQUEST_DOCUMENTS_MAX = 500;
