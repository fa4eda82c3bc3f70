/** Rules of the documents of a request that server and interface share; no schema here. */

/** What decides whether a person may validate or refuse a document of a request. */
export interface ValidationStanding {
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
export const canValidateDocument = (standing: ValidationStanding): boolean =>
  standing.documentValidationEnabled &&
  standing.canUploadDocument &&
  !standing.isOutForSignature &&
  standing.isInternal !== standing.isFromBank;

/** Most documents that are added to a request at once. */
export const REQUEST_DOCUMENTS_MAX = 500;
