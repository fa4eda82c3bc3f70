/** Rules of electronic signatures shared by server and interface; no schemas here, so that the portal does not load zod. */
import { isEmail } from './person-rules.ts';
import { isPhone } from './phone-rules.ts';

/** SIGN-001. `Signed` is the time between the last signature and `Completed`, when the signed documents exist. */
export const ENVELOPE_STATUSES = [
  'Submitted',
  'Processing',
  'Signed',
  'Completed',
  'DeliveryFailed',
  'Voided',
  'Declined',
] as const;
export type EnvelopeStatus = (typeof ENVELOPE_STATUSES)[number];

/** Statuses in which an envelope is out for signature: it has not ended, and the signed documents do not exist yet. */
export const OUT_FOR_SIGNATURE: EnvelopeStatus[] = ['Submitted', 'Processing', 'Signed'];

/** SIGN-002. */
export const SIGNATORY_STATUSES = ['InProgress', 'Signed', 'Declined', 'Autoresponded'] as const;
export type SignatoryStatus = (typeof SIGNATORY_STATUSES)[number];

/** Events in the audit trail of an envelope, in the order used for events of the same time. */
export const ENVELOPE_EVENTS = [
  'created',
  'signed',
  'invited',
  'reminded',
  'autoresponded',
  'declined',
  'deliveryFailed',
  'cancelled',
  'completed',
] as const;
export type EnvelopeEventKind = (typeof ENVELOPE_EVENTS)[number];

/** SIGN-003. */
export const SIGNATURE_TYPES = ['Generic', 'Amendment', 'Function'] as const;
export type SignatureType = (typeof SIGNATURE_TYPES)[number];

/** SIGN-013; the first is the default. */
export const SIGNATURE_OPTIONS = ['simple', 'advanced'] as const;
export type SignatureOption = (typeof SIGNATURE_OPTIONS)[number];

/** SIGN-016. */
export const SIGNATURE_GROUPS = ['bank', 'client'] as const;
export type SignatureGroup = (typeof SIGNATURE_GROUPS)[number];

/** NEW-052; the first is the default. */
export const TOKEN_CHOICES = ['SOFT_TOKEN', 'HARD_TOKEN'] as const;
export type TokenChoice = (typeof TOKEN_CHOICES)[number];

/** SIGN-012. */
export const SIGNATURE_FORM_STATES = ['HIDDEN', 'VISIBLE', 'SAVED', 'SENT'] as const;
export type SignatureFormState = (typeof SIGNATURE_FORM_STATES)[number];

/** SIGN-022, SIGN-029, SIGN-031. */
export const MAXIMUM_SIGNATORIES = 10;
/** SIGN-033. */
export const SIGNATURE_TITLE_LENGTH = 300;
export const SIGNATORY_NAME_LENGTH = 100;
export const LEGAL_NAME_LENGTH = 300;

/** Maximum documents per envelope: SIGN-028 for the generic one, SIGN-030 for the step of a service, one amendment. */
export const MAXIMUM_SIGNATURE_DOCUMENTS = {
  Generic: 1,
  Amendment: 1,
  Function: 10,
} as const satisfies Record<SignatureType, number>;

/** How an envelope is displayed (SIGN-004 to SIGN-007). */
export type EnvelopeDisplay = 'submitted' | 'inProgress' | 'signed' | 'error';

const DISPLAYS: Record<EnvelopeStatus, EnvelopeDisplay> = {
  Submitted: 'submitted',
  Processing: 'inProgress',
  Signed: 'signed',
  Completed: 'signed',
  DeliveryFailed: 'error',
  Voided: 'error',
  Declined: 'error',
};

export function envelopeDisplay(status: EnvelopeStatus): EnvelopeDisplay {
  // A status added by a newer backend is displayed as submitted, with its own name next to the icon.
  return (DISPLAYS as Partial<typeof DISPLAYS>)[status] ?? 'submitted';
}

/** Whether signatures are still being collected. */
export function isEnvelopeRunning(status: EnvelopeStatus): boolean {
  return status === 'Submitted' || status === 'Processing';
}

interface WithStatus {
  readonly status: SignatoryStatus;
}

/** SIGN-005: returns how many have signed; a signatory with an automatic mail reply has not (SIGN-040). */
export function signedCount(signatories: readonly WithStatus[]): number {
  return signatories.filter(({ status }) => status === 'Signed').length;
}

interface EnvelopeStatuses {
  readonly status: EnvelopeStatus;
  readonly signatories: readonly WithStatus[];
}

/** Returns the progress of the signatures of a request; failed and voided envelopes do not count. */
export function signatureProgress(envelopes: readonly EnvelopeStatuses[]): {
  signed: number;
  signatories: number;
} {
  const people = envelopes
    .filter(({ status }) => envelopeDisplay(status) !== 'error')
    .flatMap(({ signatories }) => signatories);
  return { signed: signedCount(people), signatories: people.length };
}

/** SIGN-009: can be reminded if neither voided nor failed, someone has yet to sign, nobody declined, and the user may. */
export function isRemindable({ status, signatories }: EnvelopeStatuses, mayRemind: boolean): boolean {
  return (
    mayRemind &&
    status !== 'Voided' &&
    status !== 'DeliveryFailed' &&
    signatories.some((signatory) => signatory.status === 'InProgress') &&
    signatories.every((signatory) => signatory.status !== 'Declined')
  );
}

/** SIGN-010: whether an envelope can be cancelled: nobody has signed yet, and the user may cancel. */
export function isCancellable(status: EnvelopeStatus, mayCancel: boolean): boolean {
  return mayCancel && status === 'Submitted';
}

/** RDET-053: messages cannot be sent while the signature form is being filled in, until it is saved, sent or closed. */
export function allowsSending(form: SignatureFormState): boolean {
  return form !== 'VISIBLE';
}

/** The order of the signatures of an envelope. */
export interface SigningRule {
  /** SIGN-014: joint signature, off by default. */
  readonly enableGroupSign: boolean;
  /** SIGN-016. */
  readonly groupSignFirst: SignatureGroup;
}

/**
 * Returns the signatories of an envelope in signing order. Without joint signature this is the order of the list; with
 * it, one group signs after the other, the bank first unless the client signs first, which reverses the groups
 * (SIGN-015). Within a group the order of the list is kept.
 */
export function inSigningOrder<T extends { readonly group: SignatureGroup }>(
  signatories: readonly T[],
  { enableGroupSign, groupSignFirst }: SigningRule,
): T[] {
  if (!enableGroupSign) return [...signatories];
  const groups = groupSignFirst === 'client' ? SIGNATURE_GROUPS.toReversed() : SIGNATURE_GROUPS;
  return groups.flatMap((group) => signatories.filter((signatory) => signatory.group === group));
}

/**
 * Returns the turn of each signatory of {@link inSigningOrder}, from 1. They sign one after the other; in a joint
 * signature a group shares one turn: its members are invited together and sign in any order.
 */
export function signingTurns(
  ordered: readonly { readonly group: SignatureGroup }[],
  { enableGroupSign }: Pick<SigningRule, 'enableGroupSign'>,
): number[] {
  return ordered.map((_, index) =>
    enableGroupSign ? new Set(ordered.slice(0, index + 1).map((one) => one.group)).size : index + 1,
  );
}

/** Returns the current turn: the first one with a missing signature; null if everybody has signed. */
export function currentTurn(
  signatories: readonly (WithStatus & { readonly order: number })[],
): number | null {
  const open = signatories.filter(({ status }) => status !== 'Signed').map(({ order }) => order);
  return open.length > 0 ? Math.min(...open) : null;
}

/** Details of a signatory, with the field names of the call (SIGN-034). */
export interface SignatoryFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly mail: string;
  readonly phoneNumber: string;
}

/** What determines how strictly the fields are validated. */
export interface SignatoryContext {
  readonly signatureOption: SignatureOption;
  /** Digipass holders need a phone number in every mode (SIGN-025). */
  readonly isDigipass?: boolean;
  /** Email domains that the contract authorises; none or empty for any (SIGN-026). */
  readonly authorisedDomains?: readonly string[];
  /** All other signatories of the list. */
  readonly others: readonly Pick<SignatoryFields, 'mail'>[];
}

export type SignatoryIssue = 'required' | 'invalid' | 'duplicate' | 'domain';
export type SignatoryIssues = { readonly [K in keyof SignatoryFields]?: SignatoryIssue };

/** Returns an email address for comparison: trimmed and in lower case (SIGN-020). */
export function mailKey(mail: string): string {
  return mail.trim().toLowerCase();
}

function mailIssue(mail: string, context: SignatoryContext): SignatoryIssue | null {
  const key = mailKey(mail);
  if (key === '') return 'required';
  if (!isEmail(key)) return 'invalid';
  if (context.others.some((other) => mailKey(other.mail) === key)) return 'duplicate';
  const domains = context.authorisedDomains ?? [];
  const domain = key.slice(key.indexOf('@') + 1);
  return domains.length > 0 && !domains.some((one) => one.toLowerCase() === domain) ? 'domain' : null;
}

/** Whether a phone number is required (SIGN-024, SIGN-025). */
export function needsPhone({
  signatureOption,
  isDigipass = false,
}: Pick<SignatoryContext, 'signatureOption' | 'isDigipass'>): boolean {
  return isDigipass || signatureOption === 'advanced';
}

function phoneIssue(phone: string, context: SignatoryContext): SignatoryIssue | null {
  if (phone.trim() === '') return needsPhone(context) ? 'required' : null;
  return isPhone(phone) ? null : 'invalid';
}

/** Returns what is wrong with a signatory, by field; empty if nothing is (SIGN-018 to SIGN-020, SIGN-024 to SIGN-026). */
export function signatoryIssues(signatory: SignatoryFields, context: SignatoryContext): SignatoryIssues {
  // In the order of the fields in forms.
  const issues = {
    lastName: signatory.lastName.trim() === '' ? ('required' as const) : null,
    firstName: signatory.firstName.trim() === '' ? ('required' as const) : null,
    mail: mailIssue(signatory.mail, context),
    phoneNumber: phoneIssue(signatory.phoneNumber, context),
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue !== null));
}

/** Whether one more person may be added (SIGN-021). */
export function mayAddSignatory(count: number, maximum: number = MAXIMUM_SIGNATORIES): boolean {
  return count < maximum;
}

/** What is wrong with the list as a whole. */
export type SignatoriesIssue = 'required' | 'tooMany' | 'groupMissing';

export function signatoriesIssue(
  signatories: readonly { readonly group: SignatureGroup }[],
  { enableGroupSign }: Pick<SigningRule, 'enableGroupSign'>,
  maximum: number = MAXIMUM_SIGNATORIES,
): SignatoriesIssue | null {
  if (signatories.length === 0) return 'required';
  if (signatories.length > maximum) return 'tooMany';
  const groups = new Set(signatories.map(({ group }) => group));
  // Without one of its groups, a joint signature would be complete with the signatures of the other.
  return enableGroupSign && groups.size < SIGNATURE_GROUPS.length ? 'groupMissing' : null;
}

/** Returns what is wrong with the documents of an envelope; an amendment without any uses the bank’s own form. */
export function signatureDocumentsIssue(type: SignatureType, count: number): 'required' | 'tooMany' | null {
  if (count > MAXIMUM_SIGNATURE_DOCUMENTS[type]) return 'tooMany';
  return count === 0 && type !== 'Amendment' ? 'required' : null;
}

/** Company for which people sign or order, as in the French company register (SIGN-032, NEW-048). */
export interface RegisteredCompany {
  readonly legalName: string;
  readonly siren: string;
}

/** What is wrong with a company, by field; empty if nothing is. */
export interface CompanyIssues {
  readonly legalName?: 'required';
  readonly siren?: 'required' | 'invalid';
}

/** Returns a SIREN as it is stored: digits only, without white space. */
export function sirenDigits(text: string): string {
  return text.replaceAll(/\s/gu, '');
}

/** Returns a SIREN as it is displayed: groups of three digits with no-break spaces between them. */
export function shownSiren(text: string): string {
  return sirenDigits(text).replaceAll(/(\d{3})(?=\d)/gu, '$1\u00a0');
}

/** Luhn algorithm: every second digit from the right is doubled, and the digit sum ends in 0. */
function hasLuhnChecksum(digits: string): boolean {
  const values = [...digits].toReversed().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

/** Whether a text is a SIREN (French company number): nine digits with a valid checksum, white space allowed. */
export function isSiren(text: string): boolean {
  const digits = sirenDigits(text);
  return /^\d{9}$/.test(digits) && hasLuhnChecksum(digits);
}

/** Returns what is wrong with a company: legal name and SIREN are required (SIGN-032, NEW-048). */
export function companyIssues({ legalName, siren }: RegisteredCompany): CompanyIssues {
  return {
    ...(legalName.trim() === '' && { legalName: 'required' }),
    ...(siren.trim() === '' ? { siren: 'required' } : isSiren(siren) ? {} : { siren: 'invalid' }),
  };
}
