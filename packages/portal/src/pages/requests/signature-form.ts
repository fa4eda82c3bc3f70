import {
  MAXIMUM_SIGNATURE_DOCUMENTS,
  SIGNATURE_TITLE_LENGTH,
  companyIssues,
  signatoriesIssue,
  signatoryIssues,
  signatureDocumentsIssue,
  needsPhone,
  sirenDigits,
} from '@atrium/contract/signature-rules';
import type { NewEnvelope } from '@atrium/contract/signatures';
import {
  shownSignatories,
  type FormSignatory,
  type SignatoryFieldIssues,
  type SignatoryFormValue,
  type SignatureFormIssues,
  type SignatureFormValue,
} from '@atrium/ui';
import type { SignatureDraft } from './signature-draft.ts';

/** Maps the signature form to the call and back; the form and the call spell the names differently (SIGN-034). */

interface Rules {
  signatureOption: SignatoryFormValue['signatureOption'];
  isDigipass?: boolean;
  authorisedDomains: readonly string[];
}

/** Returns the check of a signatory, with the field names of the form. */
export function issuesOfSignatory(rules: Rules) {
  return (signatory: FormSignatory, before: readonly FormSignatory[]): SignatoryFieldIssues => {
    const { firstName, lastName, ...rest } = signatoryIssues(
      {
        firstName: signatory.firstname,
        lastName: signatory.lastname,
        mail: signatory.mail,
        // A field that is not asked for is neither checked nor sent.
        phoneNumber: needsPhone(rules) ? signatory.phoneNumber : '',
      },
      { ...rules, others: before },
    );
    return {
      ...rest,
      ...(firstName && { firstname: firstName }),
      ...(lastName && { lastname: lastName }),
    };
  };
}

/** Returns what prevents sending, except issues of single signatories. */
export function issuesOfSignature(value: SignatureFormValue, maximum: number): SignatureFormIssues {
  const title = value.title.trim();
  const { signatories } = value;
  return {
    title: title === '' ? 'required' : title.length > SIGNATURE_TITLE_LENGTH ? 'tooLong' : undefined,
    documents: signatureDocumentsIssue(value.signatureType, value.documentIds.length) ?? undefined,
    legalEntity: value.legalEntity ? companyIssues(value.legalEntity) : undefined,
    signatories: signatoriesIssue(signatories.signatories, signatories, maximum) ?? undefined,
  };
}

export const maximumDocuments = (value: SignatureFormValue): number =>
  MAXIMUM_SIGNATURE_DOCUMENTS[value.signatureType];

/** Returns the body of POST /signature without the request id (API-076). */
export function toEnvelope(value: SignatureFormValue): Omit<NewEnvelope, 'requestId'> {
  const form = value.signatories;
  return {
    signatureType: value.signatureType,
    subject: value.title.trim(),
    signatureOption: form.signatureOption,
    nameOfGroupToSignFirst: form.enableGroupSign ? form.groupSignFirst : null,
    documentIds: [...value.documentIds],
    legalEntity: value.legalEntity && {
      legalName: value.legalEntity.legalName.trim(),
      siren: sirenDigits(value.legalEntity.siren),
    },
    signatories: shownSignatories(form).map((signatory) => ({
      firstName: signatory.firstname.trim(),
      lastName: signatory.lastname.trim(),
      mail: signatory.mail.trim(),
      phoneNumber: needsPhone(form) ? signatory.phoneNumber : '',
      roleName: signatory.roleName.trim(),
      ...(form.enableGroupSign && { group: signatory.group }),
    })),
  };
}

/**
 * Restricts a form to the documents that may still be sent: those sent meanwhile must be chosen again, and if none is
 * left only the bank's amendment form remains. A form already checked is sent unchanged, or refused.
 */
export function withKnownDocuments(
  { state, value }: Pick<SignatureDraft, 'state' | 'value'>,
  documents: readonly { id: string }[] | undefined,
): SignatureFormValue {
  if (!documents || state !== 'VISIBLE') return value;
  if (documents.length === 0) return { ...value, signatureType: 'Amendment', documentIds: [] };
  const documentIds = value.documentIds.filter((id) => documents.some((document) => document.id === id));
  return documentIds.length === value.documentIds.length ? value : { ...value, documentIds };
}
