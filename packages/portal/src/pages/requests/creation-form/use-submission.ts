import { ApiError } from '@atrium/contract/errors';
import type { RequestConfiguration } from '@atrium/contract/request-creation-rules';
import { useState } from 'react';
import { useCreateRequest } from '../../../api/request-creation.ts';
import type { answersOf } from './creation-form.ts';

interface SubmissionOptions {
  /** The same for every sending of this form: it creates one request. */
  submissionKey: string;
  contractId: string | null;
  configuration: RequestConfiguration | undefined;
  answers: ReturnType<typeof answersOf>;
  onCreated: (request: { id: string; reference: string }) => void;
  /** Fields that the server refused, by their path in the payload. */
  onRefused: (fields: readonly string[]) => void;
}

/** Sends the form, and keeps what the server said of its fields until it changes. */
export function useSubmission({
  submissionKey,
  contractId,
  configuration,
  answers,
  onCreated,
  onRefused,
}: SubmissionOptions) {
  const create = useCreateRequest();
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({});

  const submit = () => {
    if (!configuration || contractId === null || create.isPending || create.isSuccess) return;
    const { serviceCode, action, type } = configuration;
    setServerErrors({});
    create.mutate(
      { key: submissionKey, body: { ...answers, contractId, serviceAction: { serviceCode, action }, type } },
      {
        onSuccess: onCreated,
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          const told = error.errors.flatMap(({ path, label }) =>
            path?.startsWith('body.') ? [[path.slice('body.'.length), label] as const] : [],
          );
          setServerErrors(Object.fromEntries(told));
          onRefused(told.map(([field]) => field));
        },
      },
    );
  };
  return {
    submit,
    /** On its way, or created: until the page of the request is there, the form is not sent again. */
    isSent: create.isPending || create.isSuccess,
    /** What the server said beyond fields; empty when it said nothing, null when nothing failed. */
    failure: create.isError ? (create.error instanceof ApiError ? create.error.labels.join(' ') : '') : null,
    serverErrors,
    forgetErrors: () => {
      if (Object.keys(serverErrors).length > 0) setServerErrors({});
    },
  };
}
