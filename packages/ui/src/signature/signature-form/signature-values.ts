import type { CompanyIssues, RegisteredCompany, SignatureType } from '@atrium/contract/signature-rules';
import { newSignatoryForm, type SignatoryFormValue } from '../signatory-form/index.js';

/** What is sent for signature, and the signatories (API-076). */
export interface SignatureFormValue {
  title: string;
  signatureType: SignatureType;
  documentIds: readonly string[];
  /** The company on whose behalf people sign (SIGN-032); null when they sign for themselves. */
  legalEntity: RegisteredCompany | null;
  signatories: SignatoryFormValue;
}

const TEXTS = ['firstname', 'lastname', 'mail', 'phoneNumber', 'roleName'] as const;

/** Issues that block sending, apart from those of single signatories; by the same rules as the server. */
export interface SignatureFormIssues {
  title?: 'required' | 'tooLong' | undefined;
  documents?: 'required' | 'tooMany' | undefined;
  legalEntity?: CompanyIssues | undefined;
  signatories?: 'required' | 'tooMany' | 'groupMissing' | undefined;
}

/** Whether anything was entered in a form that started with this title; an added empty row does not count. */
export function isFilledIn(value: SignatureFormValue, initialTitle: string): boolean {
  const { signatureOption, enableGroupSign, signatories } = value.signatories;
  return (
    value.title.trim() !== initialTitle.trim() ||
    value.signatureType !== 'Generic' ||
    value.documentIds.length > 0 ||
    value.legalEntity !== null ||
    signatureOption !== 'simple' ||
    enableGroupSign ||
    signatories.some((person) => TEXTS.some((field) => person[field].trim() !== ''))
  );
}

export function newSignatureForm(title: string): SignatureFormValue {
  return {
    title,
    signatureType: 'Generic',
    documentIds: [],
    legalEntity: null,
    signatories: newSignatoryForm(),
  };
}
