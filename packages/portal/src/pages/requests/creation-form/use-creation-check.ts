import { creationProblems } from '@atrium/contract/request-creation-problems';
import {
  type CreationProblem,
  type CreationStep,
  type StepCompletion,
} from '@atrium/contract/request-creation-rules';
import { shownSignatories, useNow, useProblemNames, type NamedProblem, type WizardStep } from '@atrium/ui';
import { answersOf, type CreationForm } from './creation-form.ts';
import { stepOfPath } from './server-errors.ts';
import type { CreationData } from './use-creation-data.ts';
import type { CreationFiles } from './use-creation-files.ts';

interface CheckOptions {
  form: CreationForm;
  data: CreationData;
  steps: readonly CreationStep[];
  files: CreationFiles;
  choosesService: boolean;
}

/** Errors of the server, by the path of the field in the payload. */
type ServerErrors = Readonly<Record<string, string>>;

/** Returns the next missing choice: each choice enables the following one. */
function unchosen({ contractId, serviceCode, action }: CreationForm): CreationProblem[] {
  const problem = (field: string) => [
    { step: 'INFORMATION' as const, field, code: 'required-error' as const },
  ];
  if (contractId === null) return problem('contractId');
  if (serviceCode === null) return problem('serviceAction.serviceCode');
  return action === null ? problem('serviceAction.action') : [];
}

/** Returns the payload of the form and its problems, step by step, by the same rules as the server. */
export function useCreationCheck({ form, data, steps, files, choosesService }: CheckOptions) {
  const nameOf = useProblemNames();
  const now = useNow();
  const { completed, fields, topics, authorisedDomains } = data;
  const configuration = data.configuration.data;
  const answers = answersOf(completed, files.ids, {
    signature: steps.includes('SIGNATORY'),
    digipass: steps.includes('DIGIPASS'),
    validation: steps.includes('DOCUMENT') && (configuration?.canAskForValidation ?? false),
  });
  // Files have problems of their own. Default participants are not missing while they load: nothing is sent before.
  const ignored = new Set(files.problems.map(({ field }) => field));
  if (data.isLoading && !form.choseParticipants) ignored.add('participants');
  const problems = configuration
    ? [
        ...creationProblems(
          {
            configuration,
            fields,
            topics,
            steps,
            authorisedDomains,
            // The day in UTC, which is never after the bank's day: the calendar of a field and the server use that one.
            today: now().toISOString().slice(0, 10),
          },
          answers,
        ).filter(({ field }) => !ignored.has(field)),
        ...files.problems,
      ]
    : [];
  const missing = unchosen(form);
  const problemsOf = (step: WizardStep): CreationProblem[] =>
    step === 'SERVICE' ? missing : problems.filter((problem) => problem.step === step);
  const naming = {
    fields,
    rowIds: {
      signature: shownSignatories(form.signature).map(({ id }) => id),
      digipass: form.digipass.holders.signatories.map(({ id }) => id),
    },
  };
  return {
    answers,
    wizardSteps: [
      ...(choosesService ? (['SERVICE'] as const) : []),
      ...(steps.length > 0 ? steps : (['INFORMATION'] as const)),
    ] satisfies WizardStep[],
    /** NEW-010 to NEW-014; a form whose configuration is not loaded is not complete. */
    completionOf: (step: WizardStep): StepCompletion =>
      (step === 'SERVICE' || configuration) && problemsOf(step).length === 0 ? 'COMPLETE' : 'TO_COMPLETE',
    /** Returns the problems with the names and places of their fields, including errors of the server. */
    namedProblems: (step: WizardStep, serverErrors: ServerErrors): NamedProblem[] => {
      const own = problemsOf(step);
      const fromServer = Object.entries(serverErrors).filter(
        ([field]) => stepOfPath(field) === step && own.every((problem) => problem.field !== field),
      );
      return [
        ...own.map((problem) => nameOf(problem, naming)),
        ...fromServer.map(([field, message]) => ({
          ...nameOf({ step: 'INFORMATION', field, code: 'invalid-error' }, naming),
          message,
        })),
      ];
    },
    /** Returns the error of a field of a step. */
    errorOf: (
      step: WizardStep,
      field: string,
      serverErrors: ServerErrors,
      isAttempted: boolean,
    ): string | undefined => {
      if (serverErrors[field]) return serverErrors[field];
      const problem = isAttempted && problemsOf(step).find((one) => one.field === field);
      return problem ? nameOf(problem, naming).message : undefined;
    },
  };
}
