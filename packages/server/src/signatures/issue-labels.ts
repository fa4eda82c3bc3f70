import type {
  CompanyIssues,
  SignatoriesIssue,
  SignatoryIssue,
  SignatoryIssues,
} from '@atrium/contract/signature-rules';
import type { Bilingual, FailureEntry } from '../http/index.ts';

/** Messages for why an envelope is not accepted. */
export const ISSUE_LABELS = {
  required: { en: 'At least one signatory is required.', fr: 'Au moins un signataire est obligatoire.' },
  tooMany: { en: 'There are too many signatories.', fr: 'Il y a trop de signataires.' },
  groupMissing: {
    en: 'A joint signature needs at least one signatory from the bank and one from the client.',
    fr: 'Une signature conjointe exige au moins un signataire de la banque et un du client.',
  },
  documentRequired: {
    en: 'At least one document to sign is required.',
    fr: 'Au moins un document à signer est obligatoire.',
  },
  documentsTooMany: {
    en: 'There are too many documents for this kind of signature.',
    fr: 'Il y a trop de documents pour ce type de signature.',
  },
  documentTwice: { en: 'The same document is listed twice.', fr: 'Le même document figure deux fois.' },
  documentUnknown: {
    en: 'A document is not a PDF of this request, or was refused.',
    fr: 'Un document n’est pas un PDF de cette demande ou a été refusé.',
  },
  documentOut: {
    en: 'A document is already out for signature, or signed.',
    fr: 'Un document est déjà en cours de signature ou signé.',
  },
} as const satisfies Record<SignatoriesIssue | `document${string}`, Bilingual>;

/** Returns the message for a signatory whom a client puts in the group of the bank. */
export const notOfBank = (mail: string): Bilingual => ({
  en: `${mail} is not the address of a member of the bank. Ask the bank to add its signatories.`,
  fr: `${mail} n’est pas l’adresse d’un membre de la banque. Demandez à la banque d’ajouter ses signataires.`,
});

const COMPANY: Record<keyof CompanyIssues, Bilingual> = {
  legalName: { en: 'The legal name is required.', fr: 'La dénomination sociale est obligatoire.' },
  siren: {
    en: 'A SIREN of nine digits with a valid check digit is required.',
    fr: 'Un SIREN à neuf chiffres, avec une clé de contrôle valide, est obligatoire.',
  },
};

/** Returns one error entry per invalid field of the company on whose behalf people sign. */
export function companyRefusals(issues: CompanyIssues): FailureEntry[] {
  return (['legalName', 'siren'] as const)
    .filter((field) => issues[field])
    .map((field) => ({ code: 'BAD_REQUEST', label: COMPANY[field], path: `body.legalEntity.${field}` }));
}

const MAIL: Record<SignatoryIssue, Bilingual> = {
  required: { en: 'An email address is required.', fr: 'Une adresse e-mail est obligatoire.' },
  invalid: {
    en: 'This is not a full email address, such as name@company.com.',
    fr: 'Ce n’est pas une adresse e-mail complète, par exemple nom@societe.com.',
  },
  duplicate: { en: 'Two signatories have this address.', fr: 'Deux signataires ont cette adresse.' },
  domain: {
    en: 'The contract does not allow addresses in this domain.',
    fr: 'Le contrat n’autorise pas les adresses de ce domaine.',
  },
};
const PHONE: Bilingual = {
  en: 'A valid mobile number is needed to receive the code.',
  fr: 'Un numéro de mobile valide est nécessaire pour recevoir le code.',
};
const NAME: Bilingual = { en: 'A name is required.', fr: 'Un nom est obligatoire.' };

/** Returns one error entry per invalid field of the signatory at `path`. */
export function signatoriesRefusals(issues: SignatoryIssues, path: string): FailureEntry[] {
  return Object.entries(issues).map(([field, issue]) => ({
    code: 'BAD_REQUEST',
    label: field === 'mail' ? MAIL[issue] : field === 'phoneNumber' ? PHONE : NAME,
    path: `${path}.${field}`,
  }));
}
