/** Rules of the creation of requests that server and interface share; no schema here (NEW-*). */
import { COUNTRY_CODES } from './countries.ts';
import type { MediaCategory } from './document-rules.ts';
import { isPhone } from './person-rules.ts';
import type { RequestType } from './request-rules.ts';
import { MESSAGE_LIMIT, plainTextOf } from './rich-text-rules.ts';
import type { ServiceCode } from './services.ts';
import { isSiren, signatoriesIssue, signatoryIssues } from './signature-rules.ts';
import type {
  SignatoriesIssue,
  SignatoryFields,
  SignatoryIssue,
  SignatureGroup,
  SignatureOption,
  TokenChoice,
} from './signature-rules.ts';

/** NEW-024. */
export const FIELD_FORMATS = ['DATE', 'STRING', 'COUNTRY_CODE', 'AMOUNT', 'BOOLEAN'] as const;
export type FieldFormat = (typeof FIELD_FORMATS)[number];

/** NEW-025. */
export const FIELD_STATES = [
  'VISIBLE_REQUIRED',
  'VISIBLE_OPTIONAL',
  'VISIBLE_REQUIRED_SINGLE',
  'VISIBLE_OPTIONAL_SINGLE',
  'HIDDEN',
] as const;
export type FieldState = (typeof FIELD_STATES)[number];

/** Whether a part of the information step has to be given, may be, or is not asked for (NEW-038). */
export const REQUIREMENTS = ['REQUIRED', 'OPTIONAL', 'HIDDEN'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** The forms of NEW-020; STANDARD is everything without rules of its own. */
export const CREATION_FORMS = ['STANDARD', 'KYC', 'AUDIT_REPORT', 'DIGIPASS'] as const;
export type CreationForm = (typeof CREATION_FORMS)[number];

/** Steps that carry files and can be switched on and off (NEW-015, NEW-016). */
export const FILE_STEPS = ['SIGNATORY', 'DOCUMENT'] as const;
export type FileStep = (typeof FILE_STEPS)[number];

/** All steps, in the order in which a person takes them. */
export const CREATION_STEPS = ['INFORMATION', 'GENERIC', 'DIGIPASS', ...FILE_STEPS] as const;
export type CreationStep = (typeof CREATION_STEPS)[number];

/** NEW-010. */
export type StepCompletion = 'TO_COMPLETE' | 'COMPLETE';

/** NEW-037, NEW-033, PLAT-109. */
export const TITLE_LENGTH = 300;
export const FIELD_VALUE_LENGTH = 300;
/** NEW-039. */
export const DEFAULT_ATTACHMENTS = 50;

/** What files a step takes. */
export interface AttachmentRule {
  maximum: number;
  /** Kinds of file; null for all that uploads allow (NEW-040). */
  mediaCategories: MediaCategory[] | null;
}

/** How a step of files stands in the form of one action. */
export interface ConfiguredStep {
  id: FileStep;
  /** The person switches it on and off; otherwise it is always there. */
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
  /** At most this many legal entities; null for any number (NEW-043, NEW-044). */
  maximumLegalEntities: number | null;
  attachments: AttachmentRule;
  steps: ConfiguredStep[];
  /** A document step can ask that the documents be validated (NEW-067). */
  canAskForValidation: boolean;
  maximumSignatories: number;
}

/** DATA-038; `currency` for amounts, `maxElements` where several values are taken. */
export interface GenericField {
  id: string;
  label: string;
  tooltip: string;
  placeholder: string;
  format: FieldFormat;
  state: FieldState;
  maxElements: number;
  currency?: string | undefined;
}

/** A pair of an answer (NEW-028); a field with several values has several pairs. */
export interface GenericAnswer {
  fieldId: string;
  value: string;
}

/** What of a service topic the rules need (DATA-040). */
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

/** What is checked of the payload of POST /requests (NEW-066, NEW-068). */
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
    /** Joint signature, and who begins; null for none. */
    nameOfGroupToSignFirst: SignatureGroup | null;
    signatories: readonly (SignatoryFields & { group?: SignatureGroup | undefined })[];
  } | null;
}

export type ProblemCode =
  | 'required-error'
  | 'single-value-error'
  | 'max-elements-error'
  | 'too-long-error'
  | 'invalid-error'
  | 'duplicate-error'
  | 'domain-error'
  | 'group-error';

/** What stands between a form and its sending: the field as in the payload, and the step that shows it. */
export interface CreationProblem {
  step: CreationStep;
  field: string;
  code: ProblemCode;
  limit?: number;
}

/** NEW-029: nothing but white space, or blocks of the editor without content. */
export function isBlankText(text: string): boolean {
  return plainTextOf(text).trim() === '';
}

export const isRequiredField = ({ state }: Pick<GenericField, 'state'>): boolean =>
  state === 'VISIBLE_REQUIRED' || state === 'VISIBLE_REQUIRED_SINGLE';

/** NEW-031: one value at most; a yes or no is one value whatever its state. */
export const isSingleField = ({ state, format }: Pick<GenericField, 'state' | 'format'>): boolean =>
  format === 'BOOLEAN' || state === 'VISIBLE_REQUIRED_SINGLE' || state === 'VISIBLE_OPTIONAL_SINGLE';

/** NEW-026. */
export const visibleFields = <F extends Pick<GenericField, 'state'>>(fields: readonly F[]): F[] =>
  fields.filter(({ state }) => state !== 'HIDDEN');

const COUNTRIES = new Set(COUNTRY_CODES);

/** A day of the calendar as `2026-11-20`, in UTC (NEW-034). */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function isValueOf(format: FieldFormat, value: string): boolean {
  switch (format) {
    case 'DATE':
      return isDay(value);
    case 'COUNTRY_CODE':
      return COUNTRIES.has(value);
    case 'AMOUNT':
      return /^-?\d+(\.\d+)?$/.test(value);
    case 'BOOLEAN':
      return value === 'true' || value === 'false';
    case 'STRING':
      return true;
  }
}

/** What is wrong with the values of one generic field (NEW-026, NEW-029 to NEW-034); null when nothing is. */
export function fieldProblem(
  field: GenericField,
  values: readonly string[],
): Pick<CreationProblem, 'code' | 'limit'> | null {
  const given = values.filter((value) => !isBlankText(value));
  if (field.state === 'HIDDEN') return given.length > 0 ? { code: 'invalid-error' } : null;
  if (given.length === 0) return isRequiredField(field) ? { code: 'required-error' } : null;
  if (isSingleField(field)) {
    if (given.length > 1) return { code: 'single-value-error' };
  } else if (given.length > field.maxElements) {
    return { code: 'max-elements-error', limit: field.maxElements };
  }
  if (given.some((value) => value.length > FIELD_VALUE_LENGTH))
    return { code: 'too-long-error', limit: FIELD_VALUE_LENGTH };
  return given.every((value) => isValueOf(field.format, value)) ? null : { code: 'invalid-error' };
}

/** Whether a step of the configuration is in the form: always, or as it was switched (NEW-015 to NEW-017). */
export const isStepOn = (step: ConfiguredStep, switched: Partial<Record<FileStep, boolean>>): boolean =>
  !step.switchable || (switched[step.id] ?? step.onByDefault);

/** The steps of the form of one action, in order. */
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

/** NEW-041: the information step takes files unless a step of files is there. */
export const takesInformationFiles = (
  configuration: RequestConfiguration,
  steps: readonly CreationStep[],
): boolean =>
  configuration.information.attachments !== 'HIDDEN' && !FILE_STEPS.some((step) => steps.includes(step));

/** NEW-012 to NEW-014: a step stands to complete as long as its form does not validate. */
export const completionOf = (step: CreationStep, problems: readonly CreationProblem[]): StepCompletion =>
  problems.some((problem) => problem.step === step) ? 'TO_COMPLETE' : 'COMPLETE';

/** NEW-018. */
export const canSubmit = (action: string | null, problems: readonly CreationProblem[]): boolean =>
  action !== null && problems.length === 0;

/** NEW-056, NEW-057: a choice of legal entities with those that cannot be left out. */
export function withFixedEntities(
  chosen: readonly string[],
  options: readonly { ricos: string; isFixed: boolean }[],
): string[] {
  const fixed = options.filter(({ isFixed }) => isFixed).map(({ ricos }) => ricos);
  return [...fixed, ...chosen.filter((ricos) => !fixed.includes(ricos))];
}

/** NEW-053, NEW-054: who takes part unless the person chooses otherwise. */
export function defaultParticipants(
  people: readonly { id: string; isSelectedByDefault: boolean }[],
  topic: Pick<TopicRules, 'canAddMultipleParticipant'> | null,
): string[] {
  const ids = people.filter(({ isSelectedByDefault }) => isSelectedByDefault).map(({ id }) => id);
  return topic?.canAddMultipleParticipant === false ? ids.slice(0, 1) : ids;
}

/** NEW-060: an address of one of the bank's own domains. */
export function isInternalEmail(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.some((own) => own.toLowerCase() === domain);
}

/** NEW-059: people of the bank are told when nobody outside the bank takes part. */
export const hasOnlyInternalEmails = (emails: readonly string[], domains: readonly string[]): boolean =>
  emails.every((email) => isInternalEmail(email, domains));

export interface CreationContext {
  configuration: RequestConfiguration;
  fields: readonly GenericField[];
  /** The topics that the action offers. */
  topics: readonly TopicRules[];
  /** The steps of the form as switched. */
  steps: readonly CreationStep[];
  /** Domains of e-mail that the contract authorises for signatories; none for any (SIGN-026). */
  authorisedDomains: readonly string[];
}

/** Everything that keeps a form from being sent, in the order of its fields; the server refuses what this finds. */
export function creationProblems(context: CreationContext, answers: CreationAnswers): CreationProblem[] {
  return [
    ...informationProblems(context, answers),
    ...genericProblems(context.fields, answers.genericFields),
    ...digipassProblems(context, answers.digipass),
    ...documentProblems(context, answers),
    ...signatureProblems(context, answers.signature),
  ];
}

/** The topic among what was chosen; undefined without one. */
export const chosenTopic = <T extends TopicRules>(
  topics: readonly T[],
  topicIds: readonly string[],
): T | undefined => topics.find(({ id }) => topicIds.includes(id));

function informationProblems(
  { configuration, topics, steps }: CreationContext,
  answers: CreationAnswers,
): CreationProblem[] {
  const { information, maximumLegalEntities } = configuration;
  const problems: CreationProblem[] = [];
  const add = (field: string, code: ProblemCode, limit?: number) =>
    problems.push({ step: 'INFORMATION', field, code, ...(limit !== undefined && { limit }) });

  if (information.title === 'REQUIRED' && isBlankText(answers.title)) add('title', 'required-error');
  else if (answers.title.length > TITLE_LENGTH) add('title', 'too-long-error', TITLE_LENGTH);

  const topic = chosenTopic(topics, answers.topicIds);
  const needsTopic =
    information.categories === 'REQUIRED' ||
    information.legalEntities === 'REQUIRED' ||
    answers.ricosCodes.length > 0;
  const allowed = topic ? [topic.id, ...topic.subTopics.map(({ id }) => id)] : [];
  if (answers.topicIds.some((id) => !allowed.includes(id))) add('topicIds', 'invalid-error');
  // Legal entities belong to a topic, and nobody can choose them before it (NEW-058).
  else if (!topic && needsTopic) add('topicIds', 'required-error');

  const needsEntity = information.legalEntities === 'REQUIRED' || topic?.needAtLeastOneRicos === true;
  if (topic && needsEntity && answers.ricosCodes.length === 0) add('ricosCodes', 'required-error');
  else if (maximumLegalEntities !== null && answers.ricosCodes.length > maximumLegalEntities)
    add(
      'ricosCodes',
      maximumLegalEntities === 1 ? 'single-value-error' : 'max-elements-error',
      maximumLegalEntities,
    );

  const message = plainTextOf(answers.description);
  if (information.message === 'REQUIRED' && message.trim() === '') add('description', 'required-error');
  else if (message.length >= MESSAGE_LIMIT) add('description', 'too-long-error', MESSAGE_LIMIT);

  if (information.participants === 'REQUIRED' && answers.participants.length === 0)
    add('participants', 'required-error');
  else if (topic?.canAddMultipleParticipant === false && answers.participants.length > 1)
    add('participants', 'single-value-error', 1);

  if (takesInformationFiles(configuration, steps)) {
    if (information.attachments === 'REQUIRED' && answers.documentIds.length === 0)
      add('documentIds', 'required-error');
    else if (answers.documentIds.length > configuration.attachments.maximum)
      add('documentIds', 'max-elements-error', configuration.attachments.maximum);
  } else if (answers.documentIds.length > 0 && !steps.includes('DOCUMENT')) {
    add('documentIds', 'invalid-error');
  }
  return problems;
}

function genericProblems(
  fields: readonly GenericField[],
  answers: readonly GenericAnswer[],
): CreationProblem[] {
  const known = new Set(fields.map(({ id }) => id));
  const problems: CreationProblem[] = answers
    .filter(({ fieldId }) => !known.has(fieldId))
    .map(({ fieldId }) => ({ step: 'GENERIC', field: `genericFields.${fieldId}`, code: 'invalid-error' }));
  for (const field of fields) {
    const values = answers.filter(({ fieldId }) => fieldId === field.id).map(({ value }) => value);
    const problem = fieldProblem(field, values);
    if (problem) problems.push({ step: 'GENERIC', field: `genericFields.${field.id}`, ...problem });
  }
  return problems;
}

const CODE_OF: Record<SignatoryIssue, ProblemCode> = {
  required: 'required-error',
  invalid: 'invalid-error',
  duplicate: 'duplicate-error',
  domain: 'domain-error',
};

/** What is wrong with the people of a list, field by field. */
function peopleProblems(
  step: CreationStep,
  at: string,
  people: readonly SignatoryFields[],
  rules: Omit<Parameters<typeof signatoryIssues>[1], 'others'>,
): CreationProblem[] {
  return people.flatMap((person, place) => {
    // Of two equal addresses the later one is told, as the form does.
    const others = people.slice(0, place);
    return Object.entries(signatoryIssues(person, { ...rules, others })).map(([field, issue]) => ({
      step,
      field: `${at}.${place}.${field}`,
      code: CODE_OF[issue],
    }));
  });
}

/** NEW-048 to NEW-052. */
function digipassProblems(
  { configuration }: CreationContext,
  order: DigipassOrder | null,
): CreationProblem[] {
  if (configuration.form !== 'DIGIPASS')
    return order ? [{ step: 'INFORMATION', field: 'digipass', code: 'invalid-error' }] : [];
  const problems: CreationProblem[] = [];
  const add = (field: string, code: ProblemCode, limit?: number) =>
    problems.push({
      step: 'DIGIPASS',
      field: `digipass.${field}`,
      code,
      ...(limit !== undefined && { limit }),
    });
  const { legalName = '', siren = '' } = order?.legalEntity ?? {};
  if (legalName.trim() === '') add('legalEntity.legalName', 'required-error');
  else if (legalName.length > FIELD_VALUE_LENGTH)
    add('legalEntity.legalName', 'too-long-error', FIELD_VALUE_LENGTH);
  if (siren.trim() === '') add('legalEntity.siren', 'required-error');
  else if (!isSiren(siren)) add('legalEntity.siren', 'invalid-error');
  const phone = order?.manager.phoneNumber ?? '';
  if (phone.trim() === '') add('manager.phoneNumber', 'required-error');
  else if (!isPhone(phone)) add('manager.phoneNumber', 'invalid-error');
  const holders = order?.signatories ?? [];
  if (holders.length > configuration.maximumSignatories)
    add('signatories', 'max-elements-error', configuration.maximumSignatories);
  return [
    ...problems,
    ...peopleProblems('DIGIPASS', 'digipass.signatories', holders, {
      signatureOption: 'simple',
      isDigipass: true,
    }),
  ];
}

/** What is wrong with the files of a step; a step of files needs one at least (NEW-045, NEW-047). */
function fileProblems(
  configuration: RequestConfiguration,
  step: FileStep,
  field: string,
  ids: readonly string[],
): CreationProblem[] {
  const { maximum } = configuration.steps.find(({ id }) => id === step)!.attachments;
  if (ids.length === 0) return [{ step, field, code: 'required-error' }];
  return ids.length > maximum ? [{ step, field, code: 'max-elements-error', limit: maximum }] : [];
}

function documentProblems(
  { configuration, steps }: CreationContext,
  answers: CreationAnswers,
): CreationProblem[] {
  const isOn = steps.includes('DOCUMENT');
  if (answers.documentsMustBeValidated && !(isOn && configuration.canAskForValidation))
    return [{ step: 'INFORMATION', field: 'documentsMustBeValidated', code: 'invalid-error' }];
  return isOn ? fileProblems(configuration, 'DOCUMENT', 'documentIds', answers.documentIds) : [];
}

function signatureProblems(
  { configuration, steps, authorisedDomains }: CreationContext,
  signature: CreationAnswers['signature'],
): CreationProblem[] {
  const step = 'SIGNATORY';
  if (!steps.includes(step))
    return signature ? [{ step: 'INFORMATION', field: 'signature', code: 'invalid-error' }] : [];
  const {
    documentIds = [],
    signatories = [],
    signatureOption = 'simple',
    nameOfGroupToSignFirst = null,
  } = signature ?? {};
  const field = 'signature.signatories';
  const limit = configuration.maximumSignatories;
  // Who was given no side gets one by the address; whether both are there is then for the server to say.
  const groups = signatories.flatMap(({ group }) => (group ? [{ group }] : []));
  const isJoint = nameOfGroupToSignFirst !== null && groups.length === signatories.length;
  const issue = signatoriesIssue(
    isJoint ? groups : signatories.map(() => ({ group: 'client' as const })),
    { enableGroupSign: isJoint },
    limit,
  );
  const list: Record<SignatoriesIssue, CreationProblem> = {
    required: { step, field, code: 'required-error' },
    tooMany: { step, field, code: 'max-elements-error', limit },
    groupMissing: { step, field, code: 'group-error' },
  };
  return [
    ...fileProblems(configuration, step, 'signature.documentIds', documentIds),
    ...(issue ? [list[issue]] : []),
    ...peopleProblems(step, field, signatories, { signatureOption, authorisedDomains }),
  ];
}
