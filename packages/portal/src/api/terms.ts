import { ApiError } from '@atrium/contract/errors';
import { useLanguage } from '@atrium/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey } from './calls.ts';
import { api } from './client.ts';
import { useFile } from './files.ts';
import { userQuery, useUser } from './users.ts';

/** Fetches the terms in force for the user, in the language of the page (API-009), with their version. */
export function useTerms() {
  const { id } = useUser();
  const language = useLanguage();
  const { headers, ...document } = useFile({
    queryKey: [...callKey('users', 'terms', { params: { id } }), language],
    call: (signal) => api().users.terms({ params: { id }, signal }),
  });
  return { document, version: headers?.get('terms-version') ?? undefined };
}

/** Accepts the version of the terms that was read (TERM-007). */
export function useAcceptTerms() {
  const queries = useQueryClient();
  const { id } = useUser();
  return useMutation({
    mutationFn: (version: string | undefined) =>
      api().users.acceptTerms({
        params: { id },
        body: { accept: true, ...(version !== undefined && { version }) },
      }),
    onSuccess: () => {
      queries.setQueryData(
        userQuery.queryKey,
        (user) => user && { ...user, hasAcceptedTermsAndConditions: true },
      );
      // Calls of the page under the terms were refused until now.
      void queries.invalidateQueries();
    },
    // If another version is in force now, the user must read that one; after other failures what was read stays read.
    onError: (error) =>
      error instanceof ApiError && error.status === 409
        ? queries.invalidateQueries({ queryKey: callKey('users', 'terms') })
        : undefined,
  });
}
