import type { SignatureType } from '@atrium/contract/signature-rules';
import { newSignatoryForm, type SignatoryFormValue } from '../signatory-form/index.js';

/** What is sent for signature, and who signs (API-076). */
export interface SignatureFormValue {
  title: string;
  signatureType: SignatureType;
  documentIds: readonly string[];
  signatories: SignatoryFormValue;
}

/** What stands in the way of sending, beyond single signatories; by the rules that the server shares. */
export interface SignatureFormIssues {
  title?: 'required' | 'tooLong' | undefined;
  documents?: 'required' | 'tooMany' | undefined;
  signatories?: 'required' | 'tooMany' | 'groupMissing' | undefined;
}

export function newSignatureForm(title: string): SignatureFormValue {
  return { title, signatureType: 'Generic', documentIds: [], signatories: newSignatoryForm() };
}
