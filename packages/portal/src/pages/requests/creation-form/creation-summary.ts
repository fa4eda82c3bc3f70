import type { CreationAnswers } from '@atrium/contract/request-creation-rules';
import type { CreationSummaryFacts } from '@atrium/ui';
import type { CreationData } from './use-creation-data.ts';
import type { CreationFiles } from './use-creation-files.ts';

/** Returns the user's choices as text, for the summary beside the form. */
export function summaryOf(
  names: { contract: string | undefined; service: string | undefined },
  data: CreationData,
  answers: CreationAnswers,
  { ids }: CreationFiles,
): CreationSummaryFacts {
  const people = new Map(data.people.map((person) => [person.id, `${person.firstName} ${person.lastName}`]));
  return {
    ...names,
    action: data.configuration.data?.label,
    topic: data.topic?.content,
    legalEntities: data.entities
      .filter(({ ricos }) => answers.ricosCodes.includes(ricos))
      .map(({ label }) => label),
    participants: answers.participants.flatMap(({ id }) => people.get(id) ?? []),
    files: ids.documentIds.length + ids.signatureIds.length,
    signatories: answers.signature?.signatories.filter(({ mail }) => mail !== '').length ?? null,
  };
}
