import type { CreationProblem } from '@atrium/contract/request-creation-rules';
import type { Bilingual, FailureEntry } from '../http/index.ts';

function labelOf({ code, limit }: CreationProblem): Bilingual {
  switch (code) {
    case 'required-error':
      return { en: 'This information is required.', fr: 'Cette information est obligatoire.' };
    case 'single-value-error':
      return { en: 'Only one value is possible here.', fr: 'Une seule valeur est possible ici.' };
    case 'max-elements-error':
      return { en: `At most ${limit} here.`, fr: `${limit} au plus ici.` };
    case 'too-long-error':
      return { en: `At most ${limit} characters.`, fr: `Au plus ${limit} caractères.` };
    case 'past-error':
      return { en: 'Choose today or a later day.', fr: 'Choisissez aujourd’hui ou un jour ultérieur.' };
    case 'duplicate-error':
      return { en: 'Two people have this address.', fr: 'Deux personnes ont cette adresse.' };
    case 'domain-error':
      return {
        en: 'The contract does not allow addresses in this domain.',
        fr: 'Le contrat n’autorise pas les adresses de ce domaine.',
      };
    case 'group-error':
      return {
        en: 'A joint signature needs at least one signatory from the bank and one from the client.',
        fr: 'Une signature conjointe exige au moins un signataire de la banque et un du client.',
      };
    case 'invalid-error':
      return { en: 'This value is not possible here.', fr: 'Cette valeur n’est pas possible ici.' };
  }
}

/** Returns one error entry per problem, with the path of its field in the payload. */
export function refusalsOf(problems: readonly CreationProblem[]): FailureEntry[] {
  return problems.map((problem) => ({
    code: 'BAD_REQUEST',
    label: labelOf(problem),
    path: `body.${problem.field}`,
  }));
}
