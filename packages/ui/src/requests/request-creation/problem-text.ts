import type { GenericField } from '@atrium/contract/generic-field-rules';
import type { CreationProblem } from '@atrium/contract/request-creation-rules';
import type { StringKey, Translate } from '../../foundations/strings/index.js';

/** The properties of a generic field that its error message depends on. */
export type AskedField = Pick<GenericField, 'format' | 'currency'>;

const CHOICES: Readonly<Partial<Record<string, StringKey>>> = {
  topicIds: 'creation.errors.chooseTopic',
  ricosCodes: 'creation.errors.chooseEntities',
  participants: 'creation.errors.chooseParticipants',
};

function keyOf({ field, code }: CreationProblem, generic: AskedField | undefined): StringKey {
  if (code === 'required-error') {
    if (field.endsWith('documentIds')) return 'creation.errors.files';
    if (field === 'signature.signatories') return 'creation.errors.signatories';
    return CHOICES[field] ?? 'creation.errors.required-error';
  }
  if (code === 'invalid-error' && field.endsWith('documentIds')) return 'creation.errors.refusedFiles';
  if (code === 'invalid-error' && generic?.format === 'AMOUNT') return 'creation.errors.amount';
  if (field.endsWith('siren')) return 'creation.errors.siren';
  if (field.endsWith('phoneNumber')) return 'creation.errors.phone';
  return `creation.errors.${code}`;
}

/** Returns the error message of a problem, which says how to correct it; `generic` is its generic field, if any. */
export const problemText = (t: Translate, problem: CreationProblem, generic?: AskedField): string =>
  t(keyOf(problem, generic), { limit: problem.limit ?? 1, currency: generic?.currency ?? 'EUR' });
