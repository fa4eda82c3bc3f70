/** Rules for creating requests, shared by server and interface; no schemas here (NEW-*). */
import type { MediaCategory } from './document-rules.ts';
import { visibleFields } from './generic-field-rules.ts';
import type { FieldProblem, GenericAnswer, GenericField } from './generic-field-rules.ts';
import type { RequestType } from './request-rules.ts';
import type { ServiceCode } from './services.ts';
import type { SignatoryFields, SignatureGroup, SignatureOption, TokenChoice } from './signature-rules.ts';

/** Whether a part of the information step is required, optional or hidden (NEW-038). */
export const REQUIREMENTS = ['REQUIRED', 'OPTIONAL', 'HIDDEN'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** Types of form in NEW-020; STANDARD is any form without rules of its own. */
export const CREATION_FORMS = ['STANDARD', 'KYC', 'AUDIT_REPORT', 'DIGIPASS'] as const;
export type CreationForm = (typeof CREATION_FORMS)[number];

/** Steps that carry files and can be switched on and off (NEW-015, NEW-016). */
export const FILE_STEPS = ['SIGNATORY', 'DOCUMENT'] as const;
export type FileStep = (typeof FILE_STEPS)[number];

/** All steps, in order. */
export const CREATION_STEPS = ['INFORMATION', 'GENERIC', 'DIGIPASS', ...FILE_STEPS] as const;
export type CreationStep = (typeof CREATION_STEPS)[number];

/** NEW-010. */
export type StepCompletion = 'TO_COMPLETE' | 'COMPLETE';

/** NEW-037, PLAT-109. */
export const TITLE_LENGTH = 300;
/** NEW-039. */
export const DEFAULT_ATTACHMENTS = 50;

/** Which files a step accepts. */
export interface AttachmentRule {
  maximum: number;
  /** Accepted kinds of file; null for all that uploads allow (NEW-040). */
  mediaCategories: MediaCategory[] | null;
}

/** Settings of a file step in the form of one action. */
export interface ConfiguredStep {
  id: FileStep;
  /** Whether the user can switch it on and off; otherwise it is always on. */
  switchable: boolean;
  onByDefault: boolean;
  attachments: AttachmentRule;
}

/** The form of one action of a service (NEW-021, NEW-023). */
export interface RequestConfiguration {
  serviceCode: ServiceCode;
  action: string;
  label: string;
  description: string;
  type: RequestType;
  form: CreationForm;
  information: {
    title: Requirement;
    message: Requirement;
    categories: Requirement;
    legalEntities: Requirement;
    participants: Requirement;
    attachments: Requirement;
  };
  /** Maximum number of legal entities; null for no limit (NEW-043, NEW-044). */
  maximumLegalEntities: number | null;
  attachments: AttachmentRule;
  steps: ConfiguredStep[];
  /** Whether a document step can require the documents to be validated (NEW-067). */
  canAskForValidation: boolean;
  maximumSignatories: number;
  /** Default topic of its requests; null if there is none. */
  usualTopicId: string | null;
}

/** The fields of a service topic that the rules need (DATA-040). */
export interface TopicRules {
  id: string;
  subTopics: readonly { id: string }[];
  canAddMultipleParticipant: boolean;
  needAtLeastOneRicos: boolean;
}

/** A person who receives a digipass (DATA-039). */
export interface DigipassHolder extends SignatoryFields {
  tokenChoice: TokenChoice;
}

export interface DigipassOrder {
  legalEntity: { legalName: string; siren: string };
  /** The current user, always the manager (NEW-050), and how to reach them. */
  manager: { phoneNumber: string; tokenChoice: TokenChoice };
  /** NEW-051. */
  signatories: readonly DigipassHolder[];
}

/** The fields of the payload of POST /requests that are validated (NEW-066, NEW-068). */
export interface CreationAnswers {
  title: string;
  /** HTML of the editor. */
  description: string;
  participants: readonly { id: string }[];
  ricosCodes: readonly string[];
  topicIds: readonly string[];
  documentIds: readonly string[];
  documentsMustBeValidated: boolean;
  genericFields: readonly GenericAnswer[];
  digipass: DigipassOrder | null;
  /** Null while the step is switched off. */
  signature: {
    documentIds: readonly string[];
    signatureOption: SignatureOption;
    /** Group that signs first in a joint signature; null without joint signature. */
    nameOfGroupToSignFirst: SignatureGroup | null;
    signatories: readonly (SignatoryFields & { group?: SignatureGroup | undefined })[];
  } | null;
}

export type ProblemCode = FieldProblem['code'] | 'duplicate-error' | 'domain-error' | 'group-error';

/** A problem that prevents sending: the field as in the payload, and the step that shows it. */
export interface CreationProblem {
  step: CreationStep;
  field: string;
  code: ProblemCode;
  limit?: number;
}

/** Whether a step is part of the form: always, or as switched by the user (NEW-015 to NEW-017). */
export const isStepOn = (step: ConfiguredStep, switched: Partial<Record<FileStep, boolean>>): boolean =>
  !step.switchable || (switched[step.id] ?? step.onByDefault);

/** Returns the steps of the form of one action, in order. */
export function stepsOf(
  configuration: RequestConfiguration,
  fields: readonly GenericField[],
  switched: Partial<Record<FileStep, boolean>>,
): CreationStep[] {
  const present = new Set<CreationStep>(['INFORMATION']);
  if (visibleFields(fields).length > 0) present.add('GENERIC');
  if (configuration.form === 'DIGIPASS') present.add('DIGIPASS');
  for (const step of configuration.steps) if (isStepOn(step, switched)) present.add(step.id);
  return CREATION_STEPS.filter((step) => present.has(step));
}

/** NEW-041: whether the information step takes files, which it does unless the form has a file step. */
export const takesInformationFiles = (
  configuration: RequestConfiguration,
  steps: readonly CreationStep[],
): boolean =>
  configuration.information.attachments !== 'HIDDEN' && !FILE_STEPS.some((step) => steps.includes(step));

/** NEW-012 to NEW-014: a step is TO_COMPLETE as long as it does not validate. */
export const completionOf = (step: CreationStep, problems: readonly CreationProblem[]): StepCompletion =>
  problems.some((problem) => problem.step === step) ? 'TO_COMPLETE' : 'COMPLETE';

/** NEW-056, NEW-057: returns the chosen legal entities plus the mandatory ones. */
export function withFixedEntities(
  chosen: readonly string[],
  options: readonly { ricos: string; isFixed: boolean }[],
): string[] {
  const fixed = options.filter(({ isFixed }) => isFixed).map(({ ricos }) => ricos);
  return [...fixed, ...chosen.filter((ricos) => !fixed.includes(ricos))];
}

/** NEW-053, NEW-054: returns the participants that are selected by default. */
export function defaultParticipants(
  people: readonly { id: string; isSelectedByDefault: boolean }[],
  topic: Pick<TopicRules, 'canAddMultipleParticipant'> | null,
): string[] {
  const ids = people.filter(({ isSelectedByDefault }) => isSelectedByDefault).map(({ id }) => id);
  return topic?.canAddMultipleParticipant === false ? ids.slice(0, 1) : ids;
}

/** NEW-060: whether an address belongs to one of the bank’s own domains. */
export function isInternalEmail(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.some((own) => own.toLowerCase() === domain);
}

/** NEW-059: whether all participants have addresses of the bank; bank users get a warning. */
export const hasOnlyInternalEmails = (emails: readonly string[], domains: readonly string[]): boolean =>
  emails.every((email) => isInternalEmail(email, domains));
