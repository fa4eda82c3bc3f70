/** What prevents a creation form from being sent; no schemas here (NEW-012, NEW-029 to NEW-058). */
import { fieldProblem, FIELD_VALUE_LENGTH, isBlankText } from './generic-field-rules.ts';
import type { GenericAnswer, GenericField } from './generic-field-rules.ts';
import { isPhone } from './phone-rules.ts';
import { takesInformationFiles, TITLE_LENGTH } from './request-creation-rules.ts';
import type {
  CreationAnswers,
  CreationProblem,
  CreationStep,
  DigipassOrder,
  FileStep,
  ProblemCode,
  RequestConfiguration,
  TopicRules,
} from './request-creation-rules.ts';
import { isInvisible, MESSAGE_LIMIT, plainTextOf } from './rich-text-rules.ts';
import { companyIssues, signatoriesIssue, signatoryIssues } from './signature-rules.ts';
import type { SignatoriesIssue, SignatoryFields, SignatoryIssue } from './signature-rules.ts';

export interface CreationContext {
  configuration: RequestConfiguration;
  fields: readonly GenericField[];
  /** The topics that the action offers. */
  topics: readonly TopicRules[];
  /** The steps of the form that are switched on. */
  steps: readonly CreationStep[];
  /** Email domains that the contract authorises for signatories; empty for any (SIGN-026). */
  authorisedDomains: readonly string[];
  /** The current UTC day. */
  today: string;
}

/** Returns everything that prevents a form from being sent, in field order; the server refuses a form with any. */
export function creationProblems(context: CreationContext, answers: CreationAnswers): CreationProblem[] {
  return [
    ...informationProblems(context, answers),
    ...genericProblems(context, answers.genericFields),
    ...digipassProblems(context, answers.digipass),
    ...documentProblems(context, answers),
    ...signatureProblems(context, answers.signature),
  ];
}

/** Returns the topic among the chosen ids; undefined if there is none. */
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
  // Legal entities depend on the topic and cannot be chosen before it (NEW-058).
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
  if (information.message === 'REQUIRED' && isInvisible(message)) add('description', 'required-error');
  else if (message.length >= MESSAGE_LIMIT) add('description', 'too-long-error', MESSAGE_LIMIT - 1);

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
  { fields, today }: CreationContext,
  answers: readonly GenericAnswer[],
): CreationProblem[] {
  const known = new Set(fields.map(({ id }) => id));
  const problems: CreationProblem[] = answers
    .filter(({ fieldId }) => !known.has(fieldId))
    .map(({ fieldId }) => ({ step: 'GENERIC', field: `genericFields.${fieldId}`, code: 'invalid-error' }));
  for (const field of fields) {
    const values = answers.filter(({ fieldId }) => fieldId === field.id).map(({ value }) => value);
    const problem = fieldProblem(field, values, today);
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

/** Returns what is wrong with the people of a list, field by field. */
function peopleProblems(
  step: CreationStep,
  at: string,
  people: readonly SignatoryFields[],
  rules: Omit<Parameters<typeof signatoryIssues>[1], 'others'>,
): CreationProblem[] {
  return people.flatMap((person, index) => {
    // Of two equal email addresses the later one is reported, as in the form.
    const others = people.slice(0, index);
    return Object.entries(signatoryIssues(person, { ...rules, others })).map(([field, issue]) => ({
      step,
      field: `${at}.${index}.${field}`,
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
  const company = order?.legalEntity ?? { legalName: '', siren: '' };
  const issues = companyIssues(company);
  if (issues.legalName) add('legalEntity.legalName', 'required-error');
  else if (company.legalName.length > FIELD_VALUE_LENGTH)
    add('legalEntity.legalName', 'too-long-error', FIELD_VALUE_LENGTH);
  if (issues.siren) add('legalEntity.siren', `${issues.siren}-error`);
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

/** Returns what is wrong with the files of a step; a file step needs at least one (NEW-045, NEW-047). */
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
  // A signatory without a group gets one from their email address; the server checks that both are present.
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
