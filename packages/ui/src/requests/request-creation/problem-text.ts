import type { CreationProblem } from '@atrium/contract/request-creation-rules';
import type { StringKey, Translate } from '../../foundations/strings/index.js';

const CHOICES: Readonly<Partial<Record<string, StringKey>>> = {
  topicIds: 'creation.errors.chooseTopic',
  ricosCodes: 'creation.errors.chooseEntities',
  participants: 'creation.errors.chooseParticipants',
};

function keyOf({ field, code }: Pick<CreationProblem, 'field' | 'code'>): StringKey {
  if (code === 'required-error') {
    if (field.endsWith('documentIds')) return 'creation.errors.files';
    if (field === 'signature.signatories') return 'creation.errors.signatories';
    return CHOICES[field] ?? 'creation.errors.required-error';
  }
  if (code === 'invalid-error' && field.endsWith('documentIds')) return 'creation.errors.refusedFiles';
  if (field.endsWith('siren')) return 'creation.errors.siren';
  if (field.endsWith('phoneNumber')) return 'creation.errors.phone';
  return `creation.errors.${code}`;
}

/** The sentence about a problem: how to repair it. */
export const problemText = (t: Translate, problem: CreationProblem): string =>
  t(keyOf(problem), { limit: problem.limit ?? 1 });
