import { ApiError } from '@atrium/contract/errors';
import type { RequestConfiguration } from '@atrium/contract/request-creation-rules';
import { useState } from 'react';
import { useCreateRequest } from '../../../api/request-creation.ts';
import type { answersOf } from './creation-form.ts';

interface SubmissionOptions {
  /** Idempotency key: the same for every submission of this form, which creates one request. */
  submissionKey: string;
  contractId: string | null;
  configuration: RequestConfiguration | undefined;
  answers: ReturnType<typeof answersOf>;
  /** Called even if the user has left the form meanwhile. */
  onCreated: (request: { id: string; reference: string }) => void;
  /** Called with the fields that the server refused, by their path in the payload. */
  onRefused: (fields: readonly string[]) => void;
}

/** Submits the form, and keeps the server's errors of its fields until it changes. */
export function useSubmission({
  submissionKey,
  contractId,
  configuration,
  answers,
  onCreated,
  onRefused,
}: SubmissionOptions) {
  const create = useCreateRequest(onCreated);
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({});

  const submit = () => {
    if (!configuration || contractId === null || create.isPending || create.isSuccess) return;
    const { serviceCode, action, type } = configuration;
    setServerErrors({});
    create.mutate(
      { key: submissionKey, body: { ...answers, contractId, serviceAction: { serviceCode, action }, type } },
      {
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
    /** Being sent, or created: the form is not sent again before the page of the request opens. */
    isSent: create.isPending || create.isSuccess,
    /** The server's error apart from fields; empty if it gave none, null if nothing failed. */
    failure: create.isError ? (create.error instanceof ApiError ? create.error.labels.join(' ') : '') : null,
    serverErrors,
    forgetErrors: () => {
      if (Object.keys(serverErrors).length > 0) setServerErrors({});
    },
  };
}
